import type { Page } from '@playwright/test';
import { pathsOf } from '../../src/app/page-registry.ts';
import { anchors, articlePath, cityPath, paths } from '../../src/lib/paths.ts';
import { becomeAdmin } from '../admin.ts';
import { expect, test } from '../site.ts';

/** Texts of each part of the back-office that survive minification: names of calls, and texts on screen. */
const markers = [
  'list_requests',
  'count_requests',
  'request_figures',
  'requests_of_today',
  'anonymise_requests',
  'export_person',
  'restore_deleted_block',
  'website_content_history',
  'list_admins',
  'invite_admin',
  'Aanvraagdetails',
  'Kon de agenda niet ophalen',
  'Website Inhoud Beheren',
  'Nieuwe landingspagina aanmaken',
  'Privacy en bewaren',
];

/** The URLs of all scripts that a page requests, including preloads. */
function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js')) {
      scripts.add(request.url());
    }
  });
  return scripts;
}

async function markersIn(page: Page, scripts: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for (const url of scripts) {
    const text = await (await page.request.get(url)).text();
    found.push(...markers.filter((marker) => text.includes(marker)).map((marker) => `${marker} in ${url}`));
  }
  return found;
}

/** Scrolls through the whole page, so that its lazy parts load. */
async function readToTheEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const priceForm = page.getByRole('form', { name: 'Bekijk mijn prijs' });
  // The code that shows a price is loaded when its form is used.
  if (await priceForm.isVisible()) await priceForm.getByLabel('Postcode').focus();
  const contact = page.locator(`#${anchors.contact}`);
  if (await contact.isVisible()) await contact.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      // After two frames the IntersectionObservers have fired.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

// The landing page is newer than the build: it is served with this status, and rendered by the browser.
test.use({ expectedErrors: /status of 404/ });

test('no page for visitors loads code of the back-office', async ({ page, browser, site }) => {
  const adminScripts = collectScripts(page);
  await becomeAdmin(page);
  for (const path of pathsOf('shell')) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(paths.adminContent);
  await page.getByRole('button', { name: 'Nieuwe landingspagina aanmaken' }).click();
  await page.getByLabel('Plaatsnaam').fill('Bergen op Zoom');
  await page.getByRole('button', { name: 'Landingspagina aanmaken', exact: true }).click();
  // It is outside the service area, which has to be confirmed.
  await expect(page.getByText(/ligt ongeveer 106 km van Amersfoort/)).toBeVisible();
  await page.getByRole('button', { name: 'Ja, pagina maken' }).click();
  const publication = page.getByRole('group', { name: 'Publicatie' });
  await publication.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(publication.getByText('Gepubliceerd sinds')).toBeVisible();
  const inAdmin = await markersIn(page, adminScripts);
  for (const marker of markers) expect(inAdmin.join('\n'), 'the back-office has the marker').toContain(marker);

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  const scripts = collectScripts(visitor);
  const { home, blog, sitemap, privacy, terms } = paths;
  const city = cityPath('utrecht');
  const article = articlePath('alle-kosten-energielabel');
  await readToTheEnd(visitor, home);
  // The last part to load: it is inside a lazy part.
  await visitor.locator(`#${anchors.serviceArea}`).scrollIntoViewIfNeeded();
  await expect(visitor.locator('.leaflet-container')).toBeVisible();
  for (const path of [city, blog, article, '/energielabel-bergen-op-zoom', sitemap, privacy, terms]) {
    await readToTheEnd(visitor, path);
  }
  const late = [...scripts].filter((url) => url.includes('leaflet'));
  expect(late, 'the map at the end of a page was loaded').toHaveLength(1);
  expect(await markersIn(visitor, scripts)).toEqual([]);
  await visitor.context().close();
});
