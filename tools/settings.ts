import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';
import { hostVariables, parseEnv, settingProblems, type Env } from '../src/lib/env-schema.ts';
import { contentGaps } from './release/content-gaps.ts';

const root = path.resolve(import.meta.dirname, '..');

/** An error that the owner can fix: printed without its stack. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/**
 * The environment variables and the .env files that Vite names, as far as they concern the site. Not read by Vite itself,
 * which would take a server 36 MB.
 */
export function rawSettings(mode: string, folder = root): Record<string, string> {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((name) => path.join(folder, name));
  const inFiles = files.filter(existsSync).map((file) => parseEnvFile(readFileSync(file, 'utf8')));
  const all = [...inFiles, process.env].flatMap((variables) => Object.entries(variables));
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => entry[0].startsWith('VITE_') && entry[1] !== undefined),
  );
}

/**
 * The settings of a build or a server. Throws one error that names every bad or missing one and, with VITE_SITE_URL or
 * on a host that publishes its builds, every placeholder that src/content still holds.
 */
export function readSettings(mode: string): Env {
  const raw = rawSettings(mode);
  const isOnline = goesOnline(mode);
  const gaps = isOnline ? contentGaps() : [];
  refuse([...settingProblems(raw, isOnline), ...gaps.map((gap) => `src/content/${gap}`)]);
  return parseEnv(raw);
}

/** Whether visitors will read this build: it has the URL of the site, or runs on a host that publishes its builds. */
export function goesOnline(mode: string): boolean {
  return Boolean(rawSettings(mode)['VITE_SITE_URL']) || hostVariables.some((name) => process.env[name]);
}

/** Throws one error that names every problem, if there are any. */
export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new SettingsError(`This may not go online:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
