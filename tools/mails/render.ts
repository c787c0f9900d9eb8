import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';

// npm run mails: writes the mails and texts that the Edge Functions fill in, from src/mails and src/content.

const root = path.resolve(import.meta.dirname, '../..');

const { module } = await runnerImport<typeof import('../../src/mails/templates.ts')>(
  path.join(root, 'src/mails/templates.ts'),
  { root, configFile: false, logLevel: 'error', resolve: { alias: { '@': path.join(root, 'src') } } },
);
for (const [file, code] of Object.entries(await module.renderTemplates())) {
  await writeFile(path.join(root, 'supabase/functions', file), code);
}
