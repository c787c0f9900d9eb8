import { cityPath, paths } from '../../src/lib/paths.ts';
import { labelPostcode } from '../../tools/local/label-register/homes.ts';
import { becomeAdmin } from '../support/admin.ts';
import { becomeAdviser, everyDay, officeOf } from '../support/appointments.ts';
import { priceBox } from '../support/price-form.ts';
import { requestForm } from '../support/request-steps.ts';
import { askPrice, expectFresh, fillInAndSend, openTranslated, planAndCancel } from '../support/translated-steps.ts';
import { translated, translatePages, type Start, type Way } from '../support/translator.ts';
import { expect, readOnlyTest, test as writingTest } from '../site.ts';
import { details } from '../states/page-state.ts';
import { publishLandingPage } from '../walk/landing-page.ts';

// Visits by somebody who reads the site in the translation of a browser. Of the four kinds of translation each is played
// once, in another visit; the wide run plays every visit with every kind.

const ways: readonly Way[] = ['wrap', 'replace'];
const starts: readonly Start[] = ['served', 'hydrated'];

interface Kind {
  way: Way;
  start: Start;
}

const kinds: readonly Kind[] = ways.flatMap((way) => starts.map((start) => ({ way, start })));

function isKind({ way, start }: Kind, ofVisit: `${Way}, ${Start}`): boolean {
  return `${way}, ${start}` === ofVisit;
}

writingTest.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // The relay fails once; then the request is stored already.
  expectedErrors: /Failed to load resource.*(500|409)/,
});
readOnlyTest.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

interface Visit extends Kind {
  name: string;
  path: string;
  /** A moment is chosen as well, and the page of the request used. */
  isPlanned: boolean;
  isWideOnly: boolean;
}

const visits: Visit[] = [
  ...kinds.map((kind) => ({
    ...kind,
    ...{ name: 'the front page', path: paths.home, isPlanned: kind.start === 'hydrated' },
    isWideOnly: !isKind(kind, 'wrap, hydrated'),
  })),
  {
    name: 'a city page',
    path: cityPath('gouda'),
    way: 'replace',
    start: 'served',
    isPlanned: false,
    isWideOnly: false,
  },
];

for (const { name, path, isPlanned, isWideOnly, ...kind } of visits) {
  const rest = isPlanned ? ', planned and cancelled' : '';
  writingTest(
    `from ${name} a request is sent${rest} (${kind.way}, ${kind.start})`,
    details(isWideOnly),
    async ({ page, context, site, browser }) => {
      const office = await browser.newContext({ baseURL: site.url });
      if (isPlanned) {
        const admin = await office.newPage();
        await becomeAdmin(admin);
        await becomeAdviser(await officeOf(admin, site), { name: 'Robin', weekdays: everyDay });
      }
      await translatePages(context, kind);
      await openTranslated(page, path);
      await askPrice(page);
      await fillInAndSend(page, site);
      if (isPlanned) await planAndCancel(page);
      await office.close();
    },
  );
}

writingTest(
  'from a landing page a request is sent (replace, hydrated)',
  { tag: '@wide' },
  async ({ page, context, site }) => {
    const path = await publishLandingPage(site);
    await translatePages(context, { way: 'replace', start: 'hydrated' });
    await openTranslated(page, path);
    await askPrice(page);
    await fillInAndSend(page, site);
  },
);

writingTest(
  'what was typed before a translated page came to life stays, and is looked up',
  async ({ page, context }) => {
    await translatePages(context, { way: 'wrap', start: 'served' });
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
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
  const name = `(${kind.way}, ${kind.start})`;
  const ofCheck = details(!isKind(kind, 'replace, hydrated'));
  readOnlyTest(`the label check is answered, and leads on ${name}`, ofCheck, async ({ page, context }) => {
    await translatePages(context, kind);
    await openTranslated(page, paths.labelCheck);
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
    await expect(main.getByText(/verliep op/)).toBeVisible();
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

  const ofPages = details(!isKind(kind, 'wrap, served'));
  readOnlyTest(`pages lead from one to the next ${name}`, ofPages, async ({ page, context }) => {
    await translatePages(context, kind);
    await openTranslated(page, paths.blog);
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
