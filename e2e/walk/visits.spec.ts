import { anchors, articlePath, cityPath, homeSection, paths } from '../../src/lib/paths.ts';
import { requestForm } from '../support/request-steps.ts';
import { expect, test as base } from '../site.ts';
import { publishLandingPage } from './landing-page.ts';
import { dropScripts } from './dropped-scripts.ts';
import { beginDraft } from './typed.ts';
import { walkOptions, type WalkOptions } from './walk-options.ts';

// Visits of new visitors, each on a network that loses one script in ten: every form is hydrated.

/** Milliseconds within which a form must be hydrated. */
const patience = 30_000;

const test = base.extend<WalkOptions>(walkOptions);

test.use({ trace: 'off', expectedErrors: /Failed to load resource/, contextOptions: { reducedMotion: 'reduce' } });

test(
  'with one script in ten lost, every visit finds a form that lives',
  { tag: '@wide' },
  async ({ browser, site, visits, seed }) => {
    test.setTimeout(180_000 + visits * 35_000);
    const landingPage = await publishLandingPage(site);
    const arrivals = [
      paths.home,
      cityPath('gouda'),
      articlePath('isolatie-en-uw-energielabel'),
      landingPage,
      homeSection(anchors.contact),
      cityPath('den-haag'),
    ];

    const dead: string[] = [];
    let droppedScripts = 0;
    for (let visit = 0; visit < visits; visit++) {
      const arrival = arrivals[visit % arrivals.length] ?? paths.home;
      const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      const lost = await dropScripts(page, `${seed}, visit ${visit}`);
      await page.goto(arrival, { waitUntil: 'commit' });
      try {
        if (arrival.startsWith(articlePath(''))) {
          await page
            .getByRole('main')
            .locator(`a[href="${homeSection(anchors.contact)}"]`)
            .first()
            .click();
        }
        await expect(requestForm(page)).toBeVisible({ timeout: patience });
        await beginDraft(page, patience);
      } catch {
        dead.push(`visit ${visit} of ${arrival}; lost: ${lost.join(', ')}`);
      }
      droppedScripts += lost.length;
      await context.close();
    }
    expect(dead, `seed ${seed}, ${visits} visits, ${droppedScripts} scripts lost: forms that do not live`).toEqual([]);
    expect(droppedScripts).toBeGreaterThan(visits / 2);
  },
);
