import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { renderTriggerPage, triggerPage } from '../../../tools/database/trigger-page.ts';
import { startTestBackend } from '../setup/backend.ts';

const backend = await startTestBackend();
afterAll(() => backend.stop());

test('docs/triggers.md draws what runs: else npm run docs:triggers', async () => {
  expect(await renderTriggerPage(backend.sql)).toBe(await readFile(triggerPage, 'utf8'));
});
