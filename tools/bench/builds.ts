import { rm } from 'node:fs/promises';
import path from 'node:path';
import { addLandingPages } from './landing-pages.ts';
import { buildSite } from './site.ts';
import { printTable } from './table.ts';

const amounts = [0, 50, 500, 2_000];
const times = 2;
const targetSeconds = 60;
const targetPage = 10;

interface BuildTime {
  landingPages: number;
  /** Milliseconds of the whole of `npm run build`. */
  whole: number;
  /** Milliseconds of it in which the texts are read and the pages are made. */
  pages: number;
}

/** Prints how long the build takes with ever more landing pages, each amount in a database of its own. */
export async function benchBuilds(folder: string): Promise<void> {
  const builds: BuildTime[] = [];
  for (const landingPages of amounts) {
    console.log(`Building with ${landingPages} landing pages ...`);
    builds.push(await timeBuild(path.join(folder, String(landingPages)), landingPages));
  }
  printTable(`Build of all pages (npm run build); the fastest of ${times}`, [
    [
      'landing pages',
      'seconds',
      'to reach',
      'reached',
      'of these for pages',
      'ms a further page',
      'to reach',
      'reached',
    ],
    ...builds.map((build, index) => [...wholeCells(build), ...furtherCells(build, builds[index - 1])]),
  ]);
}

/** The fastest of a few builds, because other load on the machine can only slow one down. */
async function timeBuild(folder: string, landingPages: number): Promise<BuildTime> {
  const data = path.join(folder, 'data');
  await addLandingPages(path.join(data, 'database'), landingPages);
  const whole: number[] = [];
  const pages: number[] = [];
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    const output = await buildSite({ folder: path.join(folder, 'site'), data });
    whole.push(performance.now() - start);
    pages.push(Number(/made in (\d+) ms/.exec(output)?.[1] ?? NaN));
  }
  await rm(folder, { recursive: true });
  return { landingPages, whole: Math.min(...whole), pages: Math.min(...pages) };
}

function wholeCells({ landingPages, whole, pages }: BuildTime): string[] {
  // The target is for the pages that every site has.
  const toReach = landingPages === 0 ? [`< ${targetSeconds}`, whole < targetSeconds * 1000 ? 'yes' : 'no'] : ['', ''];
  const name = landingPages === 0 ? 'none' : landingPages.toLocaleString('en');
  return [name, (whole / 1000).toFixed(1), ...toReach, (pages / 1000).toFixed(1)];
}

function furtherCells({ landingPages, pages }: BuildTime, previous: BuildTime | undefined): string[] {
  if (!previous) return [];
  const each = (pages - previous.pages) / (landingPages - previous.landingPages);
  return [each.toFixed(1), `≤ ${targetPage}`, each <= targetPage ? 'yes' : 'no'];
}
