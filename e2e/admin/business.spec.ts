import { becomeAdmin } from '../support/admin.ts';
import { expect, test } from '../site.ts';

// Facts of the business that change in Beheer: the site, its code and its mails have the new ones, and no old one is left.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('another telephone, three advisers and Zwolle with 50 km: on every page, hydrated, and none of the old ones', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.setTimeout(600_000);
  await becomeAdmin(page);
  await page.goto('/admin/beheer/bedrijf');
  await expectAccessible('the facts of the business');
  const contact = page.getByRole('form', { name: 'Bereikbaar' });
  await contact.getByLabel('Telefoon').fill('038 012 34 56');
  await contact.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Opgeslagen. De website krijgt het').first()).toBeVisible();
  const advisers = page.getByRole('form', { name: 'Wie er langskomt' });
  for (const [index, name] of ['Ali de Wit', 'Bo de Wit', 'Cor de Wit'].entries()) {
    if (index > 0) await advisers.getByRole('button', { name: 'Adviseur toevoegen' }).click();
    await advisers.getByLabel('Naam').nth(index).fill(name);
    await advisers.getByLabel('Certificaatnummer').nth(index).fill(`EPW-0000${index + 1}`);
  }
  await advisers.getByRole('button', { name: 'Opslaan' }).click();
  const area = page.getByRole('form', { name: 'Werkgebied' });
  await area.getByLabel('Plaats in het midden').fill('Nergenshuizen');
  await area.getByLabel('Tot hoeveel kilometer').fill('50');
  await area.getByRole('button', { name: 'Opslaan' }).click();
  await expect(area.getByText('Deze plaats kennen wij niet.')).toBeVisible();
  await area.getByLabel('Plaats in het midden').fill('Zwolle');
  await area.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .poll(async () => (await fetch(`${site.url}/werkgebieden`)).text(), { timeout: 400_000, intervals: [2000] })
    .toContain('50 km van Zwolle');
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByRole('contentinfo')).toContainText('038 012 34 56');
  await expect(page.getByRole('contentinfo')).toContainText('certificaten EPW-00001, EPW-00002 en EPW-00003');
  await expect(page.getByRole('contentinfo')).not.toContainText('Rotterdam');
  expect(await (await fetch(site.url)).text()).not.toMatch(/085 000 0000|Robin Voorbeeld|80 km|Rotterdam/);
  await page.goto('/energielabel-rotterdam-aanvragen');
  await expect(page).toHaveURL('/werkgebieden');
});
