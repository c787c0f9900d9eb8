import { undo } from '../../support/admin.ts';
import { addRequest } from '../../support/appointments.ts';
import { appointment, boxOf, dayText, drag, openOffice, plan, pointAt, week } from '../../support/calendar.ts';
import { expect, test } from '../../site.ts';
import { addDays } from '../../../src/domain/appointment/week.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';

// Without animations, during which elements move.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 1100 } });

test('a request is dragged into the week, moved and lengthened by keys, and each can be undone', async ({
  page,
  site,
}) => {
  const { office } = await openOffice(page, site);
  await plan(office, await addRequest(site, 'Jansen', 10), winterMonday, '09:30', '10:30');
  await addRequest(site, 'Pietersen');
  await page.goto(week);
  await expect(appointment(page, 'Jansen')).toContainText('09:30–10:30');
  await expect(appointment(page, 'Jansen')).toContainText('Laan 11, Amersfoort');
  await expect(appointment(page, 'Jansen')).toContainText('Appartement, €285');
  await expect(appointment(page, 'Jansen')).toContainText('16 min');

  await drag(page, page.locator('[data-waiting]'), 'dinsdag', '10:00');
  await page.mouse.up();
  await expect(
    page.getByText(`Het bezoek bij Pietersen is ingepland op ${dayText('dinsdag')} 10:00 tot 11:00`),
  ).toBeVisible();
  await expect(appointment(page, 'Pietersen')).toContainText('10:00–11:00');
  await expect(page.getByText('Er wacht niemand op een bezoek.')).toBeVisible();
  await undo(page);
  await expect(page.locator('[data-waiting]')).toContainText('Pietersen');
  await expect(appointment(page, 'Pietersen')).toHaveCount(0);

  await appointment(page, 'Jansen').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: `${dayText('dinsdag')} 09:30 tot 10:30` })).toBeVisible();
  // Redrawn on another day, it keeps the focus.
  await expect(appointment(page, 'Jansen')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`Het bezoek bij Jansen is verzet naar ${dayText('dinsdag')} 09:45 tot 11:00`),
  ).toBeVisible();
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
  await plan(office, await addRequest(site, 'Jansen'), addDays(winterMonday, 1), '09:30', '10:30');
  await page.goto(week);
  await appointment(page, 'Jansen').hover();
  const box = await boxOf(appointment(page, 'Jansen'));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await page.mouse.down();
  const { x, y } = await pointAt(page, 'dinsdag', '11:15');
  await page.mouse.move(x, y - 10, { steps: 5 });
  await page.mouse.move(x, y - 2, { steps: 5 });
  await page.mouse.up();
  await expect(
    page.getByText(`Het bezoek bij Jansen is verzet naar ${dayText('dinsdag')} 09:30 tot 11:15`),
  ).toBeVisible();
  await undo(page);
  await expect(appointment(page, 'Jansen')).toContainText('09:30–10:30');
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('an appointment is held with a finger, and moved and lengthened', async ({ page, site }) => {
    const { office } = await openOffice(page, site);
    await plan(office, await addRequest(site, 'Jansen'), addDays(winterMonday, 1), '09:30', '10:30');
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
      page.getByText(`Het bezoek bij Jansen is verzet naar ${dayText('donderdag')} 13:00 tot 14:00`),
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
      page.getByText(`Het bezoek bij Jansen is verzet naar ${dayText('donderdag')} 13:00 tot 14:30`),
    ).toBeVisible();
  });
});
