import type { Locator, Page } from '@playwright/test';
import type { Site } from '../start-site.ts';
import { becomeAdmin } from './admin.ts';
import { becomeAdviser, officeOf, switchMailOff, type Office } from './appointments.ts';
import { addDays } from '../../src/domain/appointment/week.ts';
import { formatPlainDay } from '../../src/lib/format/format-date.ts';
import { winterMonday } from '../../src/test/winter-week.ts';

export const week = `/admin/agenda?week=${winterMonday}`;
const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;

/** A day of that week as it is told, like `maandag 1 februari`. */
export function dayText(weekday: (typeof weekdays)[number]): string {
  return formatPlainDay(addDays(winterMonday, weekdays.indexOf(weekday)));
}

/** Makes the administrator, an adviser with hours, and sends no mails. */
export async function openOffice(page: Page, site: Site) {
  const password = await becomeAdmin(page);
  const office = await officeOf(page, site);
  await becomeAdviser(office);
  await switchMailOff(office);
  return { password, office };
}

/** Stores an appointment, in winter time. */
export async function plan(
  office: Office,
  request_id: string,
  day: string,
  from: string,
  until: string,
): Promise<void> {
  await office.insert('rpc/plan_visit', {
    request_id,
    adviser: office.userId,
    starts_at: `${day}T${from}:00+01:00`,
    ends_at: `${day}T${until}:00+01:00`,
  });
}

/** An appointment in the grid. */
export function appointment(page: Page, name: string): Locator {
  return page.locator('.calendar-grid').getByRole('link', { name: new RegExp(name) });
}

/** The position of a time of a weekday in the grid, which begins at 08:00. */
export async function pointAt(page: Page, weekday: (typeof weekdays)[number], time: string) {
  const header = await page.locator('.calendar-day-header').nth(weekdays.indexOf(weekday)).boundingBox();
  const slots = page.locator('.calendar-slot');
  const [first, second] = await Promise.all([slots.nth(0).boundingBox(), slots.nth(1).boundingBox()]);
  if (!header || !first || !second) throw new Error('there is no grid');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { x: header.x + header.width / 2, y: first.y + (((hours - 8) * 60 + minutes) / 30) * (second.y - first.y) };
}

/** Where something is on screen; fails when it is not. */
export async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error(`not on screen: ${what.toString()}`);
  return box;
}

/** Drags something by its top to a time, without dropping it. */
export async function drag(page: Page, what: Locator, weekday: (typeof weekdays)[number], time: string): Promise<void> {
  const box = await boxOf(what);
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  const { x, y } = await pointAt(page, weekday, time);
  await page.mouse.move(x, y + 30, { steps: 5 });
  await page.mouse.move(x, y + 4, { steps: 5 });
}
