// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { storageKeys } from '@/lib/browser/storage';
import { readSentRequest, sentLifetime, writeSentRequest } from './sent-request';

const sent = { id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b', customerKey: 'k', sentAt: 1_800_000_000_000 };

test('the last request that was sent is known for 30 days, and then forgotten', () => {
  writeSentRequest(sent);
  expect(readSentRequest(sent.sentAt + sentLifetime)).toEqual(sent);
  expect(readSentRequest(sent.sentAt + sentLifetime + 1)).toBeNull();
  expect(window.localStorage.getItem(storageKeys.sent)).toBeNull();
});

test.each([{ id: 'x' }, { customerKey: '' }, { sentAt: '2027' }])('what was kept with %j is none', (values) => {
  window.localStorage.setItem(storageKeys.sent, JSON.stringify({ ...sent, ...values }));
  expect(readSentRequest(sent.sentAt)).toBeNull();
});
