import { undo } from '../../support/admin.ts';
import { addRequest } from '../../support/appointments.ts';
import { appointment, dayText, drag, openOffice, plan, week } from '../../support/calendar.ts';
import { expect, test } from '../../site.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';

// Without animations, during which elements move.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 1100 } });

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
  await expect(page.getByText(/te laat voor de spoed: het label moet er zijn op/i)).toBeVisible();
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
  await page.getByRole('button', { name: `Vrijgeven: ${dayText('maandag')} 13:00 tot 17:00` }).click();
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
  const day = winterMonday;
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
  const monday = page.getByRole('region', { name: dayText('maandag') });
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
  await expect(
    page.getByRole('dialog', { name: `Bezoeken van ${dayText('maandag')}` }).getByRole('listitem'),
  ).toHaveText([/09:30.*Jansen/, /11:30.*De Vries/, /13:30.*Bakker/, /15:30.*Smit/]);
  await page.evaluate(() => {
    window.addEventListener('afterprint', () => {
      const printed = document.querySelector('[data-print-page]');
      document.documentElement.toggleAttribute('data-was-printed', printed?.checkVisibility() ?? false);
    });
  });
  const pdf = await page.pdf();
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // Paper is wider than a phone.
  await expect(page.locator('html[data-was-printed]')).toHaveCount(1);
  await page.goto(`/admin/agenda?dag=${day}`);
  await expect(page.getByRole('link', { name: 'Bel 06 12345678' })).toHaveCount(4);
  await expect(page.getByText('klop op het raam')).toHaveCount(4);
  await expectAccessible('the day');
});
