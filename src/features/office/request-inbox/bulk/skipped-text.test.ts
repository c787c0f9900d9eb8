import { expect, test } from 'vitest';
import { bulkTexts as texts } from '@/content/office/requests/bulk-texts';
import { buildStoredRequest } from '@/test/stored-requests';
import { skippedText, undoText } from './skipped-text';

const requests = ['Jansen', 'Bakker', 'Smit'].map((name) => buildStoredRequest({ id: name, name }));

test.each([
  ['changed', texts.skippedChanged],
  ['unscheduled', texts.skippedUnscheduled],
  ['closed', texts.skippedClosed],
  ['unfit', texts.skippedUnfit],
  ['failed', texts.skippedFailed],
] as const)('requests that are skipped as %s are named', (reason, text) => {
  const skipped = ['Jansen', 'Smit', 'gone'].map((id) => ({ id, reason }));
  expect(skippedText(requests, skipped)).toBe(text(['Jansen', 'Smit']));
});

test('each reason is told, and none when nothing was skipped', () => {
  const skipped = [
    { id: 'Jansen', reason: 'unfit' },
    { id: 'Bakker', reason: 'changed' },
  ] as const;
  expect(skippedText(requests, skipped)).toBe(`${texts.skippedChanged(['Bakker'])} ${texts.skippedUnfit(['Jansen'])}`);
  expect(undoText(requests, skipped)).toBe(`${texts.undoConflict(['Bakker'])}. ${texts.undoUnfit(['Jansen'])}`);
  expect([skippedText(requests, []), undoText(requests, [])]).toEqual(['', '']);
});
