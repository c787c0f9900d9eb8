import { createClient } from '@supabase/supabase-js';
import { adminEmail, becomeAdmin } from '../support/admin.ts';
import { expect as baseExpect, test } from '../site.ts';

// A build takes seconds.
const expect = baseExpect.configure({ timeout: 40_000 });

test('a review is written, ordered and removed in Beheer, and the pages follow; without any, stars and rating are gone', async ({
  page,
  request,
  site,
  expectAccessible,
}) => {
  async function html(path: string): Promise<string> {
    return (await request.get(path)).text();
  }
  const password = await becomeAdmin(page);
  await page.goto('/admin/beheer/beoordelingen');
  await page.getByRole('button', { name: 'Beoordeling toevoegen' }).click();
  const form = page.getByRole('form', { name: 'Beoordeling toevoegen' });
  await form.getByLabel('Naam').fill('Sanne Mulder');
  await form.getByLabel('Plaats of wijk').fill('Zeist');
  await form.getByLabel('Tekst').fill('Een proef met een beoordeling.');
  await expectAccessible('the form of a review', { part: 'main' });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  const items = page.getByRole('listitem').filter({ hasText: 'sterren' });
  await expect(items.last()).toContainText('Een proef met een beoordeling.');
  await page.getByRole('button', { name: 'Beoordeling van Sanne Mulder omhoog' }).click();
  await expect(items.nth(-2)).toContainText('Sanne Mulder');
  await expect.poll(() => html('/')).toContain('Een proef met een beoordeling.');
  expect(await html('/energielabel-gouda-aanvragen')).toContain('H. Voorbeeld, Korte Akkeren');

  const client = createClient(site.url, 'local', { auth: { persistSession: false, autoRefreshToken: false } });
  await client.auth.signInWithPassword({ email: adminEmail, password });
  await client.from('reviews').delete().neq('author', 'Sanne Mulder');
  await page.reload();
  await items.getByRole('button', { name: 'Verwijderen' }).click();
  await items.getByRole('button', { name: 'Ja, verwijderen' }).click();
  await expect(page.getByText('Er zijn nog geen beoordelingen.')).toBeVisible();
  await expect.poll(() => html('/')).not.toContain('Wat klanten zeggen');
  const pages = await Promise.all(['/', '/energielabel-gouda-aanvragen', '/sitemap'].map(html));
  for (const shown of pages) expect(shown).not.toMatch(/Gemiddelde beoordeling|van 5 sterren|Voorbeeld,|>Reviews</);
});
