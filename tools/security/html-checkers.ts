import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { z } from 'zod';

// By npx, as tools/database/supabase-cli.ts: nothing else needs them.
const htmlValidate = 'html-validate@10.17.0';
const nuChecker = 'vnu-jar@26.9.27';

const nuSchema = z.object({
  messages: z.array(z.object({ type: z.string(), url: z.string().optional(), message: z.string() })),
});

/** What html-validate finds wrong in the pages of a folder, one line each. Fetches it with npx. */
export function htmlValidateFindings(folder: string): string[] {
  const { status, stdout, stderr } = npx([htmlValidate, '--preset=standard', '--formatter=text', folder]);
  const findings = stdout.split('\n').filter((line) => line !== '');
  if (status !== 0 && findings.length === 0) throw new Error(`html-validate did not answer: ${stderr}`);
  return findings;
}

/**
 * The same of the Nu checker of the W3C; null without Java, which it needs. What it says of styles is left out: it does
 * not know `@property` yet.
 */
export function nuCheckerFindings(folder: string): string[] | null {
  if (spawnSync('java', ['-version']).error) return null;
  const { stdout, stderr } = npx([nuChecker, '--format', 'json', '--stdout', '--skip-non-html', folder]);
  const [report] = stdout.split('\n').filter((line) => line.startsWith('{'));
  if (report === undefined) throw new Error(`The Nu checker did not answer: ${stderr}`);
  return nuSchema
    .parse(JSON.parse(report))
    .messages.filter(({ type, message }) => type === 'error' && !message.startsWith('CSS:'))
    .map(({ url = '', message }) => `${url}: ${message}`);
}

function npx(command: string[]) {
  return spawnSync('npx', ['--yes', ...command], { encoding: 'utf8', cwd: tmpdir(), maxBuffer: 64 * 1024 * 1024 });
}
