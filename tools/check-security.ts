// npm run check:security: the scores of Mozilla's observatory for the built site's headers, and the number of
// violations of its Content-Security-Policy in Firefox, on every page, sending a request and in the back-office; and
// what two checkers find wrong in the HTML. The
// browser tests count the same in Chromium. Exits with 1 when a requirement is not met.
import './sandbox.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathsOf } from '../src/app/page-registry.ts';
import { cities } from '../src/content/cities/cities.ts';
import { cityPath, paths } from '../src/lib/paths.ts';
import { buildSite, startSite } from './bench/site.ts';
import { printTable } from './bench/table.ts';
import { Firefox, findFirefox } from './security/firefox.ts';
import { measureBold, readPage, reportViolations, sendRequest, visitBackOffice } from './security/firefox-tour.ts';
import { htmlValidateFindings, nuCheckerFindings } from './security/html-checkers.ts';
import { observatoryScores } from './security/observatory.ts';
import { createStaticSite } from './serve/static-site.ts';

const least = 120;
/** Letters of the font's own bold are wider; those of a font that lost its weights are not. */
const minBoldRatio = 1.03;
const folder = await mkdtemp(path.join(tmpdir(), 'woninglabel-security-'));
try {
  const place = { folder: path.join(folder, 'site'), data: 'memory://' };
  await buildSite(place);
  const files = (await readdir(place.folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
  await gradeHeaders(place.folder, pages);
  checkHtml(place.folder);
  const program = findFirefox();
  if (program === null) {
    console.error('\nThere is no Firefox here: its policy violations were not counted.');
    process.exitCode = 1;
  } else {
    await checkInFirefox(program, place, pages);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function gradeHeaders(siteFolder: string, pages: readonly string[]): Promise<void> {
  const article = pages.find((page) => page.startsWith(`${paths.blog}/`)) ?? paths.blog;
  const city = cities.map(({ slug }) => cityPath(slug))[0] ?? paths.home;
  const judged = [paths.home, city, article, paths.login, paths.admin];
  const scores = await observatoryScores(createStaticSite(siteFolder), judged, path.join(folder, 'observatory'));
  printTable("Mozilla's observatory, over TLS", [
    ['page', 'score', 'grade', 'at least'],
    ...scores.map(({ path: page, score, grade }) => [page, String(score), grade, String(least)]),
  ]);
  if (scores.some(({ score }) => score < least)) process.exitCode = 1;
}

function checkHtml(siteFolder: string): void {
  const findings = { 'html-validate': htmlValidateFindings(siteFolder), 'Nu checker': nuCheckerFindings(siteFolder) };
  printTable('HTML', [
    ['checker', 'found', 'to reach'],
    ...Object.entries(findings).map(([name, found]) => [name, found ? String(found.length) : 'needs Java', '0']),
  ]);
  for (const line of Object.values(findings).flatMap((found) => found ?? [])) console.error(line);
  if (Object.values(findings).some((found) => found?.length !== 0)) process.exitCode = 1;
}

async function checkInFirefox(program: string, place: Parameters<typeof startSite>[0], pages: readonly string[]) {
  const site = await startSite(place);
  const firefox = await Firefox.start(program, path.join(folder, 'firefox'), reportViolations);
  try {
    const opened = [...new Set([...pages, ...pathsOf('shell'), '/bestaat-niet'])].filter((page) => page !== '/app');
    for (const page of opened) await readPage(firefox, site.url + page);
    await readPage(firefox, `${site.url}/`);
    const bold = await measureBold(firefox);
    await sendRequest(firefox);
    await visitBackOffice(firefox, site.url);
    const violations = firefox.errors.filter((text) => text.startsWith('policy violation'));
    const others = firefox.errors.filter((text) => !violations.includes(text));
    printTable(`Firefox (${program})`, [
      ['what', 'found', 'to reach'],
      ['pages opened', String(opened.length), ''],
      ['policy violations', String(violations.length), '0'],
      ['other errors on the console', String(others.length), '0'],
      ['width of weight 700, times 400', bold.toFixed(3), `${minBoldRatio} or more`],
    ]);
    for (const text of new Set(firefox.errors)) console.error(text);
    if (firefox.errors.length > 0 || bold < minBoldRatio) process.exitCode = 1;
  } finally {
    await firefox.close();
    await site.stop();
  }
}
