import { becomeAdmin, requestRows, adminNavigation } from '../support/admin.ts';
import { expect, test } from '../site.ts';

// Without animations, during which elements move.
test.use({ contextOptions: { reducedMotion: 'reduce' }, seededRequests: 60 });

for (const { width, height } of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]) {
  test(`the day's work and the first request stand in the first screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await becomeAdmin(page);
    await page.goto('/admin');
    const firstRow = requestRows(page).first();
    await expect(firstRow).toBeAttached();
    await expect(page.getByText('Bezoeken', { exact: true }).first()).toBeInViewport();
    const first = await firstRow.boundingBox();
    const bar = await adminNavigation(page).boundingBox();
    const bottom = width < 1024 ? (bar?.y ?? 0) : height;
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(bottom);
  });
}

test('on a phone two whole requests fit between the bars above and below, wherever the list is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeAdmin(page);
  await page.goto('/admin');
  await expect(requestRows(page)).toHaveCount(50);
  const summary = page.getByRole('group', { name: /van \d+ aanvragen/ });
  await requestRows(page).nth(20).scrollIntoViewIfNeeded();
  const above = (await summary.boundingBox())?.y ?? Infinity;
  const below = (await adminNavigation(page).boundingBox())?.y ?? 0;
  // Sticky, so they take their part of the screen.
  expect(above).toBeLessThan(100);
  const room = below - above - ((await summary.boundingBox())?.height ?? Infinity);
  const boxes = await Promise.all((await requestRows(page).all()).map((row) => row.boundingBox()));
  const heights = boxes.map((box) => box?.height ?? Infinity);
  const pairs = heights.slice(1).map((height, index) => height + (heights[index] ?? Infinity));
  expect(Math.max(...pairs)).toBeLessThanOrEqual(room);
});

test('the headings of the columns stay in view, above the rows that scroll', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await becomeAdmin(page);
  await page.goto('/admin');
  await expect(requestRows(page)).toHaveCount(50);
  await requestRows(page).nth(40).scrollIntoViewIfNeeded();
  await expect(requestRows(page).first()).not.toBeInViewport();
  const heading = page.getByRole('columnheader', { name: 'Naam' }).getByRole('button');
  await expect(heading).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  await heading.click({ trial: true });
  await expectAccessible('a list of several pages');
});

test('the bar of a phone covers neither the end of a page nor what has the focus, and stays under a dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeAdmin(page);
  await page.goto('/admin');
  const bar = adminNavigation(page);
  for (const link of await bar.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const pager = page.getByRole('navigation', { name: "Pagina's met aanvragen" });
  await expect(pager).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const top = (await bar.boundingBox())?.y ?? 0;
  await expect.poll(async () => ((await pager.boundingBox())?.y ?? Infinity) + 44).toBeLessThanOrEqual(top);

  await page.goto('/admin/beheer/planning');
  await expect(page.getByRole('heading', { name: 'Agenda op je telefoon' })).toBeVisible();
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const nav = document.querySelector('nav[aria-label="Onderdelen"]');
      if (!focused || focused === document.body || nav?.contains(focused)) return '';
      const { bottom } = focused.getBoundingClientRect();
      return bottom > (nav?.getBoundingClientRect().top ?? 0) ? focused.outerHTML.slice(0, 120) : '';
    });
    expect(hidden).toBe('');
  }

  await page.goto('/admin');
  await requestRows(page).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Aanvraagdetails' })).toBeVisible();
  // By CSS, because the dialog hides the rest of the page from role queries.
  const isCovered = await page.locator('nav[aria-label="Onderdelen"]').evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const atMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
    return atMiddle !== null && !element.contains(atMiddle);
  });
  expect(isCovered).toBe(true);
});
