// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemKeys, refusedEvent, storageKeys } from '@/lib/browser/storage';
import { buildRequest } from '@/test/factories';
import { DataError } from '@/data/errors';
import { readRefused, removeRefused, writeRefused } from './refused-requests';
import { flushOutbox, flushOutboxLater, removeFromOutbox, removeSuperseded, writeToOutbox } from './outbox';
import { storeRequest } from './store';

// e2e tests the real one against the real database.
vi.mock('./store', () => ({ storeRequest: vi.fn() }));

const day = 24 * 60 * 60 * 1000;
const other = '6f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b';

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  vi.mocked(storeRequest).mockReset().mockResolvedValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

function waiting(): string[] {
  return itemKeys(storageKeys.outbox).map((key) => key.slice(storageKeys.outbox.length));
}

describe('the outbox', () => {
  it('keeps a request on the device until the database has it', async () => {
    const request = buildRequest({ surfaceArea: 92.5, message: 'Bel 🏠' });
    await writeToOutbox(request, 'failed');
    vi.mocked(storeRequest).mockRejectedValueOnce(new Error('down'));
    await flushOutbox();
    expect(waiting()).toEqual([request.id]);
    await flushOutbox();
    expect(waiting()).toEqual([]);
    expect(storeRequest).toHaveBeenLastCalledWith(request, 'failed');
  });

  it('goes on with the next request when one is refused', async () => {
    await writeToOutbox(buildRequest(), 'sent');
    await writeToOutbox(buildRequest({ id: other }), 'sent');
    vi.mocked(storeRequest).mockRejectedValueOnce(new Error('refused'));
    await flushOutbox();
    expect(waiting()).toHaveLength(1);
    expect(storeRequest).toHaveBeenCalledTimes(2);
  });

  it('lets go of one request and keeps the others', async () => {
    await writeToOutbox(buildRequest(), 'sent');
    await writeToOutbox(buildRequest({ id: other }), 'sent');
    await removeFromOutbox(other);
    await flushOutbox();
    expect(storeRequest).toHaveBeenCalledExactlyOnceWith(buildRequest(), 'sent');
  });

  it.each([
    ['failed', []],
    ['sent', [other]],
    [null, [other]],
  ] as const)('lets newer content replace a request whose mail is %s: %j waits', async (relayStatus, left) => {
    await writeToOutbox(buildRequest({ id: other }), relayStatus);
    await removeSuperseded(other);
    expect(waiting()).toEqual(left);
  });

  it('waits for a mail that is under way, and takes it for failed when its page has gone', async () => {
    await writeToOutbox(buildRequest(), null);
    await flushOutbox();
    expect(storeRequest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(80_000);
    expect(storeRequest).toHaveBeenCalledExactlyOnceWith(buildRequest(), 'failed');
  });

  it('stores what stands there by then, when another tab replaced or stored a request meanwhile', async () => {
    await writeToOutbox(buildRequest(), 'failed');
    await writeToOutbox(buildRequest({ id: other }), 'failed');
    vi.mocked(storeRequest).mockImplementationOnce(({ id }) =>
      removeFromOutbox(id === other ? buildRequest().id : other),
    );
    await flushOutbox();
    expect(storeRequest).toHaveBeenCalledOnce();
  });

  it('keeps one that was sent again while it was stored, so that its row learns of the mail', async () => {
    await writeToOutbox(buildRequest(), 'failed');
    vi.mocked(storeRequest).mockImplementationOnce(() => writeToOutbox(buildRequest(), 'sent'));
    await flushOutbox();
    expect(waiting()).toEqual([buildRequest().id]);
    await flushOutbox();
    expect(storeRequest).toHaveBeenLastCalledWith(buildRequest(), 'sent');
    expect(waiting()).toEqual([]);
  });

  it('leaves storing to the tab that is at it', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: (_: string, __: object, task: (lock: null) => unknown) => task(null) },
    });
    await writeToOutbox(buildRequest(), 'sent');
    await flushOutbox();
    expect(storeRequest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(waiting()).toHaveLength(1);
  });

  it('survives what it cannot read, and keeps it no longer than the rest', async () => {
    window.localStorage.setItem(`${storageKeys.outbox}1`, `{"request":{},"writtenAt":${Date.now()}}`);
    window.localStorage.setItem(`${storageKeys.outbox}2`, 'no JSON');
    await writeToOutbox(buildRequest(), 'sent');
    await flushOutbox();
    expect(storeRequest).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    expect(waiting()).toEqual(['1']);
    vi.advanceTimersByTime(31 * day);
    await flushOutbox();
    expect(waiting()).toEqual([]);
    expect(await readRefused()).toEqual([]);
  });
});

describe('a request that is never stored', () => {
  it('is offered once when the database refuses its values, and then shown', async () => {
    const told = vi.fn();
    window.addEventListener(refusedEvent, told, { once: true });
    await writeToOutbox(buildRequest(), 'failed');
    vi.mocked(storeRequest).mockRejectedValue(new DataError('invalid', 'refused'));
    await flushOutbox();
    await vi.advanceTimersByTimeAsync(day);
    await flushOutbox();
    expect(storeRequest).toHaveBeenCalledOnce();
    expect(waiting()).toEqual([]);
    expect(await readRefused()).toMatchObject([{ request: buildRequest(), isMailed: false }]);
    expect(told).toHaveBeenCalledOnce();
  });

  it('is no longer shown once it is sent again', async () => {
    vi.mocked(storeRequest).mockRejectedValueOnce(new DataError('invalid', 'refused'));
    await writeToOutbox(buildRequest(), 'failed');
    await flushOutbox();
    const told = vi.fn();
    window.addEventListener(refusedEvent, told, { once: true });
    await writeToOutbox(buildRequest(), null);
    expect(await readRefused()).toEqual([]);
    expect(told).toHaveBeenCalledOnce();
  });

  it.each(['unavailable', 'rate-limited', 'unauthenticated', 'forbidden'] as const)(
    'goes on waiting when it says %s',
    async (code) => {
      await writeToOutbox(buildRequest(), 'sent');
      vi.mocked(storeRequest).mockRejectedValue(new DataError(code, 'later'));
      await flushOutbox();
      expect(waiting()).toHaveLength(1);
      expect(await readRefused()).toEqual([]);
    },
  );

  it.each([
    ['sent', []],
    ['failed', [{ request: buildRequest(), isMailed: false }]],
    [null, [{ request: buildRequest(), isMailed: false }]],
  ] as const)('leaves the device after 30 days; its mail was %s, so shown is %j', async (relayStatus, shown) => {
    await writeToOutbox(buildRequest(), relayStatus);
    vi.mocked(storeRequest).mockRejectedValue(new DataError('unavailable', 'down'));
    vi.setSystemTime(Date.now() + 30 * day);
    await flushOutbox();
    expect(waiting()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    await flushOutbox();
    expect(waiting()).toEqual([]);
    expect(await readRefused()).toMatchObject(shown);
    expect(storeRequest).toHaveBeenCalledOnce();
  });

  it('is shown until its visitor has read it, replaced it, or 30 days have passed', async () => {
    await writeRefused(buildRequest(), true);
    vi.advanceTimersByTime(1000);
    await writeRefused(buildRequest({ id: other }), false);
    expect((await readRefused()).map(({ isMailed }) => isMailed)).toEqual([true, false]);
    await removeRefused(other);
    expect((await readRefused()).map(({ isMailed }) => isMailed)).toEqual([true]);
    await writeRefused(buildRequest({ id: other }), false);
    // The adviser has the mail of the first one.
    for (const id of [buildRequest().id, other]) await removeSuperseded(id);
    expect((await readRefused()).map(({ isMailed }) => isMailed)).toEqual([true]);
    vi.setSystemTime(Date.now() + 31 * day);
    expect(await readRefused()).toEqual([]);
    expect(itemKeys(storageKeys.refused)).toEqual([]);
  });
});

describe('flushing again', () => {
  it('waits longer each time, and stops when nothing is left', async () => {
    vi.mocked(storeRequest).mockRejectedValue(new Error('down'));
    await writeToOutbox(buildRequest(), 'sent');
    await flushOutbox();
    for (const [wait, calls] of [
      [4_999, 1],
      [1, 2],
      [15_000, 3],
      [60_000, 4],
      [300_000, 5],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait);
      expect(storeRequest).toHaveBeenCalledTimes(calls);
    }
    vi.mocked(storeRequest).mockResolvedValue();
    await vi.advanceTimersByTimeAsync(300_000);
    await vi.advanceTimersByTimeAsync(3_000_000);
    expect(storeRequest).toHaveBeenCalledTimes(6);
  });

  it('begins with a pause for a request that was refused just now', async () => {
    await writeToOutbox(buildRequest(), 'sent');
    flushOutboxLater();
    expect(storeRequest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(storeRequest).toHaveBeenCalledOnce();
  });
});
