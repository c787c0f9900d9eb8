import type { Locator, Page } from '@playwright/test';
import { becomeAdmin, frontToast, signIn, undo } from '../../support/admin.ts';
import { addRequest, becomeAdviser, officeOf, switchMailOff, type Office } from '../../support/appointments.ts';
import { expect, test } from '../../site.ts';

// Without animations, during which elements move.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 1100 } });

// A working week without holidays, in winter time.
const week = '/admin/agenda?week=2027-02-01';
const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;

async function openOffice(page: Page, site: Parameters<typeof officeOf>[1]) {
  const password = await becomeAdmin(page);
  const office = await officeOf(page, site);
  await becomeAdviser(office);
  await switchMailOff(office);
  return { password, office };
}

async function plan(office: Office, request_id: string, day: string, from: string, until: string): Promise<void> {
  await office.insert('appointments', {
    request_id,
    adviser: office.userId,
    starts_at: `${day}T${from}:00+01:00`,
    ends_at: `${day}T${until}:00+01:00`,
  });
}

function appointment(page: Page, name: string): Locator {
  return page.locator('.calendar-grid').getByRole('link', { name: new RegExp(name) });
}

/** The position of a time of a weekday in the grid, which begins at 08:00. */
async function pointAt(page: Page, weekday: (typeof weekdays)[number], time: string) {
  const header = await page.locator('.calendar-day-header').nth(weekdays.indexOf(weekday)).boundingBox();
  const slots = page.locator('.calendar-slot');
  const [first, second] = await Promise.all([slots.nth(0).boundingBox(), slots.nth(1).boundingBox()]);
  if (!header || !first || !second) throw new Error('there is no grid');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { x: header.x + header.width / 2, y: first.y + (((hours - 8) * 60 + minutes) / 30) * (second.y - first.y) };
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error(`not on screen: ${what.toString()}`);
  return box;
}

/** Drags something by its top to a time, without dropping it. */
async function drag(page: Page, what: Locator, weekday: (typeof weekdays)[number], time: string): Promise<void> {
  const box = await boxOf(what);
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  const { x, y } = await pointAt(page, weekday, time);
  await page.mouse.move(x, y + 30, { steps: 5 });
  await page.mouse.move(x, y + 4, { steps: 5 });
}

test('a request is dragged into the week, moved and lengthened by keys, and each can be undone', async ({
  page,
  site,
}) => {
  const { office } = await openOffice(page, site);
  await plan(office, await addRequest(site, 'Jansen', 10), '2027-02-01', '09:30', '10:30');
  await addRequest(site, 'Pietersen');
  await page.goto(week);
  await expect(appointment(page, 'Jansen')).toContainText('09:30–10:30');
  await expect(appointment(page, 'Jansen')).toContainText('Laan 11, Amersfoort');
  await expect(appointment(page, 'Jansen')).toContainText('Appartement, €285');
  await expect(appointment(page, 'Jansen')).toContainText('16 min');

  await drag(page, page.locator('[data-waiting]'), 'dinsdag', '10:00');
  await page.mouse.up();
  await expect(
    page.getByText('Het bezoek bij Pietersen is ingepland op dinsdag 2 februari 10:00 tot 11:00'),
  ).toBeVisible();
  await expect(appointment(page, 'Pietersen')).toContainText('10:00–11:00');
  await expect(page.getByText('Er wacht niemand op een bezoek.')).toBeVisible();
  await undo(page);
  await expect(page.locator('[data-waiting]')).toContainText('Pietersen');
  await expect(appointment(page, 'Pietersen')).toHaveCount(0);

  await appointment(page, 'Jansen').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'dinsdag 2 februari 09:30 tot 10:30' })).toBeVisible();
  // Redrawn on another day, it keeps the focus.
  await expect(appointment(page, 'Jansen')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Het bezoek bij Jansen is verzet naar dinsdag 2 februari 09:45 tot 11:00')).toBeVisible();
  await page.reload();
  await expect(appointment(page, 'Jansen')).toContainText('09:45–11:00');
  await appointment(page, 'Jansen').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(appointment(page, 'Jansen')).toContainText('09:45–11:00');

  await appointment(page, 'Jansen').click();
  await expect(page.getByRole('dialog', { name: 'Aanvraagdetails' })).toBeVisible();
});

test('an appointment is lengthened with the mouse at its lower edge', async ({ page, site }) => {
  const { office } = await openOffice(page, site);
  await plan(office, await addRequest(site, 'Jansen'), '2027-02-02', '09:30', '10:30');
  await page.goto(week);
  await appointment(page, 'Jansen').hover();
  const box = await boxOf(appointment(page, 'Jansen'));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await page.mouse.down();
  const { x, y } = await pointAt(page, 'dinsdag', '11:15');
  await page.mouse.move(x, y - 10, { steps: 5 });
  await page.mouse.move(x, y - 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Het bezoek bij Jansen is verzet naar dinsdag 2 februari 09:30 tot 11:15')).toBeVisible();
  await undo(page);
  await expect(appointment(page, 'Jansen')).toContainText('09:30–10:30');
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('an appointment is held with a finger, and moved and lengthened', async ({ page, site }) => {
    const { office } = await openOffice(page, site);
    await plan(office, await addRequest(site, 'Jansen'), '2027-02-02', '09:30', '10:30');
    await page.goto(week);
    const finger = await page.context().newCDPSession(page);
    async function touch(
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ): Promise<void> {
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    }

    /** A long press starts a drag. */
    async function hold() {
      const box = await boxOf(appointment(page, 'Jansen'));
      const start = { x: box.x + box.width / 2, y: box.y + 4 };
      await touch('touchStart', start);
      await expect(page.locator('.appointment-edge-held').first()).toBeAttached();
      return start;
    }

    const start = await hold();
    const { x, y } = await pointAt(page, 'donderdag', '13:00');
    for (const part of [0.5, 1]) {
      await touch('touchMove', { x: start.x + (x - start.x) * part, y: start.y + (y + 4 - start.y) * part });
    }
    await touch('touchEnd');
    await expect(
      page.getByText('Het bezoek bij Jansen is verzet naar donderdag 4 februari 13:00 tot 14:00'),
    ).toBeVisible();

    // After a long press without a move it has a handle.
    await expect(page.locator('.appointment-edge-held')).toHaveCount(0);
    await hold();
    await touch('touchEnd');
    // During the long press it exists twice.
    await expect(page.locator('.appointment-edge-held')).toHaveCount(1);
    const handle = await boxOf(page.locator('.appointment-edge-held'));
    const below = await pointAt(page, 'donderdag', '14:30');
    await touch('touchStart', { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 });
    for (const back of [10, 2]) await touch('touchMove', { x: below.x, y: below.y - back });
    await touch('touchEnd');
    await expect(
      page.getByText('Het bezoek bij Jansen is verzet naar donderdag 4 februari 13:00 tot 14:30'),
    ).toBeVisible();
  });
});

test.describe('when the database refuses', () => {
  // The browser logs the refusal.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('what does not fit turns red and says why, is put back, or planned all the same', async ({ page, site }) => {
    const { office } = await openOffice(page, site);
    await plan(office, await addRequest(site, 'Jansen', 10), '2027-02-01', '09:30', '10:30');
    await plan(office, await addRequest(site, 'Bakker'), '2027-02-02', '13:00', '14:00');
    await page.goto(week);
    await drag(page, appointment(page, 'Bakker'), 'maandag', '10:00');
    const words = page.getByRole('status').filter({ hasText: /overlapt met Jansen 09:30/i });
    await expect(words).toBeVisible();
    await expect(page.locator('.is-refused .appointment-draft').first()).toBeVisible();
    await page.mouse.up();
    const overrule = page.getByRole('button', { name: 'Toch inplannen: overlapt met Jansen 09:30' });
    await expect(overrule).toBeVisible();
    await page.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(appointment(page, 'Bakker')).toContainText('13:00–14:00');
    await expect(page.getByText(/is verzet naar/)).toHaveCount(0);

    await drag(page, appointment(page, 'Bakker'), 'maandag', '10:00');
    await page.mouse.up();
    await overrule.click();
    await expect(
      page.getByText('Het bezoek bij Bakker is verzet naar maandag 1 februari 10:00 tot 11:00'),
    ).toBeVisible();
    await expect(appointment(page, 'Bakker')).toContainText('toch ingepland');
    await undo(page);
    await expect(appointment(page, 'Bakker')).toContainText('13:00–14:00');
    await expect(appointment(page, 'Bakker')).not.toContainText('toch ingepland');
  });
});

test.describe('when a write fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the appointment stands where it stood, and no success is told', async ({ page, site }) => {
    const { office } = await openOffice(page, site);
    await plan(office, await addRequest(site, 'Jansen'), '2027-02-01', '09:30', '10:30');
    await page.goto(week);
    await expect(appointment(page, 'Jansen')).toBeVisible();
    await page.route('**/rest/v1/appointments?*', (route) => route.fulfill({ status: 503, body: 'down' }));
    await drag(page, appointment(page, 'Jansen'), 'woensdag', '11:00');
    await page.mouse.up();
    await expect(frontToast(page)).toContainText('Het bezoek bij Jansen is niet opgeslagen.');
    await expect(appointment(page, 'Jansen')).toContainText('09:30–10:30');
    await expect(page.getByText(/is verzet naar/)).toHaveCount(0);
  });
});

test('a change of a colleague appears within five seconds, and what was read before it is a conflict', async ({
  page,
  browser,
  site,
}) => {
  const { office, password } = await openOffice(page, site);
  const id = await addRequest(site, 'Jansen');
  await plan(office, id, '2027-02-01', '09:30', '10:30');
  const colleague = await (
    await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 1100 } })
  ).newPage();
  await signIn(colleague, site.url, password);
  await colleague.goto(`${site.url}${week}`);
  await expect(appointment(colleague, 'Jansen')).toContainText('09:30–10:30');
  await office.update('appointments', `request_id=eq.${id}`, {
    starts_at: '2027-02-01T11:00:00+01:00',
    ends_at: '2027-02-01T12:00:00+01:00',
  });
  await expect(appointment(colleague, 'Jansen')).toContainText('11:00–12:00', { timeout: 5_000 });

  // From now on the colleague's calendar is not refreshed.
  await colleague.route('**/rest/v1/rpc/calendar_days*', () => undefined);
  await office.update('appointments', `request_id=eq.${id}`, {
    starts_at: '2027-02-01T14:00:00+01:00',
    ends_at: '2027-02-01T15:00:00+01:00',
  });
  await appointment(colleague, 'Jansen').focus();
  await colleague.keyboard.press('ArrowDown');
  await colleague.keyboard.press('Enter');
  await colleague.unroute('**/rest/v1/rpc/calendar_days*');
  await expect(frontToast(colleague)).toContainText('Iemand anders heeft het bezoek bij Jansen net gewijzigd.');
  await colleague.context().close();
});

test('suggested moments tell what they cost, and a press plans one', async ({ page, site }) => {
  await openOffice(page, site);
  await addRequest(site, 'Pietersen', 10);
  await page.goto(week);
  await page.getByRole('button', { name: 'Stel momenten voor' }).click();
  const moments = page.getByRole('list', { name: 'Momenten voor Pietersen' }).getByRole('button');
  await expect(moments).toHaveCount(5);
  await expect(moments.first()).toContainText('+32 minuten rijden');
  await moments.first().click();
  await expect(page.getByText(/^Het bezoek bij Pietersen is ingepland op/)).toBeVisible();
  await expect(page.getByText('Er wacht niemand op een bezoek.')).toBeVisible();
});

test('a rush request shows how long is left, and is red while it is dragged past its deadline', async ({
  page,
  site,
}) => {
  await openOffice(page, site);
  await addRequest(site, 'Pietersen', 0, { rush_service: true });
  await page.goto(week);
  const waiting = page.locator('[data-waiting]');
  await expect(waiting).toContainText(/Spoed nog \d+ (uur|dagen)/);
  await drag(page, waiting, 'dinsdag', '10:00');
  await expect(page.getByText(/na de uiterste tijd van de spoed: het label moet er zijn op/i)).toBeVisible();
  await expect(page.locator('.calendar-grid')).toHaveClass(/is-refused/);
  await page.mouse.up();
  await expect(appointment(page, 'Pietersen')).toContainText('Spoed: te laat');
});

test('time is blocked and freed again', async ({ page, site }) => {
  await openOffice(page, site);
  await page.goto(week);
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click();
  const form = page.getByRole('dialog', { name: 'Tijd blokkeren' });
  await form.getByLabel('Reden').fill('Tandarts');
  await form.getByRole('button', { name: 'Blokkeren', exact: true }).click();
  await expect(page.locator('.calendar-closed-words')).toHaveText('Ali de Boer: Tandarts');
  await page.getByRole('button', { name: /^Vrijgeven: maandag 1 februari 13:00 tot 17:00/ }).click();
  await expect(page.locator('.calendar-closed-words')).toHaveCount(0);
  await undo(page);
  await expect(page.locator('.calendar-closed-words')).toHaveText('Ali de Boer: Tandarts');
});

test('a phone has the list of days; a day prints on one page and opens as a route; both are accessible', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { office } = await openOffice(page, site);
  const day = '2027-02-01';
  for (const [index, name] of ['Jansen', 'De Vries', 'Bakker', 'Smit'].entries()) {
    await plan(
      office,
      await addRequest(site, name, index, {
        ...{ phone: '06 12345678', surface_area: 95.5, construction_year: 1934, rush_service: name === 'Jansen' },
        message: 'De bel doet het niet: klop op het raam.',
      }),
      day,
      `${9 + index * 2}:30`.padStart(5, '0'),
      `${10 + index * 2}:30`,
    );
  }
  await addRequest(site, 'Pietersen');
  await page.goto(week);
  await expect(appointment(page, 'Smit')).toBeVisible();
  await expectAccessible('the week');
  await page.setViewportSize({ width: 360, height: 740 });
  const monday = page.getByRole('region', { name: 'maandag 1 februari' });
  await expect(monday.getByRole('link', { name: /^\d/ })).toHaveText([
    /09:30.*Jansen/,
    /11:30.*De Vries/,
    /13:30.*Bakker/,
    /15:30.*Smit/,
  ]);
  await expect(page.locator('.calendar-grid')).toHaveCount(0);
  const route = new URL((await monday.getByRole('link', { name: 'Route openen' }).getAttribute('href')) ?? '');
  expect(route.searchParams.get('origin')).toBe('Stationsplein, Amersfoort');
  expect(route.searchParams.get('waypoints')).toBe(
    'Laan 1, Amersfoort, 3811AA|Laan 2, Amersfoort, 3811AA|Laan 3, Amersfoort, 3811AA',
  );
  expect(route.searchParams.get('destination')).toBe('Laan 4, Amersfoort, 3811AA');
  await expectAccessible('the list');
  await monday.getByRole('button', { name: 'Dag afdrukken' }).click();
  await expect(page.getByRole('dialog', { name: 'Bezoeken van maandag 1 februari' }).getByRole('listitem')).toHaveText([
    /09:30.*Jansen/,
    /11:30.*De Vries/,
    /13:30.*Bakker/,
    /15:30.*Smit/,
  ]);
  const pdf = await page.pdf();
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.goto(`/admin/agenda?dag=${day}`);
  await expect(page.getByRole('link', { name: 'Bel 06 12345678' })).toHaveCount(4);
  await expect(page.getByText('klop op het raam')).toHaveCount(4);
  await expectAccessible('the day');
});
