import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

let parent: string;
let data: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'woninglabel-lock-'));
  data = path.join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true }));

const code = `import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))}).then((module) => module.lockDatabase())`;

/** Output of a process that locks the database and exits; '' when it could. */
function claim(): string {
  const environment = { ...process.env, LOCAL_DATABASE: data };
  return spawnSync(process.execPath, ['-e', code], { env: environment, encoding: 'utf8' }).stderr;
}

test.each([
  ['empty', ''],
  ['no number', 'x'],
  ['0', '0'],
  ['of all processes', '-1'],
  ['of another program, as after a power cut', String(process.pid)],
])('a process id that was left, %s, keeps nobody out', (_, pid) => {
  mkdirSync(data);
  writeFileSync(path.join(data, 'server.pid'), pid);
  expect(claim()).toBe('');
});

test('a data folder that a killed restore had moved away is put back', () => {
  mkdirSync(`${data}.old`);
  writeFileSync(path.join(`${data}.old`, 'inbox.jsonl'), 'een mail');
  expect(claim()).toBe('');
  expect(readFileSync(path.join(data, 'inbox.jsonl'), 'utf8')).toBe('een mail');
});

test('one process has the database, until it ends in whatever way', async () => {
  const holding = `${code}.then(() => { console.log('held'); setInterval(() => undefined, 1000) })`;
  const owner = spawn(process.execPath, ['-e', holding], {
    env: { ...process.env, LOCAL_DATABASE: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void owner.kill('SIGKILL'));
  await once(owner.stdout, 'data');
  expect(claim()).toContain(`in use by process ${owner.pid}`);
  // Observed: a full disk left it empty.
  writeFileSync(path.join(data, 'server.pid'), '');
  expect(claim()).toContain('in use by another process');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  expect(claim()).toBe('');
});
