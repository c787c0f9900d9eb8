import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';

// What tools/import-rules.mjs allows is what the code uses, and everything else is refused.

const root = path.resolve(import.meta.dirname, '..');
const {
  forbidden = [],
  allowed = [],
  options,
} = await extractDepcruiseConfig(path.join(import.meta.dirname, 'import-rules.mjs'));
const sources = ['src', 'supabase/functions'];

/** Of each folder an import that is refused: a file in it, and a file or package. */
const refused = [
  ['supabase/functions/_shared/', 'src/domain/'],
  ['supabase/functions/_shared/', 'supabase/functions/send/'],
  ['supabase/functions/_shared/', 'supabase/functions/_server/'],
  ['supabase/functions/_shared/', 'node:fs'],
  ['supabase/functions/_server/', 'supabase/functions/send/'],
  ['supabase/functions/_server/', 'ical-generator'],
  ['supabase/functions/bag/', 'supabase/functions/label/'],
  ['supabase/functions/calendar/', 'src/lib/'],
  ['supabase/functions/read-calendars/', 'supabase/functions/send/'],
  ['supabase/functions/send/', 'node-ical'],
  ['supabase/functions/new/', 'supabase/functions/_shared/'],

  ['src/domain/request/', 'src/lib/'],
  ['src/domain/', 'react'],
  ['src/domain/', 'supabase/functions/send/'],
  ['src/features/office/outgoing/', 'supabase/functions/send/'],
  ['src/lib/', 'supabase/functions/_server/'],
  ['src/lib/', 'src/domain/'],
  ['src/content/', 'src/content/office/'],
  ['src/content/public/', 'src/data/'],
  ['src/content/office/', 'src/data/'],
  ['src/data/', 'src/content/office/'],
  ['src/data/', 'src/integrations/'],
  ['src/data/', 'src/components/ui/'],
  ['src/integrations/', 'src/data/'],
  ['src/integrations/', '@supabase/supabase-js'],

  ['src/components/ui/', 'src/data/'],
  ['src/components/form/', 'src/content/office/'],
  ['src/components/request/', 'src/components/office/edit/'],
  ['src/components/new/', 'src/lib/'],
  ['src/components/public/layout/', 'src/components/office/visits/'],
  ['src/components/public/sections/', 'src/content/office/'],
  ['src/components/office/edit/', 'src/components/public/layout/'],
  ['src/components/office/visits/', '@supabase/supabase-js'],

  ['src/features/public/blog/', 'src/features/public/city/'],
  ['src/features/public/blog/', 'src/features/public/visit/'],
  ['src/features/public/visit/', 'src/features/public/own-request/'],
  ['src/features/public/own-request/', 'src/features/public/request-form/'],
  ['src/features/public/home/', 'src/features/office/invoices/'],
  ['src/features/public/home/', 'src/components/office/mail/'],
  ['src/features/public/city/', 'src/content/office/'],
  ['src/features/public/city/', 'leaflet'],
  ['src/features/public/blog/', '@tiptap/react'],
  ['src/features/public/service-area/leaflet-map.tsx', '@supabase/supabase-js'],
  ['src/features/public/request-form/suggest-email.ts', '@supabase/supabase-js'],
  ['src/components/office/dated-rows/dated-row-form.tsx', '@supabase/supabase-js'],
  ['src/features/office/invoices/', 'src/features/office/outgoing/'],
  ['src/features/office/settings-log/', 'src/features/public/home/'],
  ['src/features/office/calendar/', 'src/features/office/request-inbox/detail/'],
  ['src/features/office/outgoing/', 'src/components/public/sections/'],
  ['src/features/office/outgoing/', 'src/mails/'],
  ['src/features/office/remaining-setup/', 'src/pages/admin/'],
  ['src/features/new/home/', 'src/lib/'],
  ['src/features/', 'src/lib/'],

  ['src/features/office/request-inbox/', 'src/features/office/request-inbox/new-room/'],
  ['src/features/office/request-inbox/new-room/', 'src/features/office/request-inbox/shared/'],
  ['src/features/office/request-inbox/shared/', 'src/features/office/request-inbox/columns/'],
  ['src/features/office/request-inbox/columns/', 'src/features/office/request-inbox/list/'],
  ['src/features/office/request-inbox/list-state/', 'src/features/office/request-inbox/toolbar/'],
  ['src/features/office/request-inbox/csv/', 'src/features/office/request-inbox/columns/'],
  ['src/features/office/request-inbox/bulk/', 'src/features/office/request-inbox/list/'],
  ['src/features/office/request-inbox/held/', 'src/features/office/request-inbox/bulk/'],
  ['src/features/office/request-inbox/views/', 'src/features/office/request-inbox/toolbar/'],
  ['src/features/office/request-inbox/toolbar/', 'src/features/office/request-inbox/list/'],
  ['src/features/office/request-inbox/list/', 'src/features/office/request-inbox/detail/'],
  ['src/features/office/request-inbox/edit/', 'src/features/office/request-inbox/detail/'],
  ['src/features/office/request-inbox/labels/', 'src/features/office/request-inbox/detail/'],
  ['src/features/office/request-inbox/detail/', 'src/features/office/request-inbox/new/'],
  ['src/features/office/request-inbox/new/', 'src/features/office/request-inbox/detail/'],

  ['src/pages/public/', 'src/pages/admin/'],
  ['src/pages/public/', 'src/features/office/invoices/'],
  ['src/pages/admin/', 'src/features/public/home/'],
  ['src/pages/page-module.ts', 'src/lib/'],
  ['src/pages/new/', 'src/lib/'],
  ['src/app/', 'src/features/office/outgoing/'],
  ['src/app/', 'src/pages/admin/'],
  ['src/app/office-pages.tsx', 'src/features/office/invoices/'],
  ['src/app/', 'src/mails/'],
  ['src/mails/', 'src/data/'],
  ['src/services/', 'src/lib/'],
  ['src/domain/', 'src/services/'],
  ['src/lib/', 'src/test/'],
] as const;

async function cruiseFolder(baseDir: string, ruleSet: IFlattenedRuleSet): Promise<ICruiseResult> {
  const tsConfig = extractTSConfig(path.join(root, 'tsconfig.json'));
  const { output } = await cruise(sources, { ...options, baseDir, ruleSet, validate: true }, undefined, { tsConfig });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** A folder with a file for each row that imports its target. Returns its files, in the order of the rows. */
function writeImports(folder: string): string[] {
  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return refused.map(([from, to], row) => {
    const importer = from.endsWith('/') ? `${from}importer-${row}.tsx` : from;
    const isFile = /^(src|supabase)\//.test(to);
    const target = isFile ? `./${path.relative(path.dirname(importer), `${to}target`)}` : to;
    if (isFile) {
      write(`${to}target.ts`, 'export {};');
    } else if (!to.startsWith('node:')) {
      write(`node_modules/${to}/package.json`, JSON.stringify({ name: to, exports: './index.js' }));
      write(`node_modules/${to}/index.js`, 'export {};');
    }
    write(importer, `import '${target}';`);
    return importer;
  });
}

test('of each folder an import that is not listed is refused', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  try {
    const importers = writeImports(folder);
    const { summary } = await cruiseFolder(folder, { forbidden, allowed, allowedSeverity: 'error' });
    const found = summary.violations.filter(({ rule }) => rule.name === 'not-in-allowed').map(({ from }) => from);
    expect(refused.filter((_, row) => !found.includes(importers[row] ?? ''))).toEqual([]);
    const folders = allowed.flatMap((rule) =>
      'from' in rule && typeof rule.from.path === 'string' && Object.keys(rule.to).length > 0 ? rule.from.path : [],
    );
    expect(folders.filter((pattern) => !importers.some((file) => new RegExp(pattern).test(file)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every import that is allowed is one that the code has', async () => {
  const named = allowed.map((rule) => ({ ...rule, name: JSON.stringify(rule), severity: 'info' as const }));
  const { summary } = await cruiseFolder(root, { forbidden: named });
  const used = new Set(summary.violations.map(({ rule }) => rule.name));
  expect(named.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});
