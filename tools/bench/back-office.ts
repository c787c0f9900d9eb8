import path from 'node:path';
import type { Page } from '@playwright/test';
import { addManyRequests } from '../data/large-seed.ts';
import { openBrowser } from './browser.ts';
import { median } from './numbers.ts';
import { buildSite, startSite } from './site.ts';
import { printTable } from './table.ts';

interface Measurement {
  what: string;
  milliseconds: number[];
  /** Budget of the median. */
  limit: number;
}

const amount = 100_000;
const times = 7;
const rows = 'main table tbody tr';

/** Prints how fast the back-office works on a database of its own with 100,000 requests, and what a price costs. */
export async function benchBackOffice(folder: string): Promise<void> {
  const place = { folder: path.join(folder, 'site'), data: path.join(folder, 'data') };
  console.log(`Adding ${amount.toLocaleString('en')} requests to a database of its own ...`);
  await addManyRequests(path.join(place.data, 'database'), amount, () => undefined);
  await buildSite(place);
  const site = await startSite(place);
  const browser = await openBrowser();
  try {
    print(await measureBackOffice(await browser.newPage({ locale: 'nl-NL' }), site.url));
  } finally {
    await browser.close();
    await site.stop();
  }
}

function print(measurements: readonly Measurement[]): void {
  printTable(`Back-office with ${amount.toLocaleString('en')} requests; median of ${times}`, [
    ['', 'median ms', 'slowest ms', 'to reach', 'reached'],
    ...measurements.map(({ what, milliseconds, limit }) => {
      const middle = median(milliseconds);
      const slowest = Math.max(...milliseconds).toFixed(0);
      return [what, middle.toFixed(0), slowest, `≤ ${limit}`, middle <= limit ? 'yes' : 'no'];
    }),
  ]);
}

/** Times an adviser's everyday actions, until the new rows are on the screen. */
async function measureBackOffice(page: Page, site: string): Promise<Measurement[]> {
  await page.goto(`${site}/create-admin`);
  await page.getByRole('button', { name: 'Beheerder aanmaken' }).click();
  await page.getByText('Admin user created successfully!').waitFor();

  const search = page.getByLabel('Zoeken', { exact: true });
  const status = page.getByRole('group', { name: 'Filter op status' });
  const measurements: Measurement[] = [];

  async function visit(url: string) {
    await page.goto(url);
  }

  async function everything() {
    await visit(`${site}/admin`);
    await settle(page);
  }

  /** `setUp` is not timed; the action ends when the first row has changed, or this text is shown. */
  async function time(
    what: string,
    limit: number,
    deed: (round: number) => Promise<void>,
    setUp?: (round: number) => Promise<void>,
    text?: string,
  ) {
    const milliseconds: number[] = [];
    for (let round = 0; round < times; round++) {
      await setUp?.(round);
      const old = await firstRow(page);
      const start = performance.now();
      await deed(round);
      await page.waitForFunction(
        (wanted) => {
          if (wanted.text !== undefined) return document.body.textContent.includes(wanted.text);
          const row = document.querySelector(wanted.rows);
          return row !== null && row.textContent !== wanted.old;
        },
        { rows, old, text },
        { polling: 'raf' },
      );
      milliseconds.push(performance.now() - start);
    }
    measurements.push({ what, milliseconds, limit });
  }

  await time(
    'open /admin until the first rows',
    500,
    () => visit(`${site}/admin`),
    () => visit('about:blank'),
  );
  await time(
    'next page',
    300,
    () => page.getByRole('button', { name: 'Volgende' }).click(),
    () => settle(page),
  );
  await time('filter by status', 300, () => status.getByRole('button', { name: /Contact gelegd/ }).click(), everything);
  await time(
    'sort by name',
    300,
    () => page.getByRole('columnheader', { name: /Naam/ }).getByRole('button').click(),
    everything,
  );
  // Includes the debounce of the search.
  await time('search a name', 300, () => search.fill('petra koning'), everything);
  await time('search the end of a phone number', 300, (round) => search.fill(String(54_321 + round)), everything);
  let number = '';
  await time(
    'search the number of a request',
    300,
    () => search.fill(`#${number}`),
    async () => {
      await everything();
      number = await numberOfLastRow(page);
      await everything();
    },
  );
  await time(
    'save a changed note',
    300,
    () => page.getByRole('button', { name: 'Opslaan' }).click(),
    async (round) => {
      await everything();
      await page.locator(rows).nth(round).getByRole('button').first().click();
      await settle(page);
      await page.getByLabel('Notities').fill(`Gebeld, ronde ${round}`);
    },
    // The same with and without an appointment to report.
    'De aanvraag is succesvol bijgewerkt',
  );
  for (const [what, period] of [
    ['figures of thirteen weeks', 'Laatste 13 weken'],
    ['figures of a year', 'Laatste 12 maanden'],
  ] as const) {
    await time(
      `${what}, until they are drawn`,
      300,
      () =>
        page
          .getByLabel('Periode', { exact: true })
          .selectOption(period)
          .then(() => drawn(page)),
      async () => {
        await visit(`${site}/admin/cijfers?van=2020-01-01&tot=2020-01-31`);
        await page.getByRole('heading', { name: 'Kilometers per bezoek' }).waitFor();
        await page.waitForLoadState('networkidle');
      },
      'Toon alle',
    );
  }
  return measurements;
}

/** Waits until the figures of another period than before are drawn. */
async function drawn(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Toon alle/ })
    .first()
    .waitFor();
}

/** The reference number of the last row on the page. */
async function numberOfLastRow(page: Page): Promise<string> {
  await page.locator(rows).last().getByRole('button').first().click();
  await page.waitForURL(/aanvraag=/);
  return (new URL(page.url()).searchParams.get('aanvraag') ?? '').slice(0, 8).toUpperCase();
}

async function firstRow(page: Page): Promise<string | null> {
  const row = page.locator(rows).first();
  return (await row.count()) > 0 ? row.textContent() : null;
}

/** Waits until the list shows rows and no call is under way. */
async function settle(page: Page): Promise<void> {
  await page.locator(rows).first().waitFor();
  await page.waitForLoadState('networkidle');
}
