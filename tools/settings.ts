import path from 'node:path';
import { loadEnv } from 'vite';
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

/** The environment variables and the .env files, as far as they concern the site. */
export function rawSettings(mode: string): Record<string, string> {
  return loadEnv(mode, root, 'VITE_');
}

/**
 * The settings of a build or a server. Throws one error that names every bad or missing one and, with VITE_SITE_URL or
 * on a host that publishes its builds, every placeholder that src/content still holds.
 */
export function readSettings(mode: string): Env {
  const raw = rawSettings(mode);
  const isOnline = Boolean(raw['VITE_SITE_URL']) || hostVariables.some((name) => process.env[name]);
  const gaps = isOnline ? contentGaps() : [];
  const problems = [...settingProblems(raw, isOnline), ...gaps.map((gap) => `src/content/${gap}`)];
  if (problems.length > 0) {
    throw new SettingsError(`This may not go online:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  return parseEnv(raw);
}
