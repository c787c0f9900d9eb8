import type { Page } from '@playwright/test';
import { openRow, requestRows } from '../../support/admin.ts';
import { cutOff, largeLetters, textSpacing } from '../../support/cut-off.ts';
import { expect } from '../../site.ts';
import { stateTest as test } from '../../states/state-test.ts';
import { smallTargets } from '../../support/targets.ts';

// The back-office with large and spaced out text, its target sizes, and its focus.

test.use({ group: 'admin', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

/** Overlapping texts of a request in the list. */
function overlaps(page: Page): Promise<string[]> {
  return requestRows(page).evaluateAll((rows) =>
    rows.flatMap((row) => {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const boxes: { text: string; box: DOMRect }[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        // For screen readers only.
        if (text.parentElement && getComputedStyle(text.parentElement).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) if (box.width > 1) boxes.push({ text: text.textContent ?? '', box });
      }
      return boxes.flatMap(({ text, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box: { left, right, top, bottom } }) => {
            const width = Math.min(right, box.right) - Math.max(left, box.left);
            // Boxes of successive lines overlap a little.
            return width > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 8;
          })
          .map((other) => `${text} / ${other.text}`),
      );
    }),
  );
}

test('on a phone nothing is cut off or covered, as it is, spaced out, and with letters of 32 px', async ({ page }) => {
  for (const [width, style] of [
    [360, ''],
    [320, ''],
    [320, textSpacing],
    [320, largeLetters],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/admin');
    await expect(requestRows(page).getByText('Spoed:').first()).toBeVisible();
    await expect(page.getByText('Vandaag laden...')).toHaveCount(0);
    if (style !== '') await page.addStyleTag({ content: style });
    expect(await cutOff(page), `${width} px ${style}`).toEqual([]);
    expect(await overlaps(page), `${width} px ${style}`).toEqual([]);
    await openRow(page, 0);
    expect(await cutOff(page), `the dialog, ${width} px ${style}`).toEqual([]);
    const save = page.getByRole('dialog').getByRole('button', { name: 'Opslaan' });
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
  }
});

test('every control of Teksten is large enough to hit', async ({ page }) => {
  await page.goto('/admin/teksten');
  await expect(page.getByRole('article', { name: 'Bovenaan de homepagina' })).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await smallTargets(page), `${await tab.innerText()} at ${width} px`).toEqual([]);
    }
  }
});

test('after a deletion by keyboard the heading shows that it has the focus', async ({ page }) => {
  await page.goto('/admin');
  await requestRows(page).first().locator('[data-row-button]').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Verwijderen' }).press('Enter');
  await dialog.getByRole('button', { name: 'Ja, verwijder' }).press('Enter');
  await expect(dialog).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Energielabel Aanvragen' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'solid');
});
