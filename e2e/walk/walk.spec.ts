import { findBrowser } from '../../tools/browser.ts';
import { expect, readOnlyTest } from '../site.ts';
import { countRestored } from './history.ts';
import { dropScripts } from './dropped-scripts.ts';
import { FreshLoads } from './outline.ts';
import { stepsOf } from './steps.ts';
import { Walker } from './walker.ts';
import { walkOptions, type WalkOptions } from './walk-options.ts';

// Random walks over the site. After each step the page is that of a fresh load of its URL, the request form is
// hydrated, and what was typed is still there.

const wholeBrowser = findBrowser();

const test = readOnlyTest.extend<WalkOptions>(walkOptions);

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Traces would take longer than the walk.
  trace: 'off',
  // A headless shell has no back/forward cache.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(wholeBrowser !== null && { executablePath: wholeBrowser }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
};

const walks: { screen: keyof typeof screens; network: string }[] = [
  { screen: 'phone', network: 'every script comes' },
  { screen: 'desktop', network: 'every script comes' },
  { screen: 'phone', network: 'one script in ten is lost' },
];

for (const { screen, network } of walks) {
  const isLossy = network !== 'every script comes';

  test.describe(`on a ${screen}, while ${network},`, { tag: '@wide' }, () => {
    test.use({ viewport: screens[screen], ...(isLossy && { expectedErrors: /Failed to load resource/ }) });

    test('no step loses a part of the page', async ({
      page,
      browser,
      siteUrl,
      viewport,
      contextOptions,
      steps,
      seed,
    }) => {
      test.setTimeout(120_000 + steps * 5000);
      const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
      const sitePaths = Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, url = '']) => new URL(url).pathname);
      const restored = await countRestored(page);
      const lost = isLossy ? await dropScripts(page, `${seed}`) : [];

      const walker = new Walker({
        page,
        sitePaths,
        freshLoads: new FreshLoads(browser, { ...contextOptions, baseURL: siteUrl, viewport }),
        title: `seed ${seed}, ${screen}, ${network}`,
        lost,
      });
      await walker.begin();
      for (const step of stepsOf(seed, steps)) await walker.take(step);

      expect(await restored(), 'pages out of the back/forward cache').toBeGreaterThan(0);
      expect(lost.length > 0).toBe(isLossy);
    });
  });
}
