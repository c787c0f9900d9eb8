import type { Page } from '@playwright/test';
import { cities } from '../../src/content/cities/cities.ts';
import { anchors, paths } from '../../src/lib/paths.ts';
import { expect, readOnlyTest as test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mapArea = `#${anchors.serviceArea}`;

async function openMap(page: Page): Promise<void> {
  // The font is loaded by the second page at the latest; in the fallback font the names are wider.
  await page.goto(paths.privacy);
  await page.waitForLoadState('networkidle');
  await page.goto(paths.home);
  await page.locator(mapArea).scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(cities.length);
}

for (const viewport of [
  { width: 320, height: 568 },
  { width: 1280, height: 900 },
]) {
  test(`on the map of ${viewport.width} px no name hides a dot, and no dot a name`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openMap(page);
    // Parts above it may still load, which can move it behind a fixed bar.
    await expect.poll(() => hiddenOnMap(page)).toEqual([]);
  });
}

test('the card of a city and the buttons lie over the map', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page);
  const area = page.locator(mapArea);
  const zoomIn = area.getByRole('button', { name: 'Inzoomen' });
  // By the keyboard: a pointer left on the map shows the city whose dot scrolls beneath it.
  for (let time = 0; time < 3; time++) await zoomIn.press('Enter');
  await area.getByRole('link', { name: 'Hilversum' }).focus();
  for (const part of [zoomIn, area.getByText('16 km van Amersfoort')]) {
    await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
  }
});

/**
 * Whether nothing is painted over an element of the map's frame, not even something that the pointer passes through.
 */
function isOnTop(element: Element): boolean {
  for (const part of document.querySelectorAll<HTMLElement | SVGElement>('#service-area *')) {
    part.style.setProperty('pointer-events', 'auto', 'important');
  }
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(top);
}

/** The names and dots that are covered by something. */
async function hiddenOnMap(page: Page): Promise<string[]> {
  return page.locator('.leaflet-container').evaluate((map) => {
    map.scrollIntoView({ block: 'center' });

    function isSeen(element: Element, across: number, down: number) {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + across * width, y + down * height) === element;
    }

    const hidden: string[] = [];
    for (const dot of map.querySelectorAll('.leaflet-marker-icon > div')) {
      const name = dot.firstElementChild;
      if (!isSeen(dot, 0.5, 0.5)) hidden.push(`the dot of ${name?.textContent ?? 'a small city'}`);
      const isCovered = [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => name && !isSeen(name, across, down)),
      );
      if (isCovered) hidden.push(name?.textContent ?? '');
    }
    return hidden;
  });
}
