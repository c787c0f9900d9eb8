import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from './browser.ts';
import { buildBarePage, copyWithoutScripts, serveFolder } from './pages/floors.ts';
import { categories, hasLighthouse } from './pages/lighthouse.ts';
import { measurePages, pagesToMeasure, type Served } from './pages/measure.ts';
import { pageRows } from './pages/rows.ts';
import { readScores } from './pages/scores.ts';
import { buildSite, startSite, type RunningSite } from './site.ts';
import { printTable } from './table.ts';

/** Prints how the public pages load, against themselves without scripts and against a bare page, and their scores. */
export async function benchPages(folder: string): Promise<void> {
  const running: RunningSite[] = [];
  try {
    const served = await serveAll(folder, running);
    const canAudit = await hasLighthouse();
    if (!canAudit) console.log('Lighthouse could not be fetched: what it measures is left out.');
    const paths = await sitemapPaths(served.siteFolder);
    await printPages(served, paths, canAudit);
    if (canAudit) await printScores(served.site, paths);
  } finally {
    for (const { stop } of running) await stop();
  }
}

async function serveAll(folder: string, running: RunningSite[]): Promise<Served> {
  const [siteFolder, floorFolder, bareFolder] = [
    path.join(folder, 'site'),
    path.join(folder, 'without-scripts'),
    path.join(folder, 'bare'),
  ];
  console.log('Building the site, the same without scripts, and a bare page ...');
  await buildSite({ folder: siteFolder, data: 'memory://' });
  await copyWithoutScripts(siteFolder, floorFolder);
  await buildBarePage(bareFolder);
  const site = await startSite({ folder: siteFolder, data: 'memory://' });
  running.push(site);
  const floor = await serveFolder(floorFolder);
  running.push(floor);
  const bare = await serveFolder(bareFolder);
  running.push(bare);
  return { site: site.url, floor: floor.url, bare: bare.url, siteFolder, bareFolder };
}

async function sitemapPaths(folder: string): Promise<string[]> {
  const xml = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
}

async function printPages(served: Served, paths: readonly string[], canAudit: boolean): Promise<void> {
  const browser = await openBrowser();
  try {
    const { pages, bare } = await measurePages(browser, served, pagesToMeasure(paths), canAudit);
    printTable('Public pages, as a mid-range phone on slow 4G; median of 5', pageRows(pages, bare));
  } finally {
    await browser.close();
  }
}

async function printScores(site: string, paths: readonly string[]): Promise<void> {
  console.log(`\nScoring ${paths.length} pages ...`);
  const { routes, lost } = await readScores(site, paths);
  printTable('Scores of Lighthouse on every page of sitemap.xml, one run each', [
    ['category', 'to reach', 'pages at 100', 'lowest', 'reached'],
    ...categories.map((category) => {
      const below = lost.filter((each) => each.category === category);
      const lowest = Math.min(100, ...below.map(({ score }) => score));
      const isReached = below.length === 0 ? 'yes' : 'no';
      return [category, '100', `${routes - below.length} of ${routes}`, String(lowest), isReached];
    }),
  ]);
  for (const { path: page, category, score, audits } of lost) {
    console.log(`${page}: ${category} ${score}\n  ${audits.join('\n  ')}`);
  }
}
