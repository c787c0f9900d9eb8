import { frontToast, signIn, undo } from '../../support/admin.ts';
import { addRequest } from '../../support/appointments.ts';
import { appointment, dayText, drag, openOffice, plan, week } from '../../support/calendar.ts';
import { expect, test } from '../../site.ts';
import { addDays } from '../../../src/domain/appointment/week.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';

// Without animations, during which elements move.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 1100 } });

test.describe('when the database refuses', () => {
  // The browser logs the refusal.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('what does not fit turns red and says why, is put back, or planned all the same', async ({ page, site }) => {
    const { office } = await openOffice(page, site);
    await plan(office, await addRequest(site, 'Jansen', 10), winterMonday, '09:30', '10:30');
    await plan(office, await addRequest(site, 'Bakker'), addDays(winterMonday, 1), '13:00', '14:00');
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
      page.getByText(`Het bezoek bij Bakker is verzet naar ${dayText('maandag')} 10:00 tot 11:00`),
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
    await plan(office, await addRequest(site, 'Jansen'), winterMonday, '09:30', '10:30');
    await page.goto(week);
    await expect(appointment(page, 'Jansen')).toBeVisible();
    await page.route('**/rest/v1/rpc/move_visit', (route) => route.fulfill({ status: 503, body: 'down' }));
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
  await plan(office, id, winterMonday, '09:30', '10:30');
  const colleague = await (
    await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 1100 } })
  ).newPage();
  await signIn(colleague, site.url, password);
  await colleague.goto(`${site.url}${week}`);
  await expect(appointment(colleague, 'Jansen')).toContainText('09:30–10:30');
  await office.update('contact_submissions', `id=eq.${id}`, { appointment_time: '11:00' });
  await expect(appointment(colleague, 'Jansen')).toContainText('11:00–12:00', { timeout: 5_000 });

  // From now on the colleague's calendar is not refreshed.
  await colleague.route('**/rest/v1/rpc/calendar_days*', () => undefined);
  await office.update('contact_submissions', `id=eq.${id}`, { appointment_time: '14:00' });
  await appointment(colleague, 'Jansen').focus();
  await colleague.keyboard.press('ArrowDown');
  await colleague.keyboard.press('Enter');
  await colleague.unroute('**/rest/v1/rpc/calendar_days*');
  await expect(frontToast(colleague)).toContainText('Iemand anders heeft het bezoek bij Jansen net gewijzigd.');
  await colleague.context().close();
});
