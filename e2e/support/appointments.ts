import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { buildRequestRow, type RequestInsert } from '../../supabase/tests/setup/factories.ts';
import type { Site } from '../start-site.ts';

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** Stores rows as the administrator who is signed in on the page. */
export interface Office {
  userId: string;
  /** Inserts rows, or calls a function, with the rights of that administrator. */
  insert: (table: string, rows: object | object[]) => Promise<void>;
  update: (table: string, filter: string, values: object) => Promise<void>;
}

export async function officeOf(page: Page, site: Site): Promise<Office> {
  const stored = await page.evaluate(
    () => localStorage.getItem(Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? '') ?? '',
  );
  const session = sessionSchema.parse(JSON.parse(stored));

  async function call(method: string, path: string, body: object): Promise<void> {
    const answer = await fetch(`${site.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: 'local',
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify(body),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  }

  return {
    userId: session.user.id,
    insert: (table, rows) => call('POST', table, rows),
    update: (table, filter, values) => call('PATCH', `${table}?${filter}`, values),
  };
}

/** The office confirms by itself: nothing is mailed to customers, and no action asks about it. */
export function switchMailOff({ update }: Office): Promise<void> {
  return update('settings', 'sends_mail=is.true', { sends_mail: false });
}

interface AdviserOptions {
  name?: string;
  /** ISO: 1 is Monday. */
  weekdays?: readonly number[];
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7];

/**
 * Makes the signed-in administrator an adviser who visits from nine to five, from Monday to Friday unless said
 * otherwise.
 */
export async function becomeAdviser(
  { insert, userId }: Office,
  { name = 'Ali de Boer', weekdays = [1, 2, 3, 4, 5] }: AdviserOptions = {},
): Promise<void> {
  await insert('advisers', {
    user_id: userId,
    name,
    color: 'blue',
    start_place: 'Stationsplein, Amersfoort',
    start_x: 155000,
    start_y: 463000,
  });
  await insert('rpc/save_adviser_hours', {
    adviser_id: userId,
    hours: weekdays.map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  });
}

/** Adds a request of a home so many kilometres to the east of Amersfoort's station; resolves to its id. */
export async function addRequest(
  site: Site,
  name: string,
  east = 0,
  overrides: Partial<RequestInsert> = {},
): Promise<string> {
  const row = buildRequestRow({
    name,
    address: `Laan ${east + 1}, Amersfoort`,
    postcode: '3811AA',
    rd_x: 155_000 + east * 1000,
    rd_y: 463_000,
    ...overrides,
  });
  const answer = await fetch(`${site.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: 'local', 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(row),
  });
  expect(answer.ok, await answer.text()).toBe(true);
  return row.id;
}
