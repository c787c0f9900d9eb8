import { parseEnv, settingProblems } from '../src/lib/env-schema.ts';
import { contentGaps } from './release/content-gaps.ts';
import { hostedGaps, isPublishDeployed } from './release/hosted-gaps.ts';
import { pageGaps } from './release/page-gaps.ts';
import { publishMissing, toConfirm } from './release/to-confirm.ts';
import { rawSettings } from './settings.ts';

// npm run check:release: everything that is still missing before the site can go online, and what to do. Exits with 1
// until nothing is missing and the owner has confirmed what no program can check: npm run check:release -- --confirmed

const isConfirmed = process.argv.includes('--confirmed');
const raw = rawSettings('production');
const settings = settingProblems(raw, true);
const content = contentGaps();

print('Settings, in .env or in the variables of your host (.env.example explains them)', settings);
print('Texts, in src/content', content);

const hosted = settings.length === 0 ? await hostedGaps(parseEnv(raw)) : ['can be asked once the settings are right'];
print('The hosted project (docs/deploy.md)', hosted);

const pages = hosted.length === 0 ? await pageGaps(parseEnv(raw)) : [];
print('The built pages, in dist', pages);

const isPublishing = settings.length > 0 || parseEnv(raw).isBuiltByTimer || (await isPublishDeployed(parseEnv(raw)));
const unseen = [...toConfirm, ...(isPublishing ? [] : [publishMissing])];
console.log(`For you to confirm${isConfirmed ? ' (confirmed)' : ', then run npm run check:release -- --confirmed'}`);
for (const item of unseen) console.log(`  ? ${item}`);

const missing = settings.length + content.length + hosted.length + pages.length;
console.log(missing === 0 ? '\nNothing is missing.' : `\n${missing} missing: this may not go online yet.`);
if (missing > 0 || !isConfirmed) process.exitCode = 1;

function print(title: string, gaps: readonly string[]): void {
  console.log(title);
  for (const gap of gaps.length > 0 ? gaps : ['nothing is missing'])
    console.log(`  ${gaps.length > 0 ? '✗' : '✓'} ${gap}`);
  console.log();
}
