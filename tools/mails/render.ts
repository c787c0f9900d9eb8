import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { placesInTerms } from '../order-texts/term-places.ts';

// npm run mails: writes the mails and texts that the Edge Functions fill in, from src/mails and src/content. The build and
// the unit tests begin with it, so that a fact of the business stands in one place. The figures of the terms are places: those of
// the order fill them.

const root = path.resolve(import.meta.dirname, '../..');

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
for (const [name, code] of Object.entries(await module.renderTemplates())) {
  const file = path.join(root, 'supabase/functions', name);
  if ((await readFile(file, 'utf8').catch(() => '')) !== code) await writeFile(file, code);
}
