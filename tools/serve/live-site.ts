import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { dataFolder } from '../local/settings.ts';
import { createStaticSite } from './static-site.ts';

/** Milliseconds after which a rebuild has failed; one in which facts of the business changed builds the code too. */
const timeout = 600_000;
const folder = path.join(dataFolder, 'site');
const program = path.resolve(import.meta.dirname, '../rerender.ts');

/** The built site, and later the version that was last rerendered from the texts of the database. */
export class LiveSite {
  readonly #serverUrl: string;
  readonly #built: Hono;
  #former: Hono;
  #site: Hono;
  #rebuilds = 0;
  #isClosed = false;
  #child: ChildProcess | undefined;

  /** `serverUrl`: where this site and its database are served; `built`: what the last build left in dist. */
  constructor(serverUrl: string, built: Hono) {
    this.#serverUrl = serverUrl;
    this.#built = built;
    this.#former = built;
    this.#site = built;
    rmSync(folder, { recursive: true, force: true });
  }

  async fetch(request: Request): Promise<Response> {
    const answer = await this.#site.fetch(request);
    if (answer.status !== 404 || !new URL(request.url).pathname.startsWith('/assets/')) return answer;
    // The code of a page that was opened before a rebuild.
    const former = await this.#former.fetch(request);
    return former.status === 404 ? this.#built.fetch(request) : former;
  }

  /** Rerenders every page; one at a time. False when that failed: the site then stays as it was. */
  async rebuild(): Promise<boolean> {
    if (this.#isClosed) return false;
    this.#rebuilds += 1;
    const next = path.join(folder, String(this.#rebuilds));
    // With the input of this process it would read the commands that are meant for it.
    const stdio: StdioOptions = ['ignore', 'inherit', 'inherit'];
    const child = spawn(process.execPath, [program, next, this.#serverUrl], { stdio, timeout });
    this.#child = child;
    function stopChild() {
      child.kill();
    }
    process.once('exit', stopChild);
    await once(child, 'exit');
    process.off('exit', stopChild);
    this.#child = undefined;
    if (child.exitCode !== 0) {
      console.error('The pages could not be made anew; the site stays as it was.');
      // May fail for the same reason as the rebuild.
      await rm(next, { recursive: true, force: true }).catch(() => undefined);
      return false;
    }
    this.#former = this.#site;
    this.#site = createStaticSite(next);
    // A request during this rebuild may still be reading the previous version.
    await rm(path.join(folder, String(this.#rebuilds - 2)), { recursive: true, force: true });
    return true;
  }

  /** Ends a rebuild that is under way; no other one starts. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (!this.#child) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
