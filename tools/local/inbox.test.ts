import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Requests with names and addresses lie there.

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'woninglabel-inbox-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true });
});

function modeOf(name: string): string {
  return (statSync(path.join(parent, name)).mode & 0o777).toString(8);
}

test('nobody else on the machine can read the inbox or enter its folder', async () => {
  vi.stubEnv('LOCAL_DATABASE', path.join(parent, 'data'));
  vi.resetModules();
  const { Inbox } = await import('./inbox.ts');
  new Inbox().add({ kind: 'mail', subject: 'Aanvraag', body: { name: 'Jo de Vries' } });
  expect([modeOf('data'), modeOf('data/inbox.jsonl')]).toEqual(['700', '600']);
  expect(new Inbox().messages).toHaveLength(1);
});
