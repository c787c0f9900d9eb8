import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkTemplates, functionsFolder, writeTemplates } from './templates.ts';

test('a build with an outdated mail template: stops, names the file and leaves it', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'functions-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(functionsFolder, folder, { recursive: true });
  await expect(checkTemplates(folder)).resolves.toBeUndefined();

  const file = path.join(folder, 'send/invoice/texts.ts');
  const current = await readFile(file, 'utf8');
  await writeFile(file, 'outdated');
  await expect(checkTemplates(folder)).rejects.toThrow(
    /older than src\/content.*\n {2}supabase\/functions\/send\/invoice\/texts\.ts\nRun npm run mails/,
  );
  expect(await readFile(file, 'utf8')).toBe('outdated');

  await writeTemplates(folder);
  expect(await readFile(file, 'utf8')).toBe(current);
});

test('npm run build writes no template', async () => {
  const build = await readFile(path.resolve('tools/build.ts'), 'utf8');
  expect(build).toContain("'mails/render.ts'), '--check'");
});
