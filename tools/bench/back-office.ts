import type { Page } from '@playwright/test';

export interface Measurement {
  what: string;
  milliseconds: number[];
  /** What the median is to stay under. */
  limit: number;
}

const times = 7;
const rows = 'main table tbody tr';

/** Times what an adviser does all day, from the deed until the new rows are on the screen. */
export async function measureBackOffice(page: Page, site: string): Promise<Measurement[]> {
  await arrive(page, `${site}/create-admin`);
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

  /** `setUp` is not timed; the deed counts as done once the first row is another one. */
  async function time(
    what: string,
    limit: number,
    deed: (round: number) => Promise<void>,
    setUp?: () => Promise<void>,
  ) {
    const milliseconds: number[] = [];
    for (let round = 0; round < times; round++) {
      await setUp?.();
      const before = await firstRow(page);
      const start = performance.now();
      await deed(round);
      await page.waitForFunction(
        ({ selector, old }) => {
          const row = document.querySelector(selector);
          return row !== null && row.textContent !== old;
        },
        { selector: rows, old: before },
        { polling: 'raf' },
      );
      milliseconds.push(performance.now() - start);
    }
    measurements.push({ what, milliseconds, limit });
  }

  await time(
    'open /admin until the first rows',
    1000,
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
  // Typing has settled after 250 ms; the search itself is what comes after.
  const typed = await searchTimes(page, search, everything);
  measurements.push({ what: 'search a phone number (after the last key + 250 ms)', milliseconds: typed, limit: 300 });
  return measurements;
}

async function searchTimes(page: Page, search: ReturnType<Page['getByLabel']>, setUp: () => Promise<void>) {
  const settleAfter = 250;
  const milliseconds: number[] = [];
  for (let round = 0; round < times; round++) {
    await setUp();
    const number = String(54_321 + round);
    await search.fill(`06 000${number}`);
    const start = performance.now();
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 1, rows, {
      polling: 'raf',
    });
    milliseconds.push(Math.max(0, performance.now() - start - settleAfter));
  }
  return milliseconds;
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

/** Opens the first page, for as long as the server takes to build and start. */
async function arrive(page: Page, url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const isUp = await page.goto(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the server did not start');
}
