// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeRequest } from '@/data/requests/outbox/store';
import { readRecord, removeRecord } from '@/lib/browser/device-database';
import { storageKeys } from '@/lib/browser/storage';
import { fillInPerson, openForm, pass, stopClock, submit } from '@/test/render/render-request-form';
import { supportDatabase } from '@/test/tabs';

// e2e/faults/two-tabs.spec.ts tests it with two real tabs.

vi.mock('@/data/requests/outbox/store', () => ({ storeRequest: vi.fn() }));

beforeEach(() => {
  window.localStorage.clear();
  supportDatabase();
  stopClock();
  vi.mocked(storeRequest).mockReset().mockRejectedValue(new Error('cut'));
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => vi.useRealTimers());

async function sendOffline() {
  const surroundings = await openForm();
  await fillInPerson(surroundings.user);
  surroundings.connection.cut({ isKnown: true });
  await submit(surroundings.user);
  return surroundings;
}

test('an attempt is over for every tab once its mail has gone, before it is stored', async () => {
  const { inbox, connection } = await sendOffline();
  const [[request] = []] = vi.mocked(storeRequest).mock.calls;
  expect(await readRecord(storageKeys.attempt)).toBe(request?.id);
  let whileStored: unknown;
  vi.mocked(storeRequest).mockImplementation(async () => {
    whileStored = await readRecord(storageKeys.attempt);
  });
  connection.restore();
  await pass(100);
  expect(inbox.messages).toHaveLength(1);
  expect(whileStored).toBeNull();
  expect(Object.keys(window.localStorage)).toEqual([storageKeys.sent]);
});

test('an attempt that another tab has sent is left alone, although the draft is still to be seen here', async () => {
  const { inbox, connection } = await sendOffline();
  await removeRecord(storageKeys.attempt);
  connection.restore();
  await pass(100);
  expect(inbox.messages).toEqual([]);
  expect(screen.getByText(/in een ander tabblad verstuurd of gewist/)).toBeVisible();
});
