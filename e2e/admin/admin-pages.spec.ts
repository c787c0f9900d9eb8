import type { Page, Route } from '@playwright/test';
import { buildRequestRow } from '../../supabase/tests/setup/factories.ts';
import { adminNavigation, becomeAdmin, openRequest } from '../support/admin.ts';
import { expect, test } from '../site.ts';

// Without animations: halfway through a fade colours have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [
  { path: '/admin', name: 'Aanvragen', heading: 'Energielabel Aanvragen' },
  { path: '/admin/agenda', name: 'Agenda', heading: 'Agenda' },
  { path: '/admin/teksten', name: 'Teksten', heading: 'Website Inhoud Beheren' },
  { path: '/admin/facturen', name: 'Facturen', heading: 'Facturen' },
  { path: '/admin/cijfers', name: 'Cijfers', heading: 'Cijfers' },
  { path: '/admin/beheer', name: 'Beheer', heading: 'Mensen' },
] as const;

function pageLink(page: Page, name: string) {
  return adminNavigation(page).getByRole('link', { name: new RegExp(`^${name}`) });
}

function today(page: Page): Promise<string> {
  return page.evaluate(() => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' }));
}

test('each page has its own address and title', async ({ page }) => {
  await becomeAdmin(page);
  for (const { path, name, heading } of pages) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name} \\| Admin$`));
    await expect(pageLink(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await page.goto('/admin/agenda/');
  await expect(page).toHaveURL('/admin/agenda');
});

test('anchors and parameters of the time of one long page lead to the pages', async ({ page }) => {
  await becomeAdmin(page);
  for (const [old, now, heading] of [
    ['/admin?week=2026-11-23', '/admin/agenda?week=2026-11-23', 'Agenda'],
    ['/admin#privacy', '/admin/beheer/privacy#privacy', 'Privacy en bewaren'],
    ['/admin/cijfers#facturen', '/admin/facturen#facturen', 'Facturen'],
    ['/admin/beheer#adviseurs', '/admin/beheer/mensen#adviseurs', 'Adviseurs'],
    ['/admin?status=new#aanvragen', '/admin?status=new#aanvragen', 'Energielabel Aanvragen'],
  ] as const) {
    // A full page load each time, as from a bookmark.
    await page.goto('about:blank');
    await page.goto(old);
    await expect(page).toHaveURL(now);
    const title = page.getByRole('heading', { name: heading, exact: true });
    await expect(title).toBeInViewport();
    if (now.includes('#')) await expect(title).toBeFocused();
  }
});

test('the section of the URL is still on screen when what stands above it came later', async ({ page }) => {
  await becomeAdmin(page);
  const held: Route[] = [];
  await page.route(/\/rest\/v1\/advisers/, (route) => void held.push(route));
  // One column.
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/admin/beheer/planning#agenda-op-je-telefoon');
  const title = page.getByRole('heading', { name: 'Agenda op je telefoon', exact: true });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(before + 500);
  await expect(title).toBeInViewport();
});

test('going from page to page keeps frame and session, moves the focus and asks nobody who is there', async ({
  page,
}) => {
  await becomeAdmin(page);
  await page.goto('/admin?status=new');
  await expect(page.getByText('Geen aanvragen gevonden')).toBeVisible();
  const session: string[] = [];
  page.on('request', (request) => {
    if (/rpc\/is_admin|\/auth\/v1\//.test(request.url())) session.push(request.url());
  });
  await page.evaluate(() => {
    document.querySelector('header')?.setAttribute('data-same', '');
    new MutationObserver(() => {
      if (document.body.textContent.includes('Bezig met laden...')) document.body.dataset['flashed'] = '';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  for (const { path, name, heading } of [...pages.slice(1), pages[0]]) {
    await pageLink(page, name).click();
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('main', { name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} | Admin`);
    // The list is as it was left.
    await expect(page).toHaveURL(path === '/admin' ? '/admin?status=new' : path);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Mensen' })).toBeVisible();
  await expect(page.locator('header[data-same]')).toHaveCount(1);
  await expect(page.locator('body[data-flashed]')).toHaveCount(0);
  expect(session).toEqual([]);
});

test('each part of Beheer is found from its overview, and has an address of its own', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin/beheer');
  await page.getByRole('main').getByRole('link', { name: 'Uren voor spoed' }).click();
  await expect(page).toHaveURL('/admin/beheer/planning#spoed');
  await expect(page.getByRole('heading', { name: 'Uren voor spoed' })).toBeFocused();
  await expect(page).toHaveTitle('Planning | Beheer | Admin');
  const parts = page.getByRole('navigation', { name: 'Beheer', exact: true });
  await expect(parts.getByRole('link', { name: 'Planning' })).toHaveAttribute('aria-current', 'page');
  await parts.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/admin/beheer/privacy');
  await expect(page.getByRole('main', { name: 'Privacy' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Prullenbak' })).toBeVisible();
});

test('leaving the texts with something unsaved asks first', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin/teksten');
  const hero = page.getByRole('article', { name: 'Bovenaan de homepagina' });
  await hero.getByRole('button', { name: 'Bewerken' }).click();
  await hero.getByLabel('Subtitel').fill('Half af');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await pageLink(page, 'Agenda').click();
  await expect(page).toHaveURL('/admin/teksten');
  await expect(hero.getByLabel('Subtitel')).toHaveValue('Half af');
  page.once('dialog', (dialog) => void dialog.accept());
  await pageLink(page, 'Agenda').click();
  await expect(page).toHaveURL('/admin/agenda');
  // It is still kept.
  await pageLink(page, 'Teksten').click();
  await expect(hero.getByLabel('Subtitel')).toHaveValue('Half af');
});

test('the navigation counts, and a request opens over the week that is shown', async ({ page, site }) => {
  const rush = buildRequestRow({ name: 'Robot', rush_service: true });
  await fetch(`${site.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: 'local', 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(rush),
  });
  await becomeAdmin(page);
  await page.goto('/admin');
  await expect(pageLink(page, 'Aanvragen')).toHaveAccessibleName('Aanvragen (1 aanvraag vraagt aandacht)');
  await expect(pageLink(page, 'Agenda')).toHaveAccessibleName('Agenda');
  await openRequest(page, 'Robot');
  await page.getByLabel('Datum afspraak').fill(await today(page));
  await page.getByLabel('Tijd afspraak').fill('09:30');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/^Opgeslagen: het bezoek bij Robot is op .* 09:30/)).toBeVisible();
  await expect(pageLink(page, 'Agenda')).toHaveAccessibleName('Agenda (1 bezoek vandaag)');
  // The appointment of today is the work that is left.
  await expect(pageLink(page, 'Aanvragen')).toHaveAccessibleName('Aanvragen (1 aanvraag vraagt aandacht)');

  await pageLink(page, 'Agenda').click();
  const week = new URL(page.url()).search;
  const appointment = page.getByRole('link', { name: /Robot/ });
  await appointment.click();
  const dialog = page.getByRole('dialog', { name: 'Aanvraagdetails' });
  await dialog.getByLabel('Tijd afspraak').fill('11:15');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/^Opgeslagen: het bezoek bij Robot is op .* 11:15/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/admin/agenda${week}`);
  await expect(appointment).toContainText('11:15');
});
