import type { Locator, Page } from '@playwright/test';
import { becomeAdmin, frontToast, openRequest, requestRows, adminNavigation } from '../support/admin.ts';
import { expect, test } from '../site.ts';

// Accessibility rules that axe cannot check.

test.use({ contextOptions: { reducedMotion: 'reduce' }, seededRequests: 60 });
test.describe.configure({ timeout: 180_000 });

/** Changes the status of a row; resolves to the message that can undo it. */
async function changeStatus(page: Page, row: number): Promise<Locator> {
  const menu = requestRows(page)
    .nth(row)
    .getByRole('button', { name: /^Status van .* wijzigen/ });
  await menu.click();
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  const toast = frontToast(page);
  await expect(toast.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  return toast;
}

async function expectFocus(page: Page, after: string): Promise<void> {
  function focused() {
    return page.evaluate(() => document.activeElement?.tagName);
  }
  await expect.poll(focused, { message: `the focus after ${after}` }).not.toBe('BODY');
}

test('the focus never falls to the body', async ({ page, browser, site }) => {
  const password = await becomeAdmin(page);
  const other = await (await browser.newContext({ locale: 'nl-NL', reducedMotion: 'reduce' })).newPage();
  await other.goto(`${site.url}/login`);
  await other.getByLabel('Beheerderswachtwoord').fill(password);
  await other.getByRole('button', { name: 'Direct inloggen' }).click();
  await expect(other).toHaveURL(/\/admin$/);
  await expect(requestRows(other)).toHaveCount(50);
  await expectFocus(other, 'signing in');

  const entering = other.getByRole('button', { name: 'Nieuwe aanvraag' });
  await entering.click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(entering).toBeFocused();

  await requestRows(other).first().getByRole('checkbox').check();
  const bulk = other.getByRole('group', { name: 'Met de geselecteerde aanvragen' });
  await bulk.getByRole('button', { name: 'Verwijderen' }).click();
  await other.getByRole('button', { name: 'Annuleren' }).click();
  await expect(bulk.getByRole('button', { name: 'Verwijderen' })).toBeFocused();
  await bulk.getByRole('button', { name: 'Selectie wissen' }).click();
  await expectFocus(other, 'clearing the selection');

  await other.getByRole('button', { name: /^Nieuw / }).click();
  await other.getByRole('button', { name: 'Filters wissen' }).click();
  await expect(other.getByRole('searchbox', { name: 'Zoeken', exact: true })).toBeFocused();

  const name = await requestRows(other).first().locator('[data-row-button]').innerText();
  await openRequest(other, name);
  await other.getByRole('button', { name: 'Corrigeren' }).click();
  await expectFocus(other, 'Corrigeren');
  await other.getByRole('button', { name: 'Niet corrigeren' }).click();
  await expectFocus(other, 'Niet corrigeren');
  await other.getByRole('button', { name: 'Verwijderen' }).click();
  await other.getByRole('button', { name: 'Annuleren' }).click();
  await other.getByRole('button', { name: 'Verwijderen' }).click();
  await other.getByRole('button', { name: 'Ja, verwijder' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await expectFocus(other, 'deleting');
  await other.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(other.getByText('De aanvraag staat weer in de lijst')).toBeVisible();
  await expectFocus(other, 'Ongedaan maken');
  await frontToast(other).getByRole('button', { name: 'Melding sluiten' }).click();
  await expectFocus(other, 'closing a message');

  await other.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByRole('button', { name: 'Direct inloggen' })).toBeVisible();
  await expectFocus(other, 'signing out');
  await other.context().close();
});

test('keys of one character can be switched off on a device', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin');
  await expect(requestRows(page)).toHaveCount(50);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Toetsen' });
  await keys.getByRole('checkbox', { name: 'Toetsen van één teken gebruiken' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(requestRows(page)).toHaveCount(50);
  const opener = requestRows(page).first().locator('[data-row-button]');
  await opener.focus();
  for (const key of ['j', '/', '?']) await page.keyboard.press(key);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await expect(dialog).toBeVisible();
  const url = page.url();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(url).toContain('aanvraag=');
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Toetsen' }).click();
  await keys.getByRole('checkbox', { name: 'Toetsen van één teken gebruiken' }).check();
  await page.keyboard.press('Escape');
  await opener.focus();
  await page.keyboard.press('j');
  await expect(requestRows(page).nth(1).locator('[data-row-button]')).toBeFocused();
});

test('at 400% zoom a request scrolls whole', async ({ page }) => {
  await becomeAdmin(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/admin');
  await requestRows(page).first().locator('[data-row-button]').click();
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  const save = dialog.getByRole('button', { name: 'Opslaan' });
  await expect(dialog.getByRole('button', { name: 'Corrigeren' })).toBeAttached();
  await expect(save).not.toBeInViewport();
  const scrollers = await dialog.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*:not(textarea, select)')].filter(
        (each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
      ).length,
  );
  expect(scrollers).toBe(1);
  await save.scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Venster sluiten' })).not.toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a message waits for whoever is at its button, shows where the focus is, and its close button is apart', async ({
  page,
}) => {
  await becomeAdmin(page);
  await page.clock.install();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/admin');
    const toast = await changeStatus(page, 2);
    const undo = toast.getByRole('button', { name: 'Ongedaan maken' });
    const close = toast.getByRole('button', { name: 'Melding sluiten' });
    const boxes = await Promise.all([undo.boundingBox(), close.boundingBox()]);
    const [action, cross] = boxes;
    expect(Math.min(cross?.width ?? 0, cross?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(cross?.x ?? 0).toBeGreaterThanOrEqual((action?.x ?? 0) + (action?.width ?? 0));
    await page.keyboard.press('Alt+t');
    for (const part of [toast, undo, close]) {
      await page.keyboard.press('Tab');
      // The order of the two buttons is that of the library.
      const focused = page.locator(':focus');
      await expect(part.or(undo).or(close).and(focused)).toHaveCount(1);
      const ring = await focused.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return { outlineStyle, width: Number.parseFloat(outlineWidth), outlineColor };
      });
      expect(ring).toMatchObject({ outlineStyle: 'solid' });
      expect(ring.width).toBeGreaterThanOrEqual(2);
      expect(ring.outlineColor).toBe(colorScheme === 'light' ? 'rgb(23, 87, 58)' : 'rgb(134, 211, 165)');
    }
    await undo.focus();
    await page.clock.fastForward(40_000);
    await expect(undo).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ongedaan gemaakt')).toBeVisible();
    await expectFocus(page, 'undoing by keyboard');
  }
});

test('a message lies over nothing on a scrolled page of a phone', async ({ page }) => {
  await becomeAdmin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin?status=completed');
  await expect(requestRows(page).nth(20)).toBeVisible();
  await requestRows(page).nth(8).scrollIntoViewIfNeeded();
  const menu = requestRows(page)
    .nth(8)
    .getByRole('button', { name: /^Status van .* wijzigen/ });
  // Right below the sticky line.
  await menu.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 125));
  await expect.poll(() => isOnTop(menu)).toBe(true);
  await changeStatus(page, 8);
  expect(await isOnTop(menu)).toBe(true);
  for (const control of await page.locator('header').getByRole('button').all())
    expect(await isOnTop(control)).toBe(true);
});

/** Whether a click at its centre would reach it. */
function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Whether these two differ in forced colours. */
async function differ(one: Locator, other: Locator): Promise<boolean> {
  const backgrounds = await Promise.all(
    [one, other].map((each) => each.evaluate((element) => getComputedStyle(element).backgroundColor)),
  );
  return backgrounds[0] !== backgrounds[1];
}

test('forced colours keep what is chosen and what is filled recognisable', async ({ page }) => {
  await becomeAdmin(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin');
  const all = page.getByRole('button', { name: /^Alle/ });
  expect(await differ(all, page.getByRole('button', { name: /^Afgerond/ }).first())).toBe(true);
  expect(
    await differ(
      page.getByRole('button', { name: 'Nieuwe aanvraag' }),
      page.getByRole('button', { name: 'Vernieuwen' }),
    ),
  ).toBe(true);
  const navigation = adminNavigation(page);
  expect(
    await differ(
      navigation.getByRole('link', { name: /^Aanvragen/ }),
      navigation.getByRole('link', { name: 'Cijfers' }),
    ),
  ).toBe(true);
  await page.goto('/admin/teksten');
  expect(await differ(page.getByRole('tab', { selected: true }), page.getByRole('tab').nth(1))).toBe(true);
});

test.describe('a refused sign-in', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('says the English of the server in its own language, once', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('E-mailadres').fill('jo@example.org');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd');
    await page.getByRole('button', { name: 'Inloggen met account' }).click();
    const form = page.getByRole('form', { name: 'Inloggen met account' });
    await expect(form.getByText('Inloggen mislukt: Invalid login credentials')).toBeVisible();
    await expect(form.locator('[lang=en]')).toHaveText('Invalid login credentials');
    await expect(page.getByRole('alert').filter({ hasText: 'Inloggen mislukt' })).toHaveCount(1);
    await expect(page.getByRole('alert').locator('[lang=en]')).toHaveText('Invalid login credentials');
  });
});
