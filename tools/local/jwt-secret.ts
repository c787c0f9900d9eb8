import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ownerOnly, writeWholeFile } from '../whole-file.ts';

/** 32 bytes, in hexadecimal. */
const secretFormat = /^[0-9a-f]{64}$/;

/**
 * A secret that is unique to this installation, so that nobody else can sign sessions for it. Creates one if none can
 * be read.
 */
export function readSecret(file: string): string {
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (secretFormat.test(stored)) return stored;
  if (existsSync(file)) console.warn(`${file} holds no secret, and gets a new one: everybody has to sign in again`);
  const secret = newSecret();
  writeWholeFile(file, secret, ownerOnly);
  return secret;
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
