import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { site as business } from '../../src/content/site.ts';
import { anchors, cityPath, paths } from '../../src/lib/paths.ts';
import { passPausesUntil } from '../support/pauses.ts';
import { expect, readOnlyTest as test } from '../site.ts';

// A reader's actions before the code of a page is loaded, on a phone with a slow network and processor. What begins the
// code, and what is shown when it does not come, is tested in src/app/boot/boot.test.ts and lazy-form.test.tsx; here it is one
// of each, in the wide run all.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const formCode = '**/assets/request-form-*.js';
const waitingForm = `#${anchors.contact} [data-waiting]`;

/** 400 kbit/s, 400 ms of latency, and a sixth of this machine's speed, until the returned function is called. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (400 * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return () => devtools.detach();
}

/** Holds the responses to `url` until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  const gate = new EventEmitter();
  let isOpen = false;
  await page.route(url, async (route) => {
    if (!isOpen) await once(gate, 'open');
    await route.continue();
  });
  return () => {
    isOpen = true;
    gate.emit('open');
  };
}

/** Disables the timers that load code after some seconds. */
async function withoutTimers(page: Page): Promise<void> {
  const content = `
    const inTime = setTimeout;
    window.setTimeout = (run, wait) => wait > 1000 ? undefined : inTime(run, wait);
  `;
  await page.addInitScript({ content });
}

test('what is typed before the form is hydrated stays, with the focus', async ({ page }) => {
  const speedUp = await slowDown(page);
  const release = await hold(page, formCode);
  const asked = page.waitForRequest(formCode);
  await page.goto(`/#${anchors.contact}`, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Energielabel aanvragen' });
  const name = form.getByRole('textbox', { name: 'Naam' });
  const email = form.getByRole('textbox', { name: 'E-mailadres' });
  await name.tap();
  await page.keyboard.type('Anne de Vries-Jansen');
  await form.getByLabel('Type woning').selectOption('Appartement');
  await form.getByLabel('Spoedservice').check();
  await email.tap();
  await page.keyboard.type('anne@');
  await expect(page.getByText('Formulier laden...')).toBeVisible();
  await asked;
  await expect(page.locator(waitingForm)).toHaveCount(1);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.locator('[data-retry]'), 'nothing to try again yet').toHaveCSS('display', 'none');
  release();
  await expect(page.locator(waitingForm)).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText('Formulier laden...')).toBeHidden();
  await expect(email).toBeFocused();
  await page.keyboard.type('example.org');
  // All of it is part of the draft, so it is restored after leaving the page.
  await expect(page.getByRole('button', { name: 'Formulier leegmaken' })).toBeVisible();
  await speedUp();
  await page.reload();
  await expect(email).toHaveValue('anne@example.org');
  await expect(name).toHaveValue('Anne de Vries-Jansen');
  await expect(form.getByLabel('Type woning')).toHaveValue('Appartement');
  await expect(form.getByLabel('Spoedservice')).toBeChecked();
});

test(
  'a press while the page is hydrated leaves all of it, and leads to its section',
  { tag: '@wide' },
  async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const section = page.locator(`#${anchors.contactSection}`);
    // Each round presses at another point in time.
    for (let visit = 0; visit < 4; visit++) {
      await page.goto(paths.home);
      const arrived = await section.evaluateHandle((element) => element);
      await page.getByRole('navigation', { name: 'Snel contact' }).getByRole('link', { name: 'Aanvragen' }).click();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await expect(section).toBeInViewport();
      expect(await arrived.evaluate(({ isConnected }) => isConnected), 'the section is that of the HTML').toBe(true);
      await page.goto('about:blank');
    }
  },
);

test('what is typed over a draft before the form is hydrated wins', { tag: '@wide' }, async ({ page }) => {
  await page.goto(`${cityPath('gouda')}#${anchors.contact}`);
  await expect(page.locator(waitingForm)).toHaveCount(0);
  const name = page.getByLabel('Naam');
  await name.fill('Anne');
  await page.getByLabel(/Bericht/).fill('Bel mij liever op');
  await page.getByLabel('E-mailadres').fill('anne@example.org');
  await expect(page.getByRole('button', { name: 'Formulier leegmaken' })).toBeVisible();
  const release = await hold(page, formCode);
  await page.reload();
  await name.fill('Bo');
  release();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('anne@example.org');
  await expect(name).toHaveValue('Bo');
  // The prefilled message does not count as typed.
  await expect(page.getByLabel(/Bericht/)).toHaveValue('Bel mij liever op');
});

for (const [way, touch] of [
  ['the first key', (page: Page) => page.keyboard.press('Tab')],
  ['a tap on a field', (page: Page) => page.getByLabel('Naam').tap()],
] as const) {
  test(`${way} asks for the code of the form`, { tag: '@wide' }, async ({ page }) => {
    await withoutTimers(page);
    await page.goto(paths.home);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const asked = page.waitForRequest(formCode);
    await touch(page);
    await asked;
    await expect(page.locator(waitingForm)).toHaveCount(0);
  });
}

test('a form that a screen reader jumps to is hydrated', { tag: '@wide' }, async ({ page }) => {
  await withoutTimers(page);
  await page.goto(paths.home);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // Without a key, tap or scrolling.
  await page.getByLabel('Naam').evaluate((field) => field.focus({ preventScroll: true }));
  await expect(page.locator(waitingForm)).toHaveCount(0);
});

test('a form that nobody comes near is hydrated in a quiet moment', { tag: '@wide' }, async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.locator(waitingForm)).toHaveCount(0, { timeout: 30_000 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

const lostCode = [
  { code: 'main', fault: 'never comes', tag: '@wide' },
  { code: 'main', fault: 'fails', tag: '@wide' },
  { code: 'request-form', fault: 'never comes', tag: '@wide' },
  { code: 'request-form', fault: 'fails', tag: [] },
];

for (const { code, fault, tag } of lostCode) {
  test.describe(`when ${code} ${fault}`, { tag }, () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('the form says after ten seconds how to ask for a label all the same', async ({ page }) => {
      await page.route(`**/assets/${code}-*.js*`, (route) => (fault === 'fails' ? route.abort() : undefined));
      await page.clock.install();
      await page.goto(`/#${anchors.contact}`, { waitUntil: 'commit' });
      const notice = page.locator(`#${anchors.contact}`).getByRole('alert');
      await passPausesUntil(page, notice.filter({ hasText: business.phone }));
      await expect(notice.getByRole('link')).toBeInViewport({ timeout: 30_000 });
      await expect(page.getByLabel('Naam')).toBeVisible();
    });
  });
}

test('a link fetches its page while it is pressed, and shows that the page is on its way', async ({ page }) => {
  const home = page.getByRole('banner').getByRole('link').first();
  await page.goto(paths.serviceAreas);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const code = '**/assets/home-page-*.js';
  const release = await hold(page, code);
  const asked = page.waitForRequest(code);
  await home.hover();
  await page.mouse.down();
  await asked;
  await page.mouse.up();
  await expect(page.locator('html[data-loading]')).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement, '::before').opacity))
    .toBe('1');
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Vanaf €285/ })).toBeVisible();
  await expect(page.locator('html[data-loading]')).toHaveCount(0);
});

test.describe('after a deploy', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a page whose code is gone is loaded anew, with its title and header', async ({ page }) => {
    await page.clock.install();
    await page.goto(paths.serviceAreas);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.route('**/assets/home-page-*.js*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link').first().click();
    await passPausesUntil(page, page.locator('#root[data-page="/"]'));
    await expect(page).toHaveTitle(/energielabel/i);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Vanaf €285/ })).toBeVisible();
  });
});
