import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { dataFolder } from '../local/settings.ts';
import { siteFolder } from '../site-folder.ts';
import { createStaticSite } from './static-site.ts';

/** Milliseconds after which a rebuild has failed. */
const timeout = 60_000;
const folder = path.join(dataFolder, 'site');
const program = path.resolve(import.meta.dirname, '../rerender.ts');

/** The built site, and what was rendered since from the texts of the database, which stays until the next rebuild. */
export class LiveSite {
  readonly #serverUrl: string;
  #site: Hono = createStaticSite(siteFolder);
  #rebuilds = 0;

  /** `serverUrl`: where this site and its database are served. */
  constructor(serverUrl: string) {
    this.#serverUrl = serverUrl;
    rmSync(folder, { recursive: true, force: true });
  }

  fetch(request: Request): Response | Promise<Response> {
    return this.#site.fetch(request);
  }

  /** Renders every page anew; one at a time. False when that failed: then the site stays as it was. */
  async rebuild(): Promise<boolean> {
    this.#rebuilds += 1;
    const next = path.join(folder, String(this.#rebuilds));
    const child = spawn(process.execPath, [program, next, this.#serverUrl], { stdio: 'inherit', timeout });
    function stopChild() {
      child.kill();
    }
    process.once('exit', stopChild);
    await once(child, 'exit');
    process.off('exit', stopChild);
    if (child.exitCode !== 0) {
      console.error('The pages could not be made anew; the site stays as it was.');
      // Whatever stood in the way of the pages may stand in the way of this.
      await rm(next, { recursive: true, force: true }).catch(() => undefined);
      return false;
    }
    this.#site = createStaticSite(next);
    // A page that was asked for during this rebuild may still be read from the one before.
    await rm(path.join(folder, String(this.#rebuilds - 2)), { recursive: true, force: true });
    return true;
  }
}
