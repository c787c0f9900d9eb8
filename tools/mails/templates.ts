import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { placesInTerms } from '../order-texts/term-places.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the Edge Functions. */
export const functionsFolder = path.join(root, 'supabase/functions');

/** Writes the templates that differ from what src/mails and src/content make now. */
export async function writeTemplates(folder: string): Promise<void> {
  for (const [file, code] of await differingTemplates(folder)) await writeFile(path.join(folder, file), code);
}

/** Throws an error that names the templates that differ from what src/mails and src/content make now. */
export async function checkTemplates(folder: string): Promise<void> {
  const differing = await differingTemplates(folder);
  if (differing.length === 0) return;
  const names = differing.map(([file]) => `  supabase/functions/${file}`).join('\n');
  throw new Error(
    `These files are older than src/content and src/mails:\n${names}\n` +
      'Run npm run mails, commit the files, and deploy the Edge Functions again.',
  );
}

/** Files with the code that they should have. The figures of the terms are places: those of the order fill them. */
async function differingTemplates(folder: string): Promise<[file: string, code: string][]> {
  const { module } = await runnerImport<typeof import('../../src/mails/templates.ts')>(
    path.join(root, 'src/mails/templates.ts'),
    {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': path.join(root, 'src') } },
      plugins: [placesInTerms],
    },
  );
  const differing: [string, string][] = [];
  for (const [file, code] of Object.entries(await module.renderTemplates())) {
    if ((await readFile(path.join(folder, file), 'utf8').catch(() => '')) !== code) differing.push([file, code]);
  }
  return differing;
}
