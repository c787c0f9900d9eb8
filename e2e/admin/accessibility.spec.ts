import type { Page } from '@playwright/test';
import { becomeAdmin, frontToast, openRow, signIn } from '../support/admin.ts';
import { becomeAdviser, everyDay, officeOf, switchMailOff } from '../support/appointments.ts';
import { expect, test } from '../site.ts';

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
