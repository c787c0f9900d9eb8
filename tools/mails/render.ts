import { parseArgs } from 'node:util';
import { checkTemplates, functionsFolder, writeTemplates } from './templates.ts';

// npm run mails: writes the mails and texts that the Edge Functions fill in, from src/mails and src/content, so that a fact
// of the business is written once. With --check, as in a build, it writes nothing and fails when they are out of date.

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
try {
  await (values.check ? checkTemplates : writeTemplates)(functionsFolder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
