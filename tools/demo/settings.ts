import path from 'node:path';
import { hostVariables, settingNames } from '../../src/lib/env-schema.ts';

// The first import of npm run demo: whatever the environment and the .env files say, it has its own folder, built site
// and port, and uses no external service.

// Not 4190, which Firefox does not open.
const port = process.env['PORT'] ?? '4183';

// An empty variable overrules one of an .env file.
for (const name of [...settingNames, ...hostVariables]) process.env[name] = '';
Object.assign(process.env, {
  VITE_DEMO: 'yes',
  LOCAL_DATABASE: path.resolve(import.meta.dirname, '../../.demo'),
  SITE_FOLDER: 'dist.demo',
  PORT: port,
});
