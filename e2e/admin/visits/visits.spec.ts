import type { Browser, Page } from '@playwright/test';
import { becomeAdmin, inviteColleague, undo } from '../../support/admin.ts';
import { addRequest, becomeAdviser, officeOf, type Office } from '../../support/appointments.ts';
import { expect, test } from '../../site.ts';
import { winterMonday as monday } from '../../../src/test/winter-week.ts';

// Without animations, during which elements move.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 1100 } });

async function plan({ insert, userId }: Office, request_id: string, from: string): Promise<void> {
  const starts = Date.parse(`${monday}T${from}:00+01:00`);
  await insert('rpc/plan_visit', {
    request_id,
    adviser: userId,
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + 3_600_000).toISOString(),
  });
}

/** Makes the signed-in administrator and a colleague advisers. */
async function openOffice(page: Page, browser: Browser, site: Parameters<typeof officeOf>[1]) {
  await becomeAdmin(page);
  const colleague = await inviteColleague(page, { browser, siteUrl: site.url, email: 'bo@example.nl' });
  await becomeAdviser(await officeOf(colleague, site), { name: 'Bo Visser' });
  await colleague.context().close();
  const office = await officeOf(page, site);
  await becomeAdviser(office);
  return office;
}

test('a sick day: one visit is handed over, one put back, with who gets which mail, and one undo', async ({
  page,
  browser,
  site,
}) => {
  const office = await openOffice(page, browser, site);
  await plan(office, await addRequest(site, 'Jansen'), '09:30');
  await plan(office, await addRequest(site, 'Bakker'), '13:00');
  await page.goto(`/admin/agenda?dag=${monday}`);
  await page.getByRole('link', { name: 'Ik kan niet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ik kan niet' });
  await expect(dialog.getByLabel('Wie kan niet?')).toHaveText(/Ali de Boer/);
  await expect(dialog.getByText('Er staan nog 2 bezoeken. Wat doen we daarmee?')).toBeVisible();
  await expect(dialog.getByLabel('Bezoek bij Jansen')).toHaveValue(/.+/);
  await expect(dialog.getByLabel('Bezoek bij Jansen').locator('option:checked')).toHaveText('Bo Visser neemt het over');
  await dialog.getByLabel('Bezoek bij Bakker').selectOption('Klant kiest een nieuw moment');
  await dialog.getByRole('button', { name: 'Uitvoeren' }).click();
  await expect(dialog).toHaveCount(0);
  const grid = page.locator('.calendar-grid');
  await expect(grid.getByRole('link', { name: /Jansen/ })).toContainText('Bo Visser');
  await expect(page.locator('[data-waiting]')).toContainText('Bakker');
  await expect(page.locator('.calendar-closed-words')).toHaveText('Ali de Boer: Kan niet');
  await undo(page);
  await expect(grid.getByRole('link', { name: /Jansen/ })).toContainText('Ali de Boer');
  await expect(grid.getByRole('link', { name: /Bakker/ })).toContainText('13:00–14:00');
  await expect(page.locator('.calendar-closed-words')).toHaveCount(0);

  // Dragged back to those who wait, which asks first.
  // What was pressed below the grid had scrolled the list out of view.
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = await grid.getByRole('link', { name: /Bakker/ }).boundingBox();
  const list = await page.getByRole('heading', { name: 'Wacht op een bezoek' }).boundingBox();
  if (!box || !list) throw new Error('not on screen');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(list.x + 40, list.y + 40, { steps: 8 });
  await page.mouse.move(list.x + 44, list.y + 10, { steps: 3 });
  await page.mouse.up();
  const question = page.getByRole('dialog', { name: 'Bezoek terugzetten' });
  await expect(question.getByLabel('Bezoek bij Bakker').locator('option:checked')).toHaveText(
    'Klant kiest een nieuw moment',
  );
  await question.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(page.locator('[data-waiting]')).toContainText('Bakker');
});
