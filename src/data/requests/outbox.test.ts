// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '@/lib/storage';
import { buildRequest } from '@/test/factories';
import { discardFromOutbox, flushOutbox, keepInOutbox } from './outbox';
import { retryOutbox, retryOutboxLater } from './retry-outbox';
import { storeRequest } from './store';

// The real one is tried against the real database in e2e.
vi.mock('./store', () => ({ storeRequest: vi.fn() }));

const other = '6f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b';

beforeEach(() => {
  window.localStorage.clear();
  vi.mocked(storeRequest).mockReset().mockResolvedValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the outbox', () => {
  it('keeps a request on the device until the database has it', async () => {
    const request = buildRequest({ surfaceArea: 92.5, message: 'Bel 🏠' });
    keepInOutbox(request, 'failed');
    vi.mocked(storeRequest).mockRejectedValueOnce(new Error('down'));
    expect(await flushOutbox()).toBe(1);
    expect(await flushOutbox()).toBe(0);
    expect(storeRequest).toHaveBeenLastCalledWith(request, 'failed');
    expect(window.localStorage.getItem(storageKeys.outbox)).toBeNull();
  });

  it('goes on with the next request when one is refused', async () => {
    keepInOutbox(buildRequest(), 'sent');
    keepInOutbox(buildRequest({ id: other }), 'sent');
    vi.mocked(storeRequest).mockRejectedValueOnce(new Error('refused'));
    expect(await flushOutbox()).toBe(1);
    expect(storeRequest).toHaveBeenCalledTimes(2);
  });

  it('holds one version of a request, the newest', async () => {
    keepInOutbox(buildRequest({ name: 'Eerst' }), 'failed');
    keepInOutbox(buildRequest({ name: 'Daarna' }), 'sent');
    await flushOutbox();
    expect(storeRequest).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Daarna' }), 'sent');
  });

  it('lets go of one request and keeps the others', async () => {
    keepInOutbox(buildRequest(), 'sent');
    keepInOutbox(buildRequest({ id: other }), 'sent');
    discardFromOutbox(other);
    expect(await flushOutbox()).toBe(0);
    expect(storeRequest).toHaveBeenCalledOnce();
  });

  it('survives what it cannot read', async () => {
    window.localStorage.setItem(storageKeys.outbox, '[{"request":{}},5,null]');
    keepInOutbox(buildRequest(), 'sent');
    await flushOutbox();
    expect(storeRequest).toHaveBeenCalledOnce();
  });
});

describe('offering again', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('waits longer each time, and stops when nothing is left', async () => {
    vi.mocked(storeRequest).mockRejectedValue(new Error('down'));
    keepInOutbox(buildRequest(), 'sent');
    await retryOutbox();
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
    keepInOutbox(buildRequest(), 'sent');
    retryOutboxLater();
    expect(storeRequest).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(storeRequest).toHaveBeenCalledOnce();
  });
});
