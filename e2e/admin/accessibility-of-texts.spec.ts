import { becomeAdmin, invite } from '../support/admin.ts';
import { expect, test } from '../site.ts';
import { writeText } from '../support/write-text.ts';

// As accessibility.spec.ts: the texts and Beheer.

// Without animations: halfway through a fade colours have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each state is checked four times.
test.describe.configure({ timeout: 300_000 });

const dialogPart = '[role=dialog]';

test('the editor with its forms', { tag: '@wide' }, async ({ page, expectAccessible }) => {
  await becomeAdmin(page);
  await page.goto('/admin/teksten');
  const hero = page.getByRole('article', { name: 'Bovenaan de homepagina' });
  const editor = '[role=tabpanel]';
  await hero.getByRole('button', { name: 'Bewerken' }).click();
  await hero.getByLabel('Subtitel').fill('Een nieuwe subtitel');
  await hero.getByRole('button', { name: 'Voorbeeld', exact: true }).click();
  await expect(hero.getByRole('group', { name: 'Voorbeeld' })).toBeVisible();
  await expectAccessible('the form of a block with its preview', { part: editor });
  await hero.getByRole('button', { name: 'Annuleren' }).click();
  await expectAccessible('the question about changes', { part: editor });
  await hero.getByRole('button', { name: 'Verder bewerken' }).click();
  await hero.getByRole('button', { name: 'Opslaan' }).click();
  await hero.getByRole('button', { name: 'Eerdere versies' }).click();
  await expect(hero.getByRole('group', { name: 'Eerdere versies' }).getByRole('listitem')).toHaveCount(1);
  await hero.getByRole('button', { name: 'Verwijderen' }).click();
  await expectAccessible('the history and the question about deleting', { part: editor });
  await page.getByRole('tab', { name: '/blog/alle kosten energielabel' }).click();
  await expect(page.getByRole('group', { name: 'Publicatie' })).toBeVisible();
  await expectAccessible('the publication of an article', { part: editor });
  const article = page.getByRole('article', { name: 'Artikel op de blog' });
  await article.getByRole('button', { name: 'Bewerken' }).click();
  await writeText(article, 'Meer tekst.');
  await article.getByRole('button', { name: /^Link/ }).click();
  await article.getByLabel('Of een ander adres').fill('geen adres');
  await article.getByRole('button', { name: 'Link maken' }).click();
  await expect(article.getByText(/Dit adres klopt niet/)).toBeVisible();
  await expectAccessible('the editor of an article with its link and previews', { part: editor });
});

test('the dialogs that make something new', { tag: '@wide' }, async ({ page, expectAccessible }) => {
  await becomeAdmin(page);
  await page.goto('/admin/teksten');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Nieuwe inhoud toevoegen' }).click();
  await dialog.getByLabel('Pagina pad').fill('geen pad');
  await dialog.getByRole('button', { name: 'Content aanmaken' }).click();
  await expect(dialog.getByText('Sectie naam is verplicht')).toBeVisible();
  await expectAccessible('a new text, refused', { part: dialogPart });
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expectAccessible('the question about input', { part: dialogPart });
  await dialog.getByRole('button', { name: 'Ja, sluiten zonder opslaan' }).click();

  await page.getByRole('button', { name: 'Nieuwe landingspagina aanmaken' }).click();
  await dialog.getByLabel('Plaatsnaam').fill('Amersfoort');
  await dialog.getByRole('button', { name: 'Landingspagina aanmaken' }).click();
  await expect(dialog.getByText('Amersfoort heeft al een vaste pagina')).toBeVisible();
  await expectAccessible('a new landing page, refused', { part: dialogPart });
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await dialog.getByRole('button', { name: 'Ja, sluiten zonder opslaan' }).click();

  await page.getByRole('button', { name: 'Nieuw artikel schrijven' }).click();
  await dialog.getByRole('button', { name: 'Artikel opslaan' }).click();
  await expect(dialog.getByText('Vul een titel in')).toBeVisible();
  await expectAccessible('a new article, refused', { part: dialogPart });
  await dialog.getByLabel('Titel *', { exact: true }).fill('Wat doet een adviseur?');
  await writeText(dialog, '## De opname', '- meten');
  await dialog.getByRole('button', { name: 'Voorbeeld bekijken' }).click();
  await expect(dialog.getByRole('heading', { name: 'De opname' })).toBeVisible();
  await expectAccessible('the preview of an article', { part: dialogPart });
});

test.describe('with more requests than a page holds', { tag: '@wide' }, () => {
  test.use({ seededRequests: 60 });

  test('the administrators and the privacy tools', async ({ page, browser, expectAccessible }) => {
    await becomeAdmin(page);
    await page.goto('/admin/beheer/mensen');
    const colleague = await (await browser.newContext()).newPage();
    await colleague.goto(await invite(page, 'jo@example.org'));
    await colleague.getByRole('button', { name: 'Beheerder aanmaken' }).click();
    await expect(colleague.getByText('Admin user created successfully!')).toBeVisible();
    await colleague.context().close();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Beheerders' }).getByText('jo@example.org')).toBeVisible();
    await invite(page, 'sam@example.org');
    await expectAccessible('an invitation');
    await page.goto('/admin/beheer/privacy');
    await page.getByText('Oude aanvragen anonimiseren').click();
    await page.getByRole('button', { name: 'Bekijk welke aanvragen' }).click();
    await expect(page.getByRole('region', { name: 'Oude aanvragen anonimiseren' })).toBeVisible();
    await page.getByRole('button', { name: /^Anonimiseer/ }).click();
    await expect(page.getByText(/Dit kan niet ongedaan worden gemaakt/)).toBeVisible();
    await page.getByText('Gegevens van één persoon opvragen').click();
    await page.getByRole('button', { name: 'Gegevens downloaden' }).click();
    await expect(page.getByText('Vul het e-mailadres van de persoon in')).toBeVisible();
    await expectAccessible('a dry run');
  });
});
