import type { Page } from '@playwright/test';
import { becomeAdmin, frontToast, invite, openRow, signIn } from '../support/admin.ts';
import { becomeAdviser, everyDay, officeOf, switchMailOff } from '../support/appointments.ts';
import { expect, test } from '../site.ts';
import { writeText } from '../support/write-text.ts';

// The states that need a colleague or many steps, in the wide run; e2e/states checks all others, with the keyboard.

// Without animations: halfway through a fade colours have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each state is checked four times.
test.describe.configure({ timeout: 300_000 });

const dialogPart = '[role=dialog]';

async function planToday(page: Page): Promise<void> {
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' }));
  // Adding an appointment leaves a completed request completed.
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Nieuw');
  await page.getByLabel('Datum afspraak').fill(today);
  await page.getByLabel('Tijd afspraak').fill('09:30');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opslaan' }).click();
  // An appointment that does not fit has to be confirmed.
  const anyway = page.getByRole('button', { name: 'Ja, toch opslaan' });
  await expect(anyway.or(page.getByText('De aanvraag is succesvol bijgewerkt')).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.describe('with a few requests', { tag: '@wide' }, () => {
  test.use({ seededRequests: 8 });

  test('the list, a request in its states, and the calendar', async ({ page, browser, site, expectAccessible }) => {
    const password = await becomeAdmin(page);
    await becomeAdviser(await officeOf(page, site), { weekdays: everyDay });
    await page.goto('/admin');
    await openRow(page, 0);
    await planToday(page);
    await save(page);
    await openRow(page, 1);
    await planToday(page);
    await expect(page.getByText(/Dit moment past niet: het bezoek overlapt met/)).toBeVisible();
    await page.getByLabel('Tijd afspraak').fill('');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('Vul de tijd van de afspraak in')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: /Wil je zonder opslaan sluiten/ })).toBeVisible();
    await expectAccessible('a request that lacks its time, and the question about changes', { part: dialogPart });
    await page.getByRole('button', { name: 'Verder bewerken' }).click();
    await page.getByLabel('Tijd afspraak').fill('09:30');
    await page.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByRole('group', { name: 'Weet je het zeker?' })).toBeVisible();
    await expectAccessible('the question about deleting', { part: dialogPart });
    await page.getByRole('button', { name: 'Annuleren' }).click();

    const colleague = await (await browser.newContext()).newPage();
    await signIn(colleague, site.url, password);
    await openRow(colleague, 1);
    await colleague.getByLabel('Notities').fill('Van de collega');
    await save(colleague);
    await colleague.context().close();
    await page.getByLabel('Notities').fill('Van mij');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('group', { name: /toch opslaan/ })).toBeVisible();
    await expectAccessible('the question about an obstacle', { part: dialogPart });
    await page.getByRole('button', { name: 'Ja, toch opslaan' }).click();
    await expect(page.getByText(/Er is niets overschreven/)).toBeVisible();
    await expectAccessible('a conflict', { part: dialogPart });
    await page.getByRole('button', { name: 'Nieuwste versie laden' }).click();
    await expect(page.getByText(/opgeslagen is “Van de collega”/)).toBeVisible();
    await expectAccessible('a conflict with both versions', { part: dialogPart });
    await save(page);

    await openRow(page, 1);
    await expect(page.getByRole('button', { name: 'Agenda-bestand (.ics)' })).toBeVisible();
    await page.getByText('Geschiedenis', { exact: true }).click();
    await expect(page.getByText(/Van de collega/).first()).toBeVisible();
    await expectAccessible('a request with a visit and a history', { part: dialogPart });
    await page.keyboard.press('Escape');
    await expectAccessible('the list with visits today');
    await page.getByRole('link', { name: /^Agenda/ }).click();
    await expect(page.getByRole('img', { name: /Te vroeg voor de rit/ }).first()).toBeVisible();
    await expectAccessible('the calendar with visits');
  });

  test('a correction, a version of a colleague, what follows a save, and a new request', async ({
    page,
    browser,
    site,
    expectAccessible,
  }) => {
    const password = await becomeAdmin(page);
    await switchMailOff(await officeOf(page, site));
    await page.goto('/admin');
    await openRow(page, 0);
    const dialog = page.getByRole('dialog');
    await planToday(page);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Bevestigen per mail' })).toBeVisible();
    await expectAccessible('the next step after a save', { isThorough: true });

    await openRow(page, 0);
    await dialog.getByRole('button', { name: 'Corrigeren' }).click();
    await dialog.getByLabel('Oppervlakte').fill('groot');
    await dialog.getByLabel('Email').fill('bo@');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText(/Vul een getal in boven 0/)).toBeVisible();
    await expectAccessible('a correction that is refused', { part: dialogPart });
    await dialog.getByLabel('Oppervlakte').fill('290');
    await expect(dialog.getByText(/Nieuwe prijs/)).toBeVisible();

    const colleague = await (await browser.newContext()).newPage();
    await signIn(colleague, site.url, password);
    await openRow(colleague, 0);
    await colleague.getByLabel('Notities').fill('Van de collega');
    await colleague.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText(/Een collega heeft deze aanvraag intussen gewijzigd/)).toBeVisible();
    await colleague.context().close();
    await expectAccessible('a correction with two prices beside a newer version', { part: dialogPart });
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Ja, sluiten zonder opslaan' }).click();

    await page.getByRole('button', { name: 'Nieuwe aanvraag' }).click();
    await dialog.getByLabel('Email').fill('bo@');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('group', { name: /Wil je zonder opslaan sluiten/ })).toBeVisible();
    await expectAccessible('a new request that is refused, and the question about it', { part: dialogPart });
  });
});

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

test.describe('with a few rows', { tag: '@wide' }, () => {
  test.use({ seededRequests: 3, expectedErrors: /status of 400/ });

  test('the menu of a status, and the messages', async ({ page, expectAccessible }) => {
    await becomeAdmin(page);
    await page.goto('/admin');
    const menu = page.getByRole('button', { name: /^Status van .* wijzigen/ }).first();
    await menu.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible('the menu of a status', { part: '[role=menu]' });
    await page.getByRole('menuitemradio', { checked: false }).first().click();
    const toast = frontToast(page);
    await expect(toast.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
    // It stays while the pointer rests on it.
    await toast.hover();
    await expectAccessible('a message with a button', { part: '[data-sonner-toaster]' });
    await page.route('**/rpc/list_requests', (route) =>
      route.fulfill({ status: 400, json: { code: '22023', message: 'no' } }),
    );
    await page.getByRole('button', { name: 'Vernieuwen' }).click();
    await expect(toast.getByText('Kon aanvragen niet ophalen')).toBeVisible();
    await toast.hover();
    await expectAccessible('a message of an error', { part: '[data-sonner-toaster]' });
  });
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
