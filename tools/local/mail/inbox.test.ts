import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The inbox contains requests with names and addresses.

let parent: string;
let file: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'woninglabel-inbox-'));
  file = path.join(parent, 'data/inbox.jsonl');
  vi.stubEnv('LOCAL_DATABASE', path.join(parent, 'data'));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true });
});

async function openInbox() {
  const { Inbox } = await import('./inbox.ts');
  return new Inbox();
}

function mail(subject: string) {
  return { kind: 'mail', subject, body: { name: 'Jo de Vries' } } as const;
}

test('nobody else on the machine can read the inbox or enter its folder', async () => {
  (await openInbox()).add(mail('Aanvraag'));
  expect([path.dirname(file), file].map((name) => (statSync(name).mode & 0o777).toString(8))).toEqual(['700', '600']);
  expect((await openInbox()).messages).toHaveLength(1);
});

test.each([
  // Observed on a full disk.
  ['half a line', '{"at":"2026-11-27T07:12:00.000Z","kind":"mail","subject":"New submission","body":{"name":"xxxx'],
  ['a line that a power cut left as zeros', '\0'.repeat(400)],
  ['a message of an unknown kind', '{"at":"2026-11-27T07:12:00.000Z","kind":"fax","subject":"","body":""}'],
])('%s is skipped and named, and the messages around it are there', async (_, broken) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  (await openInbox()).add(mail('before'));
  appendFileSync(file, broken);
  (await openInbox()).add(mail('after'));
  expect((await openInbox()).messages.map(({ subject }) => subject)).toEqual(['after', 'before']);
  expect(log.mock.lastCall?.join()).toContain(`${file}, line 2`);
  expect(log.mock.calls.join()).not.toContain('xxxx');
});
