import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { daysOf, labelHomes, labelPostcode } from '../../tools/local/label-register/homes.ts';
import { openHydrated, priceForm, requestPrice } from '../support/price-form.ts';
import { expectSent, fillInAddress, fillInPerson, openForm, requestForm, send } from '../support/request-steps.ts';
import { expect, readOnlyTest as test, test as writingTest } from '../site.ts';
import { details } from '../states/page-state.ts';

// The label that a home already has, for each kind of home of the stand-in (docs/label-register.md).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewports = [
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
];

/** The day until which a label of the stand-in is valid, in words. */
function until(houseNumber: number, labelClass: string): string {
  const label = labelHomes
    .find((home) => home.houseNumber === houseNumber)
    ?.labels.find((each) => each.labelClass === labelClass);
  if (!label) throw new Error(`no label ${labelClass} at ${houseNumber}`);
  return new Date(daysOf(label, new Date()).validUntil).toLocaleDateString('nl-NL', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** What is told about the home with a house number, with the days as they are when the test asks. */
const homes: [houseNumber: number, fact: () => string, outcome: 'settled' | 'skips' | 'asks'][] = [
  [1, () => 'Deze woning heeft geen label in het register.', 'skips'],
  [2, () => `Deze woning heeft al label C, geldig tot ${until(2, 'C')}.`, 'settled'],
  [3, () => `Label D verliep op ${until(3, 'D')}.`, 'skips'],
  [4, () => `Deze woning heeft al label B, geldig tot ${until(4, 'B')}.`, 'settled'],
  [5, () => `Label E geldt tot ${until(5, 'E')}.`, 'settled'],
  [6, () => `Het hele gebouw heeft label A, geldig tot ${until(6, 'A')}.`, 'asks'],
  [7, () => `Deze woning heeft al label A++++, geldig tot ${until(7, 'A++++')}.`, 'settled'],
  [8, () => 'Deze woning heeft geen label in het register.', 'skips'],
  [11, () => `Deze woning heeft al label C, geldig tot ${until(11, 'C')}.`, 'settled'],
];
const silentHomes = [12, 13, 14, 15, 16, 17];

/**
 * One of each kind: settled, expired, of a building, and one of which the register does not say. The others are
 * similar.
 */
const typicalHomes = [2, 3, 6, 13];

async function heightOf(locator: Locator): Promise<number | undefined> {
  return (await locator.boundingBox())?.height;
}

/** Opens the check and looks up the label of a home. */
async function askCheck(page: Page, houseNumber: number): Promise<void> {
  await openHydrated(page, paths.labelCheck);
  const form = page.getByRole('form', { name: 'Weet u niet of er al een label is?' });
  await form.getByLabel('Postcode').fill(labelPostcode);
  await form.getByLabel('Huisnummer').fill(String(houseNumber));
  await form.getByRole('button', { name: 'Label opzoeken' }).click();
}

for (const viewport of viewports) {
  const isPhone = viewport.width === 360;
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    for (const [houseNumber, fact, outcome] of homes) {
      const isWideOnly = !isPhone || !typicalHomes.includes(houseNumber);
      test(`home ${houseNumber} is told in each place`, details(isWideOnly), async ({ page }) => {
        const told = fact();
        await openHydrated(page);
        await requestPrice(page, labelPostcode, String(houseNumber));
        const answer = page.getByRole('group', { name: new RegExp(`^Labelweg ${houseNumber}, Amersfoort`) });
        await expect(answer).toBeFocused();
        const height = await heightOf(answer.locator('..'));
        await expect(answer).toContainText(told);
        // The space was reserved before.
        expect(await heightOf(answer.locator('..'))).toBe(height);

        await openForm(page);
        const details = requestForm(page).getByRole('region', { name: 'Adresgegevens' });
        await expect(details).toContainText(`Labelweg ${houseNumber}, 3812 ZK Amersfoort`);
        const detailsHeight = await heightOf(details);
        await expect(details).toContainText(told);
        expect(await heightOf(details)).toBe(detailsHeight);

        await askCheck(page, houseNumber);
        const main = page.getByRole('main');
        await expect(main.getByText(told).first()).toBeVisible();
        if (outcome === 'settled') {
          await expect(
            main.getByRole('heading', { name: /Nee, u hebt nu geen nieuw energielabel nodig/ }),
          ).toBeFocused();
        } else {
          await main.getByRole('radio', { name: 'Ik verkoop de woning' }).check();
          await main.getByRole('button', { name: 'Volgende' }).click();
          const next = outcome === 'asks' ? 'Heeft de woning al' : 'Is het een vrijstaande woning';
          await expect(main.getByRole('group', { name: new RegExp(next) })).toBeVisible();
        }
      });
    }

    test.describe('a register that does not say', () => {
      // The browser logs each failed call by itself.
      test.use({ expectedErrors: /Failed to load resource/ });

      for (const houseNumber of silentHomes) {
        const isWideOnly = !isPhone || !typicalHomes.includes(houseNumber);
        test(`home ${houseNumber} is priced, and its check goes on`, details(isWideOnly), async ({ page }) => {
          const path = `/label?postcode=${labelPostcode}&huisnummer=${houseNumber}`;
          await openHydrated(page);
          const isAnswered = page.waitForEvent('requestfinished', (request) => request.url().includes(path));
          const isGivenUp = page.waitForEvent('requestfailed', (request) => request.url().includes(path));
          await requestPrice(page, labelPostcode, String(houseNumber));
          const answer = page.getByRole('group', { name: new RegExp(`^Labelweg ${houseNumber}, Amersfoort`) });
          await expect(answer).toContainText('€');
          const height = await heightOf(answer.locator('..'));
          await Promise.any([isAnswered, isGivenUp]);
          await expect(answer.getByRole('status').last()).toHaveText('');
          expect(await heightOf(answer.locator('..'))).toBe(height);

          await askCheck(page, houseNumber);
          const main = page.getByRole('main');
          await expect(main.getByText(/^Het register geeft nu geen antwoord/)).toBeVisible();
          await main.getByRole('radio', { name: 'Ik verkoop de woning' }).check();
          await main.getByRole('button', { name: 'Volgende' }).click();
          await expect(main.getByRole('group', { name: /Heeft de woning al/ })).toBeVisible();
        });
      }

      test('is said to be silent, and nothing moves', details(true), async ({ page }) => {
        await openForm(page);
        for (const houseNumber of silentHomes) {
          const isAnswered = page.waitForResponse((answer) =>
            answer.url().includes(`/label?postcode=${labelPostcode}&huisnummer=${houseNumber}`),
          );
          const details = requestForm(page).getByRole('region', { name: 'Adresgegevens' });
          await expect(details).toContainText(`Labelweg ${houseNumber}, 3812 ZK Amersfoort`);
          const height = await heightOf(details);
          await isAnswered;
          await expect(details.getByRole('status').last()).toHaveText(/^Wij konden niet nagaan/);
          expect(await heightOf(details)).toBe(height);
        }
      });
    });
  });
}

const thisYear = new Date().getFullYear();

/** The days of labels with the longest texts, in the layouts that shift first. */
const longest = {
  expired: { registeredOn: '2015-09-28', validUntil: '2025-09-28' },
  valid: { registeredOn: `${thisYear - 1}-09-28`, validUntil: `${thisYear + 9}-09-28` },
};

for (const width of [360, 640, 1280]) {
  for (const [kind, days] of Object.entries(longest)) {
    test(`at ${width} a price stays where it is: ${kind}`, details(width !== 360), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let release: (() => void) | undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/functions/v1/label?*', async (route) => {
        await held;
        await route.fulfill({ json: [{ labelClass: 'A+++++', isOfBuilding: false, ...days }] });
      });
      await openHydrated(page);
      const before = await heightOf(priceForm(page).locator('..'));
      await requestPrice(page, labelPostcode, '2');
      const answer = page.getByRole('group', { name: /^Labelweg 2, Amersfoort/ });
      await expect(answer).toBeFocused();
      expect(await heightOf(answer.locator('..'))).toBe(before);
      release?.();
      await expect(answer).toContainText(/label A\+{5}/i);
      expect(await heightOf(answer.locator('..'))).toBe(before);
    });
  }
}

test('each place where a label is told is accessible', async ({ page, expectAccessible }) => {
  await openHydrated(page);
  await requestPrice(page, labelPostcode, '2');
  await expect(page.getByRole('group', { name: /^Labelweg 2, Amersfoort/ })).toContainText('label C');
  await expectAccessible('a price with a label');
  await askCheck(page, 6);
  await expect(page.getByText(/^Het hele gebouw heeft label A/)).toBeVisible();
  await expectAccessible('the check with a label of the building');
  await askCheck(page, 2);
  await expect(page.getByRole('heading', { name: /Nee, u hebt nu geen nieuw energielabel nodig/ })).toBeFocused();
  await expectAccessible('the check that a label settled');
});

writingTest('who has a valid label may ask all the same', async ({ page }) => {
  await openForm(page);
  await fillInAddress(page, labelPostcode, '2');
  await expect(requestForm(page)).toContainText('Deze woning heeft al label C');
  await fillInPerson(page);
  await send(page);
  await expectSent(page);
});
