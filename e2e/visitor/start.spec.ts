import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { cityPath, paths } from '../../src/lib/paths.ts';
import { freePort } from '../../tools/free-port.ts';
import { expect, readOnlyTest as test } from '../site.ts';
import { details } from '../states/page-state.ts';

// How src/app/boot/boot.ts starts the code of a prerendered page in a browser. boot.test.ts beside it tries what begins it.

const modules = /\/assets\/[^/]+\.js$/;
/** The font delays the load event, but not the text. */
const font = '**/*.woff2';

/** The modules that the page requests, in order. */
function watchModules(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (modules.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Disables the timeout of the page, and marks that it is waiting. */
async function hangForever(page: Page): Promise<void> {
  const content = `
    const inTime = setTimeout;
    window.setTimeout = (run, wait) => {
      if (!(wait > 1000)) return inTime(run, wait);
      document.documentElement.dataset.waits = '';
    };
  `;
  await page.addInitScript({ content });
}

async function untilWaiting(page: Page): Promise<void> {
  await page.locator('html[data-waits]').waitFor({ state: 'attached' });
}

async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits some frames longer than the loader itself. */
async function forSomeFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

function readyState(page: Page): Promise<string> {
  return page.evaluate(() => document.readyState);
}

test('no module is asked for before the page is painted', async ({ page }) => {
  await hangForever(page);
  const asked = watchModules(page);
  // Hidden elements are not painted.
  await page.route(paths.home, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html hidden') });
  });
  await page.goto(paths.home, { waitUntil: 'load' });
  await untilWaiting(page);
  await forSomeFrames(page);
  expect(asked).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('hidden'));
  await untilHydrated(page);
});

test('no module is asked for before the page is loaded', { tag: '@wide' }, async ({ page }) => {
  await hangForever(page);
  const asked = watchModules(page);
  const answers: (() => Promise<void>)[] = [];
  await page.route(font, (route) => {
    answers.push(() => route.continue());
  });
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await untilPainted(page);
  await untilWaiting(page);
  await forSomeFrames(page);
  expect(asked).toEqual([]);
  expect(answers.length).toBeGreaterThan(0);
  await Promise.all(answers.map((answer) => answer()));
  await untilHydrated(page);
  expect(await readyState(page)).toBe('complete');
});

for (const path of [paths.home, cityPath('gouda')]) {
  test(`${path} asks for all its modules at once`, details(path !== paths.home), async ({ page }) => {
    const asked = watchModules(page);
    // None of them arrives, so none can import another.
    await page.route(modules, () => undefined);
    await page.goto(path);
    const { main = '', modules: named = '' } = await page
      .locator('script[data-modules]')
      .evaluate(({ dataset }: HTMLElement) => ({ main: dataset['main'], modules: dataset['modules'] }));
    expect(named.split(' ').length).toBeGreaterThan(1);
    await expect.poll(() => asked.toSorted()).toEqual([main, ...named.split(' ')].toSorted());
  });
}

test.describe('while the font hangs', () => {
  async function openHanging(page: Page) {
    await page.route(font, () => undefined);
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    await untilPainted(page);
  }

  test('the page is hydrated all the same', async ({ page }) => {
    await openHanging(page);
    await untilHydrated(page);
    expect(await readyState(page)).toBe('interactive');
  });

  for (const [name, touch] of [
    ['key', (page: Page) => page.keyboard.press('Tab')],
    ['tap', (page: Page) => page.mouse.down()],
  ] as const) {
    test(
      `the first ${name} hydrates the page, however long it would wait otherwise`,
      { tag: '@wide' },
      async ({ page }) => {
        await hangForever(page);
        await openHanging(page);
        await untilWaiting(page);
        await touch(page);
        await untilHydrated(page);
        expect(await readyState(page)).toBe('interactive');
      },
    );
  }
});

test.describe('while the page itself is still coming', () => {
  test.use({ expectedErrors: /^call to http:\/\/127\.0\.0\.1/ });

  /** Proxies the site, but holds back the front page after its first words until it may continue. */
  async function serveHalf(siteUrl: string) {
    const gate = new EventEmitter();
    const server = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(siteUrl + (request.url ?? ''));
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
        const half = body.indexOf('</h1>');
        if (request.url === paths.home && half > 0) {
          response.write(body.subarray(0, half));
          await once(gate, 'open');
          response.end(body.subarray(half));
        } else {
          response.end(body);
        }
      })();
    });
    const port = await freePort();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    function release() {
      gate.emit('open');
    }
    function stop() {
      server.close();
      server.closeAllConnections();
    }
    return { url: `http://127.0.0.1:${port}`, release, stop };
  }

  test('no tap hydrates half a page', async ({ page, siteUrl }) => {
    const half = await serveHalf(siteUrl);
    try {
      const asked = watchModules(page);
      await page.goto(half.url, { waitUntil: 'commit' });
      await page.locator('h1').waitFor();
      await page.mouse.down();
      await forSomeFrames(page);
      expect(await readyState(page)).toBe('loading');
      expect(asked).toEqual([]);
      half.release();
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
    } finally {
      half.stop();
    }
  });
});
