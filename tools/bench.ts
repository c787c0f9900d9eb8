// npm run bench measures the public pages, the build and the back-office, and prints the figures beside their targets;
// `npm run bench -- pages` (or builds, back-office, load, route) measures that part alone. It never
// fails: times depend on the machine, which should be doing nothing else. The pages take about an hour.
import './sandbox.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchBackOffice } from './bench/back-office.ts';
import { benchBuilds } from './bench/builds.ts';
import { benchLoad } from './bench/load.ts';
import { benchPages } from './bench/pages.ts';
import { benchRoute } from './bench/route/route.ts';
import { benchStatements } from './bench/statements.ts';

const benches = {
  pages: benchPages,
  builds: benchBuilds,
  'back-office': async (folder: string) => {
    await benchStatements();
    await benchBackOffice(folder);
  },
  load: benchLoad,
  route: benchRoute,
};

const only = process.argv[2];
const chosen = Object.entries(benches).filter(([name]) => only === undefined || only === name);
if (chosen.length === 0) throw new Error(`There is no bench called ${only}: ${Object.keys(benches).join(', ')}`);

for (const [name, bench] of chosen) {
  const folder = await mkdtemp(path.join(tmpdir(), `woninglabel-bench-${name}-`));
  try {
    await bench(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
