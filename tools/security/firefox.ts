import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

// Playwright drives a Firefox of its own, which is not available everywhere; any Firefox supports WebDriver BiDi.

const message = z.object({
  id: z.number().nullish(),
  type: z.string(),
  method: z.string().optional(),
  message: z.string().optional(),
  result: z.unknown().optional(),
  params: z.unknown().optional(),
});

const loggedEntry = z.object({ level: z.string(), text: z.string().nullable() });
const createdContext = z.object({ context: z.string() });
const evaluation = z.object({
  result: z.object({ value: z.unknown().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

// Nothing leaves this machine: other hosts go through a proxy that does not exist.
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 1,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  'remote.prefs.recommended': true,
};

/** Milliseconds for one command, on a machine that does other work too. */
const timeout = 120_000;

/** The program of an installed Firefox; null when there is none. */
export function findFirefox(): string | null {
  const names = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
  return names.find((name) => spawnSync(name, ['--version']).status === 0) ?? null;
}

/** One tab of a Firefox without a window. */
export class Firefox {
  /** Errors that pages wrote on the console so far. */
  readonly errors: string[] = [];
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: z.output<typeof message>) => void>();
  #lastId = 0;
  #tab = '';

  /** Keeps its profile in this folder. `beforePages` is the source of a function that runs first in every page. */
  static async start(program: string, folder: string, beforePages: string): Promise<Firefox> {
    await mkdir(folder, { recursive: true });
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    await writeFile(path.join(folder, 'user.js'), lines.join('\n'));
    const flags = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
    const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    process.once('exit', () => child.kill());
    for await (const line of createInterface({ input: child.stderr })) {
      const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (url === undefined) continue;
      const socket = new WebSocket(`${url}/session`);
      await once(socket, 'open');
      const firefox = new Firefox(child, socket);
      await firefox.#open(beforePages);
      return firefox;
    }
    throw new Error('Firefox ended before it could be driven');
  }

  private constructor(child: ChildProcess, socket: WebSocket) {
    this.#process = child;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
  }

  async #open(beforePages: string): Promise<void> {
    await this.#send('session.new', { capabilities: {} });
    await this.#send('session.subscribe', { events: ['log.entryAdded'] });
    await this.#send('script.addPreloadScript', { functionDeclaration: beforePages });
    this.#tab = createdContext.parse(await this.#send('browsingContext.create', { type: 'tab' })).context;
  }

  /** Resolves when the page and everything in it is loaded. */
  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#tab, url, wait: 'complete' });
  }

  /** Runs a function in the page; it may only take texts and use no variables of its scope. Resolves to its result. */
  async run(work: (...texts: string[]) => unknown, ...texts: string[]): Promise<unknown> {
    const answer = await this.#send('script.callFunction', {
      functionDeclaration: work.toString(),
      arguments: texts.map((value) => ({ type: 'string', value })),
      awaitPromise: true,
      target: { context: this.#tab },
    });
    const { result, exceptionDetails } = evaluation.parse(answer);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value;
  }

  async close(): Promise<void> {
    await this.#send('browser.close', {});
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
  }

  async #send(method: string, params: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answered = new Promise<z.output<typeof message>>((resolve, reject) => {
      this.#waiting.set(id, resolve);
      setTimeout(() => reject(new Error(`${method} ${JSON.stringify(params)}: no answer`)), timeout).unref();
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? ''}`);
    return answer.result;
  }

  #receive(data: string): void {
    const received = message.parse(JSON.parse(data));
    if (received.type !== 'event') return this.#waiting.get(received.id ?? 0)?.(received);
    const entry = loggedEntry.safeParse(received.params);
    if (entry.success && entry.data.level === 'error') this.errors.push(entry.data.text ?? '');
  }
}
