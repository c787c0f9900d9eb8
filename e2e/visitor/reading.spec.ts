import { anchors, cityPath, paths } from '../../src/lib/paths.ts';
import { cutOff, largeLetters, textSpacing } from '../support/cut-off.ts';
import { expect, readOnlyTest as test } from '../site.ts';
import { doubleText, visit } from '../states/page-state.ts';
import { examplePaths, publicPaths } from '../states/pages.ts';
import { smallTargets } from '../support/targets.ts';

// Every page with text zoom, text spacing, forced colours and reduced motion.

// The page that does not exist.
test.use({ expectedErrors: /Failed to load resource.*404/ });
test.describe.configure({ timeout: 300_000 });

test('at 400%, with spaced out text, and with text of twice the size nothing is cut off', async ({ page, isWide }) => {
  const found: Record<string, string[]> = {};
  async function look(what: string) {
    const problems = await cutOff(page);
    if (problems.length > 0) found[what] = problems;
  }
  for (const path of isWide ? publicPaths : examplePaths) {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, path);
    await look(`${path} at 320 px`);
    const letters = await page.addStyleTag({ content: largeLetters });
    await look(`${path} at 320 px, letters of 32 px`);
    await letters.evaluate((style) => {
      style.parentNode?.removeChild(style);
    });
    await page.addStyleTag({ content: textSpacing });
    await look(`${path} at 320 px, spaced out`);
    await page.setViewportSize({ width: 360, height: 740 });
    await look(`${path} at 360 px, spaced out`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await look(`${path} at 1280 px, spaced out`);
  }
  for (const path of [paths.home, cityPath('gouda'), paths.blog, paths.labelCheck]) {
    await visit(page, path);
    await doubleText(page);
    await look(`${path} with text of twice the size`);
  }
  expect(found).toEqual({});
});

for (const [letters, style] of [
  ['spaced out letters', textSpacing],
  ['letters of 32 px', largeLetters],
] as const) {
  test(`at 320 px with ${letters} the figures of the business wrap`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, paths.home);
    await page.addStyleTag({ content: style });
    const figures = page.locator(`#${anchors.about} dl > div`);
    await expect(figures).toHaveCount(3);
    const tooWide = await figures.evaluateAll((all) =>
      all
        .filter((figure) => figure.scrollWidth > figure.clientWidth || figure.getBoundingClientRect().right > 320)
        .map(({ textContent }) => textContent),
    );
    expect(tooWide).toEqual([]);
  });
}

test('what prepares for the visit, and what leads there, is large enough to hit', async ({ page }) => {
  for (const path of [paths.preparation, paths.home, paths.terms]) {
    await visit(page, path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await smallTargets(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('another page has the focus at its content, and its title is told', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, cityPath('gouda'));
  await page.getByRole('banner').getByRole('link', { name: 'Werkgebieden' }).press('Enter');
  await expect(page).toHaveURL(paths.serviceAreas);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await expect(page).toHaveTitle(/Werkgebied/);
});

test('in forced colours what looks like a button has a border, and the focus an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of [paths.home, cityPath('gouda'), paths.blog]) {
    await visit(page, path);
    const bare = await page
      .locator('a.bg-primary, a.bg-accent, button.bg-primary, button.bg-accent')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
          .map(({ outerHTML }) => outerHTML.slice(0, 150)),
      );
    expect(bare, path).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  }
});

test('with reduced motion nothing moves, and a link in the header jumps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, paths.home);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id))
      // Shows a notice after a delay, without moving anything.
      .filter((name) => name !== 'late-notice'),
  );
  expect(moving).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator(`#${anchors.faq}`)).toBeInViewport();
  const places = await page.evaluate(async (id) => {
    const seen = [];
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN));
    }
    return seen;
  }, anchors.faq);
  expect(new Set(places).size, 'it stands still at once').toBe(1);
});
