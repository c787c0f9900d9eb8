// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '@/lib/browser/device-database';
import { itemKeys, storageKeys } from '@/lib/browser/storage';
import { buildRequest } from '@/test/factories';
import { openTab, supportDatabase } from '@/test/tabs';
import { storeRequest } from './store';

// The other tests of the outbox are of a browser without a database.

vi.mock('./store', () => ({ storeRequest: vi.fn() }));

const other = '6f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b';

let factory: IDBFactory;

beforeEach(() => {
  window.localStorage.clear();
  factory = supportDatabase();
  vi.mocked(storeRequest).mockReset().mockResolvedValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => vi.useRealTimers());

/** Lets IndexedDB proceed, which fake timers do not advance. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await setImmediate();
}

function open() {
  return openTab(async () => ({
    ...(await import('./outbox')),
    ...(await import('./refused-requests')),
    ...(await import('@/data/errors')),
  }));
}

describe('the outbox of several tabs', () => {
  it('is that of every tab', async () => {
    const [one, two] = [await open(), await open()];
    await one.writeToOutbox(buildRequest(), 'sent');
    await two.flushOutbox();
    await one.flushOutbox();
    expect(storeRequest).toHaveBeenCalledExactlyOnceWith(buildRequest(), 'sent');
    expect(window.localStorage).toHaveLength(0);
  });

  it('holds what the database refused, until its visitor has read it', async () => {
    const [one, two] = [await open(), await open()];
    await one.writeToOutbox(buildRequest(), 'failed');
    vi.mocked(storeRequest).mockRejectedValue(new two.DataError('invalid', 'refused'));
    await two.flushOutbox();
    expect(await one.readRefused()).toMatchObject([{ request: buildRequest(), isMailed: false }]);
    expect(itemKeys(storageKeys.refused)).toHaveLength(1);
    await one.removeRefused(buildRequest().id);
    expect(await two.readRefused()).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('is offered a little later when that database is slow to open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = vi.spyOn(factory, 'open');
    await (await open()).writeToOutbox(buildRequest(), 'sent');
    const [opened] = opening.mock.results;
    // Waits for the first tab, and keeps the second one waiting.
    factory.open(databaseName, 2);
    const tab = await open();
    const flushing = tab.flushOutbox();
    await vi.advanceTimersByTimeAsync(1_000);
    await flushing;
    expect(storeRequest).not.toHaveBeenCalled();
    if (opened?.type === 'return') opened.value.result.close();
    await untilIdle();
    await vi.advanceTimersByTimeAsync(5_000);
    await untilIdle();
    expect(storeRequest).toHaveBeenCalledExactlyOnceWith(buildRequest(), 'sent');
  });

  it('takes over what version 1.1.0 has left on the device', async () => {
    const entry = { request: buildRequest(), relayStatus: 'sent', writtenAt: Date.now() };
    window.localStorage.setItem(storageKeys.outbox + entry.request.id, JSON.stringify(entry));
    const refused = { request: buildRequest({ id: other }), isMailed: true, refusedAt: Date.now() };
    window.localStorage.setItem(storageKeys.refused + other, JSON.stringify(refused));
    const tab = await open();
    expect(await tab.readRefused()).toEqual([refused]);
    await tab.flushOutbox();
    expect(storeRequest).toHaveBeenCalledExactlyOnceWith(buildRequest(), 'sent');
    await tab.removeRefused(other);
    expect(window.localStorage).toHaveLength(0);
  });
});
