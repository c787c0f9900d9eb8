import { specificationList } from '../../src/domain/pricing/price-list.ts';
import { firstTerms } from '../../supabase/functions/_shared/business-terms.ts';
import { firstBusiness, type Business } from '../../supabase/functions/_shared/business.ts';
import { oldFacts } from '../../tools/release/old-facts.ts';
import { becomeAdmin } from '../support/admin.ts';
import { expect, test } from '../site.ts';

// Facts of the business that change in Beheer: the site, its code and its mails have the new ones, and no old one is left.

const changed: Business = {
  ...firstBusiness,
  phone: '038 012 34 56',
  area: { ...firstBusiness.area, name: 'Zwolle', radiusKm: 50 },
  advisers: ['Ali de Wit', 'Bo de Wit', 'Cor de Wit'].map((name, index) => ({
    name,
    certificate: `EPW-0000${index + 1}`,
    photo: '',
  })),
};

function firstScript(html: string): string {
  return /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('another telephone, three advisers and Zwolle with 50 km: on every page, hydrated, and none of the old ones', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.setTimeout(600_000);
  const codeBefore = firstScript(await (await fetch(site.url)).text());
  await becomeAdmin(page);
  await page.goto('/admin/beheer/bedrijf');
  await expect(page.getByRole('form', { name: 'Wie er langskomt' })).toBeVisible();
  await expectAccessible('the facts of the business');
  const contact = page.getByRole('form', { name: 'Bereikbaar' });
  await contact.getByLabel('Telefoon').fill(changed.phone);
  await contact.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Opgeslagen. De website krijgt het').first()).toBeVisible();
  const advisers = page.getByRole('form', { name: 'Wie er langskomt' });
  for (const [index, { name, certificate }] of changed.advisers.entries()) {
    if (index > 0) await advisers.getByRole('button', { name: 'Adviseur toevoegen' }).click();
    await advisers.getByLabel('Naam').nth(index).fill(name);
    await advisers.getByLabel('Certificaatnummer').nth(index).fill(certificate);
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
  const home = await (await fetch(site.url)).text();
  expect(home).not.toContain('Rotterdam');
  // A page that was opened before still gets its code.
  expect(firstScript(home)).not.toBe(codeBefore);
  expect((await fetch(`${site.url}${codeBefore}`)).status).toBe(200);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = new Map<string, string>();
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(url);
    pages.set(pathname, await (await fetch(`${site.url}${pathname}`)).text());
  }
  expect(pages.size).toBeGreaterThan(20);
  expect(oldFacts(pages, { prices: specificationList, terms: firstTerms, business: changed })).toEqual([]);
  await page.goto('/energielabel-rotterdam-aanvragen');
  await expect(page).toHaveURL('/werkgebieden');
});
