import type { Locator } from '@playwright/test';
import { anchors, cityPath, paths } from '../../src/lib/paths.ts';
import { passPausesUntil, passTimeUntil } from '../support/pauses.ts';
import { openHydrated, priceBox, priceForm, priceStatus, register, requestPrice } from '../support/price-form.ts';
import { expectSent, requestForm, passFillInTime } from '../support/request-steps.ts';
import { expect, readOnlyTest as test, test as writingTest } from '../site.ts';
import { details } from '../states/page-state.ts';

// The price in the hero. price-form.test.tsx tries its answers, choices and refusals; here it is one of each.

// Without animations: elements that fade in also move a little.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a home is named with its price, and goes on into the request form', async ({ page }) => {
  await openHydrated(page);
  await requestPrice(page, '1082gb', '43-2');
  const answer = page.getByRole('group', { name: /^Overvoorde 43-2, Amsterdam €285 vaste prijs voor 76\sm²$/ });
  await expect(answer).toBeFocused();
  await expect(answer).toContainText('voor een appartement');
  await page.getByRole('link', { name: 'Vraag dit label aan' }).click();
  const form = requestForm(page);
  await expect(form.getByLabel('Postcode')).toHaveValue('1082gb');
  await expect(form.getByLabel('Type woning')).toHaveValue('Appartement');
  await expect(form).toContainText('Overvoorde 43-2, 1082 GB Amsterdam');
  await expect(form.getByLabel('Naam')).toBeFocused();
  await expect(form.getByLabel('Postcode')).toBeHidden();
  await expect(page).toHaveURL(`/#${anchors.contactForm}`);
});

test(
  'a home with several addresses is chosen from a list, and the focus stays with the answer',
  { tag: '@wide' },
  async ({ page }) => {
    await openHydrated(page);
    await requestPrice(page, '3551CB', '340');
    const choice = priceBox(page).getByRole('group', { name: 'Kies uw adres' });
    await expect(choice.getByRole('button').first()).toBeFocused();
    await choice.getByRole('button', { name: '340-B' }).click();
    await expect(page.getByRole('group', { name: /^Amsterdamsestraatweg 340-B, Utrecht/ })).toBeFocused();
    await page.getByRole('button', { name: 'Wijzig', exact: true }).click();
    await expect(priceForm(page).getByLabel('Postcode')).toBeFocused();
    await page.keyboard.type('1082GB');
    await expect(priceForm(page).getByLabel('Postcode')).toHaveValue('1082GB');
  },
);

test('another addition than was typed is asked for first', { tag: '@wide' }, async ({ page }) => {
  await openHydrated(page);
  await requestPrice(page, '1082GB', '43');
  const question = page.getByRole('group', { name: 'Gevonden: Overvoorde 43-2, Amsterdam. Is dat het juiste adres?' });
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Ja, dit adres' }).click();
  await expect(
    page.getByRole('group', { name: /^Overvoorde 43-2, Amsterdam €285 vaste prijs voor 76\sm²$/ }),
  ).toBeFocused();
});

test.describe('without an address', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [postcode, sentence, isWideOnly] of [
    ['9999 ZZ', 'Geen adres gevonden. Controleer de gegevens.', false],
    ['9999 AB', 'Kon het adres niet vinden. Controleer de gegevens.', true],
  ] as const) {
    test(`it says so of ${postcode}, and leads on`, details(isWideOnly), async ({ page }) => {
      await openHydrated(page);
      await requestPrice(page, postcode, '1');
      await expect(priceStatus(page, sentence)).toBeVisible();
      await page.getByRole('link', { name: 'Ga verder zonder prijs' }).click();
      await expect(requestForm(page).getByLabel('Postcode')).toHaveValue(postcode);
      await expect(requestForm(page).getByLabel('Huisnummer')).toHaveValue('1');
    });
  }
});

for (const path of [paths.home, cityPath('gouda')]) {
  test(
    `a press before ${path} is hydrated shows the price as soon as it is, without loading the page anew`,
    details(path !== paths.home),
    async ({ page }) => {
      let release: (() => void) | undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/index-*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path);
      await priceForm(page).getByLabel('Postcode').fill('3818eb');
      await priceForm(page).getByLabel('Huisnummer').fill('210');
      await page.getByRole('button', { name: 'Bekijk mijn prijs' }).click();
      await expect(page.locator('html[data-loading]')).toBeAttached();
      release?.();
      await expect(page.getByRole('group', { name: /^Utrechtseweg 210.*€/ })).toBeVisible();
      await expect(page.locator('html[data-loading]')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    },
  );
}

test(
  'a register that is slow does not keep the visitor, and its answer still comes',
  { tag: '@wide' },
  async ({ page }) => {
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(register, async (route) => {
      await answered;
      await route.continue();
    });
    await page.clock.install();
    await openHydrated(page);
    await requestPrice(page, '1082GB', '43-2');
    await passTimeUntil(page.clock, 1000, () =>
      page.getByText('Dit duurt langer dan anders.').waitFor({ timeout: 1000 }),
    );
    await expect(page.getByRole('link', { name: 'Ga verder zonder prijs' })).toBeVisible();
    answer?.();
    await expect(page.getByRole('group', { name: /^Overvoorde 43-2, Amsterdam €285/ })).toBeVisible();
  },
);

test(
  'a register that never answers counts as failed in the end, and what was typed goes on',
  { tag: '@wide' },
  async ({ page }) => {
    await page.route(register, () => undefined);
    await page.clock.install();
    await openHydrated(page);
    await requestPrice(page, '1082GB', '43-2');
    const failed = priceStatus(page, 'Kon het adres niet vinden. Controleer de gegevens.');
    await passPausesUntil(page, failed);
    await failed.getByRole('link', { name: 'Ga verder zonder prijs' }).click();
    await expect(requestForm(page).getByLabel('Postcode')).toHaveValue('1082GB');
    await expect(requestForm(page).getByLabel('Huisnummer')).toHaveValue('43-2');
  },
);

writingTest('on a phone a request is sent with at most 12 taps and fields, from the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let count = 0;
  async function tap(target: Locator) {
    count += 1;
    await target.click();
  }
  async function fill(field: Locator, text: string) {
    await tap(field);
    count += 1;
    await field.fill(text);
  }
  await page.goto(paths.home);
  await fill(priceForm(page).getByLabel('Postcode'), '1082GB');
  await fill(priceForm(page).getByLabel('Huisnummer'), '43-2');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await tap(page.getByRole('button', { name: 'Bekijk mijn prijs' }));
  await tap(page.getByRole('link', { name: 'Vraag dit label aan' }));
  await fill(page.getByLabel('Naam'), 'Jo de Vries');
  await fill(page.getByLabel('E-mailadres'), 'jo@example.org');
  await expect(page.locator(`#${anchors.contact} [data-waiting]`)).toHaveCount(0);
  await passFillInTime(page);
  await tap(page.getByRole('button', { name: 'Aanvraag versturen' }));
  await expectSent(page);
  expect(count).toBeLessThanOrEqual(12);
  await expect(page.getByText('Overvoorde 43-2, 1082 GB Amsterdam')).toBeVisible();
  await expect(page.getByText('€285', { exact: true }).last()).toBeVisible();
});
