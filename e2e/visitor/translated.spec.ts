import type { Locator, Page } from '@playwright/test';
import { cityPath, paths } from '../../src/lib/paths.ts';
import { labelPostcode } from '../../tools/local/label-register/homes.ts';
import { becomeAdmin } from '../support/admin.ts';
import { becomeAdviser, everyDay, officeOf } from '../support/appointments.ts';
import { passFillInTime, requestForm } from '../support/request-steps.ts';
import { expect, readOnlyTest, test as writingTest } from '../site.ts';
import { staleTexts } from '../support/stale-texts.ts';
import type { Site } from '../start-site.ts';
import { translated, translatePages, type Start, type Way } from '../support/translator.ts';
import { publishLandingPage } from '../walk/landing-page.ts';

// Visits by somebody who reads the site in the translation of a browser.

const ways: readonly Way[] = ['wrap', 'replace'];
const starts: readonly Start[] = ['served', 'hydrated'];

interface Kind {
  way: Way;
  start: Start;
}

const kinds: readonly Kind[] = ways.flatMap((way) => starts.map((start) => ({ way, start })));

writingTest.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // The relay fails once; then the request is stored already.
  expectedErrors: /Failed to load resource.*(500|409)/,
});
readOnlyTest.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** The translator has caught up, nothing that is shown is out of date, and the page says in which language it is. */
async function expectFresh(page: Page): Promise<void> {
  await translated(page);
  await expect.poll(() => staleTexts(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expectFresh(page);
}

function priceBox(page: Page): Locator {
  // Hidden while the answer stands in its place.
  return page.getByRole('form', { name: 'Bekijk mijn prijs', includeHidden: true }).locator('..');
}

/** The price box: an error, the choice of an address, a price, and back. */
async function askPrice(page: Page): Promise<void> {
  const box = priceBox(page);
  const show = page.getByRole('button', { name: 'Bekijk mijn prijs' });
  await box.getByLabel('Postcode').fill('3551');
  await box.getByLabel('Huisnummer').fill('340');
  await show.click();
  await expect(box.locator('[aria-invalid=true]')).toBeVisible();
  await expectFresh(page);
  await box.getByLabel('Postcode').fill('3551CB');
  await show.click();
  const choice = box.getByRole('group', { name: 'Kies uw adres' });
  await expect(choice).toBeVisible();
  await expectFresh(page);
  await choice.getByRole('button').nth(1).click();
  await expect(box.getByText('€285')).toBeVisible();
  await expectFresh(page);
  await box.getByRole('button', { name: 'Wijzig' }).click();
  await box.getByLabel('Postcode').fill('1082GB');
  await box.getByLabel('Huisnummer').fill('43');
  await show.click();
  await box.getByRole('button', { name: 'Ja, dit adres' }).click();
  await expect(box.getByText('Overvoorde 43-2, Amsterdam · 76 m²')).toBeVisible();
  await expectFresh(page);
  await box.getByRole('link', { name: 'Vraag dit label aan' }).click();
}

/** The request form up to the success screen. */
async function fillInAndSend(page: Page, site: Site): Promise<void> {
  const form = requestForm(page);
  await expect(form.getByText('Overvoorde 43-2, 1082 GB Amsterdam')).toBeVisible();
  const price = form.getByRole('region', { name: 'Uw prijs' });
  await expect(price).toContainText('€285');
  await expectFresh(page);
  await passFillInTime(page);
  await form.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(form.getByRole('group', { name: 'Kijk deze velden nog na' })).toBeFocused();
  await expectFresh(page);

  await form.getByLabel('Toevoeging').fill('');
  await form.getByLabel('Huisnummer').fill('0');
  await form.getByLabel('Postcode').fill('3551CB');
  await form.getByLabel('Huisnummer').fill('340');
  await expect(form.getByRole('group', { name: 'Kies uw adres' })).toBeVisible();
  await expectFresh(page);
  await form.getByRole('button', { name: /340-B/ }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Adres succesvol gevonden!' })).toBeFocused();
  await expect(form.locator('#request-address')).toContainText('Amsterdamsestraatweg 340-B');
  await expectFresh(page);

  await form.getByLabel('Postcode').fill('3818EB');
  await form.getByLabel('Huisnummer').fill('210');
  await form.getByLabel('Toevoeging').fill('');
  await expect(form.locator('#request-address')).toContainText('Utrechtseweg 210');
  await form.getByLabel('Type woning').selectOption('Vrijstaande woning');
  await expect(price).toContainText('€485');
  await expectFresh(page);
  await form.getByLabel(/Spoedservice/).check();
  await expect(price).toContainText('€580');
  await form.getByRole('button', { name: 'Opbouw' }).click();
  await expectFresh(page);
  await form.getByLabel(/Spoedservice/).uncheck();
  await expectFresh(page);

  await form.getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByLabel('Oppervlakte in m²').fill('0');
  await form.getByRole('button', { name: 'Toepassen' }).click();
  await expectFresh(page);
  await form.getByLabel('Oppervlakte in m²').fill('80');
  await form.getByRole('button', { name: 'Toepassen' }).click();
  await expect(form.getByText('Oppervlakte bijgewerkt naar 80m²')).toBeVisible();
  await expectFresh(page);

  await form.getByLabel('Telefoonnummer').fill('12');
  await form.getByLabel('Naam').fill('Jo de Vries');
  await expectFresh(page);
  await form.getByLabel('E-mailadres').fill('jo@example.org');
  await site.setFaults({ relay: 'status 500' });
  await form.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(form.getByText(/wel bij ons opgeslagen/)).toBeVisible();
  await expectFresh(page);
  await site.setFaults({ relay: 'none' });
  await form.getByRole('button', { name: 'Opnieuw versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeFocused();
  await expectFresh(page);
}

/** The choice of a moment, and the request as its customer sees it. */
async function planAndCancel(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Kies een moment voor de opname' })).toBeVisible();
  await page.getByRole('tab').last().click();
  await expectFresh(page);
  await page.getByRole('radio').last().check({ force: true });
  await expectFresh(page);
  await page.getByRole('checkbox', { name: /bedenktijd/ }).check();
  await page.getByRole('button', { name: /Afspraak vastleggen met betalingsverplichting/ }).click();
  await expect(page.getByText(/Uw afspraak staat vast: /)).toBeVisible();
  await expectFresh(page);

  await page.getByRole('link', { name: 'de pagina van uw aanvraag' }).click();
  await expect(page.getByRole('heading', { name: 'Uw afspraak' })).toBeVisible();
  await expectFresh(page);
  await page.getByRole('button', { name: 'Ander moment kiezen' }).click();
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expectFresh(page);
  await page.getByRole('tab').nth(-2).click();
  await page.getByRole('radio').last().check({ force: true });
  await page.getByRole('checkbox', { name: /bedenktijd/ }).check();
  await page.getByRole('button', { name: /Afspraak vastleggen met betalingsverplichting/ }).click();
  await expect(page.getByText(/Uw nieuwe afspraak staat vast: /)).toBeVisible();
  await expectFresh(page);

  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expectFresh(page);
  await page.getByLabel('Uw bericht').fill('De bel doet het niet.');
  await page.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.getByText('Uw bericht is bij de adviseur.')).toBeVisible();
  await expectFresh(page);
  await page.getByRole('button', { name: 'Aanvraag annuleren' }).click();
  await expectFresh(page);
  await page.getByRole('button', { name: 'Ja, annuleren' }).click();
  await expect(page.getByRole('heading', { name: 'Uw aanvraag is geannuleerd' })).toBeVisible();
  await expectFresh(page);
}

interface Visit extends Kind {
  name: string;
  path: string;
  /** A moment is chosen as well, and the page of the request used. */
  isPlanned: boolean;
}

const visits: Visit[] = [
  ...kinds.map((kind) => ({ ...kind, name: 'the front page', path: paths.home, isPlanned: kind.start === 'hydrated' })),
  { name: 'a city page', path: cityPath('gouda'), way: 'wrap', start: 'served', isPlanned: false },
];

for (const { name, path, isPlanned, ...kind } of visits) {
  const rest = isPlanned ? ', planned and cancelled' : '';
  writingTest(
    `from ${name} a request is sent${rest} (${kind.way}, ${kind.start})`,
    async ({ page, context, site, browser }) => {
      const office = await browser.newContext({ baseURL: site.url });
      if (isPlanned) {
        const admin = await office.newPage();
        await becomeAdmin(admin);
        await becomeAdviser(await officeOf(admin, site), { name: 'Robin', weekdays: everyDay });
      }
      await translatePages(context, kind);
      await open(page, path);
      await askPrice(page);
      await fillInAndSend(page, site);
      if (isPlanned) await planAndCancel(page);
      await office.close();
    },
  );
}

writingTest('from a landing page a request is sent (replace, hydrated)', async ({ page, context, site }) => {
  const path = await publishLandingPage(site);
  await translatePages(context, { way: 'replace', start: 'hydrated' });
  await open(page, path);
  await askPrice(page);
  await fillInAndSend(page, site);
});

writingTest(
  'what was typed before a translated page came to life stays, and is looked up',
  async ({ page, context }) => {
    await translatePages(context, { way: 'wrap', start: 'served' });
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(paths.home);
    await translated(page);
    await requestForm(page).getByLabel('Naam').fill('Jo de Vries');
    await priceBox(page).getByLabel('Postcode').fill('3818EB');
    await priceBox(page).getByLabel('Huisnummer').fill('210');
    await page.keyboard.press('Enter');
    await expect(page.locator('html[data-loading]')).toBeAttached();
    release?.();
    await expect(page.getByRole('group', { name: /Utrechtseweg 210.*€/ })).toBeVisible();
    await expect(requestForm(page).getByLabel('Naam')).toHaveValue('Jo de Vries');
    await expectFresh(page);
  },
);

for (const kind of kinds) {
  readOnlyTest(`the label check is answered, and leads on (${kind.way}, ${kind.start})`, async ({ page, context }) => {
    await translatePages(context, kind);
    await open(page, paths.labelCheck);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Volgende' }).click();
    await expect(main.getByText('Kies eerst een antwoord.')).toBeVisible();
    await expectFresh(page);
    await main.getByLabel('Postcode').fill('3551');
    await main.getByLabel('Huisnummer').fill('340');
    await main.getByRole('button', { name: 'Label opzoeken' }).click();
    await expect(main.locator('[aria-invalid=true]')).toBeVisible();
    await expectFresh(page);
    await main.getByLabel('Postcode').fill('3551CB');
    await main.getByRole('button', { name: 'Label opzoeken' }).click();
    await expect(main.getByRole('group', { name: 'Kies uw adres' })).toBeVisible();
    await expectFresh(page);
    await main.getByLabel('Postcode').fill(labelPostcode);
    await main.getByLabel('Huisnummer').fill('3');
    await main.getByRole('button', { name: 'Label opzoeken' }).click();
    await expect(main.getByText(/en is verlopen/)).toBeVisible();
    await expectFresh(page);
    for (let question = 0; question < 4 && (await main.locator('form legend').count()) > 0; question += 1) {
      const title = await main.locator('form legend h2').innerText();
      await main.getByRole('radio').first().check();
      await main.getByRole('button', { name: 'Volgende' }).click();
      await expect(main.locator('form legend').filter({ hasText: title })).toHaveCount(0);
      await expectFresh(page);
    }
    await main.getByRole('button', { name: 'Vorige vraag' }).click();
    await expect(main.locator('form legend')).toBeVisible();
    await expectFresh(page);
  });

  readOnlyTest(`pages lead from one to the next (${kind.way}, ${kind.start})`, async ({ page, context }) => {
    await translatePages(context, kind);
    await open(page, paths.blog);
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expectFresh(page);
    await page.getByRole('main').getByRole('link', { name: 'Direct aanvragen' }).first().click();
    await expect(requestForm(page)).toBeVisible();
    await expectFresh(page);
    await page.goBack();
    await expect(page.getByRole('article')).toBeVisible();
    for (const name of ['Werkgebieden', 'Privacybeleid', 'Sitemap']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expectFresh(page);
    }
    await page.getByRole('main').getByRole('link', { name: /Gouda/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Energielabel aanvragen in Gouda' })).toBeVisible();
    await expectFresh(page);
  });
}
