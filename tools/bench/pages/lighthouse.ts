import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { z } from 'zod';
import { browserFlags, findBrowser } from '../../browser.ts';
import { failWhenOutside } from '../browser.ts';

// Not a dependency, because the lockfile would be incomplete with it. npm caches it.
const lighthouse = 'lighthouse@12.8.2';

const attempts = 3;

const chromeFlags = ['--headless', ...browserFlags].join(' ');

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
      details: z.unknown().optional(),
    }),
  ),
});

const requestsSchema = z.object({ items: z.array(z.object({ url: z.string() })) });

export type Report = z.infer<typeof reportSchema>;

/** `devtools` slows the browser down; `simulate` computes from a fast load how a slow phone would do. */
export type Throttling = 'devtools' | 'simulate';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface AuditOptions {
  throttling: Throttling;
  categories: readonly (typeof categories)[number][];
}

/** Whether Lighthouse is installed or can be fetched. */
export async function hasLighthouse(): Promise<boolean> {
  const { code } = await run(['--version']);
  return code === 0;
}

/** One run of Lighthouse on a page, in a browser of its own, as a mid-range phone. Throws when it could not measure. */
export async function audit(url: string, options: AuditOptions): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(url, options);
    } catch (error) {
      // On a busy machine a browser may fail to start; that must not discard the earlier measurements.
      if (attempt === attempts) throw error;
    }
  }
}

async function auditOnce(url: string, options: AuditOptions): Promise<Report> {
  const { code, output, complaints } = await run([
    url,
    '--output=json',
    '--quiet',
    '--disable-full-page-screenshot',
    `--throttling-method=${options.throttling}`,
    `--only-categories=${options.categories.join(',')}`,
    `--chrome-flags=${chromeFlags}`,
  ]);
  if (code !== 0) throw new Error(`Lighthouse could not measure ${url}: ${complaints}`);
  const report = reportSchema.parse(JSON.parse(output));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const requests = requestsSchema.safeParse(report.audits['network-requests']?.details);
  for (const request of requests.data?.items ?? []) failWhenOutside(request.url);
  return report;
}

async function run(parameters: string[]): Promise<{ code: number | null; output: string; complaints: string }> {
  const browser = findBrowser();
  const exec = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', ...parameters];
  // Through npm's own path, because calling `npm` by name needs a shell on Windows.
  const npm = process.env['npm_execpath'];
  const [command, args] = npm === undefined ? ['npm', exec] : ['node', [npm, ...exec]];
  const child = spawn(command, args, {
    cwd: tmpdir(),
    env: { ...process.env, ...(browser !== null && { CHROME_PATH: browser }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  await once(child, 'close');
  return { code: child.exitCode, output, complaints };
}
