import type { Locator } from '@playwright/test';
import { anchors, cityPath, paths } from '../../src/lib/paths.ts';
import { expectSent, fillInPerson, openForm, requestForm, send } from '../support/request-steps.ts';
import { expect, readOnlyTest as test } from '../site.ts';

test('on a phone the bottom bar calls, chats and goes to the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  await expect(bar.getByRole('link', { name: 'Bellen' })).toHaveAttribute('href', /^tel:/);
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank');
  await bar.getByRole('link', { name: 'Aanvragen' }).click();
  await expect(page.locator(`#${anchors.contactSection}`)).toBeInViewport();
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(bar).toBeHidden();
});

test('on a phone the form has one bar, and the success screen none', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page);
  const bar = page.getByRole('navigation', { name: 'Snel contact' });
  const price = page.getByRole('region', { name: 'Uw prijs' });
  const further = page.getByRole('button', { name: /^Verder/ });
  await requestForm(page)
    .getByLabel('Postcode')
    .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(bar).toBeHidden();
  await expect(further).toBeVisible();
  // At the very bottom, where the other bar was.
  await expect.poll(async () => bottomOf(price)).toBe(740);
  await further.focus();
  await page.getByRole('button', { name: 'Aanvraag versturen' }).scrollIntoViewIfNeeded();
  await expect(further).toHaveClass(/invisible/);
  // It disappears once the focus has left it.
  await expect(further).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(further).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeVisible();

  await fillInPerson(page);
  await page.getByLabel(/Spoedservice/).check();
  await page.route('**/rest/v1/contact_submissions*', (route) => route.fulfill({ status: 201, body: '' }));
  await page.route('**/local/form-relay*', (route) => route.fulfill({ status: 200, json: { success: true } }));
  await send(page);
  await expectSent(page);
  await expect(page.getByText(/U hoort van ons wanneer u uw label hebt/)).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // The success screen begins low on the screen.
    await page.locator('[data-sent]').evaluate((sent) => {
      window.scrollTo({ top: sent.getBoundingClientRect().top + window.scrollY - 500, behavior: 'instant' });
    });
    await expect(bar).toBeHidden();
    for (const floating of await page.getByRole('complementary', { name: 'Snel verder' }).locator('> *').all())
      await expect(floating).toBeHidden();
  }
});

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return Math.round((box?.y ?? NaN) + (box?.height ?? NaN));
}

test('the row of reviews never ends within one', async ({ page }) => {
  // Each press scrolls on from the current position of the row.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 360, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(paths.home);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const next = page.getByRole('button', { name: 'Volgende reviews' });
    const row = page.getByRole('region', { name: 'Reviews van klanten' });
    for (let step = 0; step < 8; step++) {
      await expect
        .poll(() =>
          row.evaluate((element) => {
            const seen = element.getBoundingClientRect();
            const cards = [...element.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
            const shown = cards.filter(({ left, right }) => right > seen.left + 1 && left < seen.right - 1);
            return shown.filter(({ left, right }) => left < seen.left - 1 || right > seen.right + 1).length;
          }),
        )
        .toBe(0);
      // The row itself knows at once that it has ended; the button learns it a moment later.
      if (await row.evaluate(({ scrollLeft, clientWidth, scrollWidth }) => scrollLeft + clientWidth >= scrollWidth - 1))
        break;
      await next.click();
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  }
});

test('a section link scrolls at home and leads home from elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.privacy);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(`/#${anchors.faq}`);
  await expect(page.locator(`#${anchors.faq}`)).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Voordelen' }).click();
  await expect(page.locator(`#${anchors.features}`)).toBeInViewport();
});

test('going back returns to where one was on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(cityPath('gouda'));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  // Playwright's own click would scroll first.
  await page.getByRole('banner').getByRole('link', { name: 'Werkgebieden' }).dispatchEvent('click');
  await expect(page).toHaveURL(paths.serviceAreas);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gouda');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('the menu of a phone closes on every change of page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.privacy);
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(menu).not.toHaveAttribute('open');
});

test('the ways up and to the form appear where they should', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.home);
  const up = page.getByRole('button', { name: 'Terug naar boven' });
  const request = page.getByRole('link', { name: 'Aanvragen', exact: true });
  // The page is too short to scroll while its parts are still arriving.
  async function scrollTo(top: number) {
    await expect
      .poll(() =>
        page.evaluate((y) => {
          window.scrollTo({ top: y, behavior: 'instant' });
          return window.scrollY;
        }, top),
      )
      .toBe(top);
  }
  await scrollTo(300);
  await expect(up).toBeHidden();
  await scrollTo(301);
  await expect(up).toBeVisible();
  await expect(request).toBeHidden();
  await scrollTo(601);
  await expect(request).toBeVisible();
  await page.locator(`#${anchors.contactSection}`).scrollIntoViewIfNeeded();
  await page.evaluate(
    (id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }),
    anchors.contactSection,
  );
  await expect(request).toBeHidden();
  // It would cover the price.
  await expect(up).toBeHidden();
  await scrollTo(601);
  await up.click();
  await expect(up).toBeHidden();
});

for (const width of [360, 768, 1280]) {
  test(`what floats never lies on a field, a button or a price at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(paths.home);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const seen = await page.evaluate(async () => {
      const covered: string[] = [];
      let shown = 0;
      for (let y = 0; y < document.documentElement.scrollHeight; y += 90) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        for (const floating of document.querySelectorAll('[aria-label="Snel verder"] :is(a, button)')) {
          if (!floating.checkVisibility({ visibilityProperty: true })) continue;
          shown += 1;
          const { left, right, top, bottom } = floating.getBoundingClientRect();
          for (const part of document.querySelectorAll('main :is(a, button, input, select, textarea, .tabular-nums)')) {
            const box = part.getBoundingClientRect();
            if (box.left < right && box.right > left && box.top < bottom && box.bottom > top)
              covered.push(`${part.textContent} at ${y}`);
          }
        }
      }
      return { shown, covered };
    });
    expect(seen.covered).toEqual([]);
    expect(seen.shown).toBeGreaterThan(10);
  });
}

test('a sticky part never hides what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  await page.getByLabel('Naam').waitFor();
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('header, nav, section[aria-label*="Meldingen"]'))
        return '';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const atMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen =
        atMiddle !== null &&
        (focused.contains(atMiddle) || atMiddle.contains(focused) || atMiddle.closest('label') !== null);
      return isSeen
        ? ''
        : `${focused.outerHTML.slice(0, 120)} behind ${atMiddle?.outerHTML.slice(0, 120) ?? 'nothing'}`;
    });
    expect(hidden).toBe('');
  }
});

test('the front page of a phone is at most 9,000 px long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // On a busy machine the font may arrive too late for the first visit, which then uses a wider one.
  await page.evaluate(async () => {
    const url = document.querySelector<HTMLLinkElement>('link[as=font]')?.href ?? '';
    document.fonts.add(await new FontFace('Figtree Variable', `url(${url})`, { weight: '400 800' }).load());
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(5000);
  expect(height).toBeLessThanOrEqual(9000);
});

test('rush is a switch on both prices, also without script', async ({ browser, siteUrl }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl);
  const prices = page.getByRole('region', { name: 'Wat kost uw energielabel?' });
  for (const price of ['€285', '€350', '+ €95']) await expect(prices.getByText(price, { exact: true })).toBeVisible();
  await expect(prices.getByText('€380')).toBeHidden();
  await prices.getByRole('checkbox', { name: 'Met spoed' }).check();
  for (const price of ['€380', '€445', '+ €95']) await expect(prices.getByText(price, { exact: true })).toBeVisible();
  await expect(prices.getByText('€285')).toBeHidden();
  await page.close();
});

for (const [width, height] of [
  [320, 256],
  [667, 375],
] as const) {
  test(`at ${width} × ${height} the menu scrolls inside itself and hides no focused link`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.home);
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').press('Enter');
    const links = menu.getByRole('link');
    expect(await links.count()).toBeGreaterThan(7);
    for (const link of await links.filter({ visible: true }).all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.5 });
      const isOnTop = await link.evaluate((element) => {
        const { left, top, width: wide, height: high } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect(isOnTop).toBe(true);
    }
  });
}

test('closed answers are on paper', async ({ page }) => {
  await page.goto(paths.home);
  const answers = page.locator('#faq [data-item]');
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await expect(page.locator('#faq [hidden=until-found]')).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
    expect(await answer.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible');
  }
});
