import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, supportDatabase } from '@/test/tabs';
import { databaseName } from './device-database';

let factory: IDBFactory;

beforeEach(() => {
  factory = supportDatabase();
});
afterEach(() => vi.useRealTimers());

function open() {
  return openTab(() => import('./device-database'));
}

describe('a record', () => {
  it('is read by every tab until one of them removes it', async () => {
    const [one, other] = [await open(), await open()];
    expect(await one.readRecord('a.1')).toBeNull();
    expect(await one.writeRecord('a.1', { mail: 'sent' })).toBe(true);
    await other.writeRecord('b.1', 'of another kind');
    expect(await other.readRecord('a.1')).toEqual({ mail: 'sent' });
    expect(await other.readRecords('a.')).toEqual([['a.1', { mail: 'sent' }]]);
    expect(await other.removeRecord('a.1')).toBe(true);
    expect(await one.readRecord('a.1')).toBeNull();
  });

  it('stays when it has become another than the one to remove', async () => {
    const tab = await open();
    await tab.writeRecord('a', 'new');
    expect(await tab.removeRecord('a', (value) => value === 'old')).toBe(false);
    expect(await tab.readRecord('a')).toBe('new');
    expect(await tab.removeRecord('a', (value) => value === 'new')).toBe(true);
    expect(await tab.readRecord('a')).toBeNull();
  });

  it('is read again after a connection that was lost', async () => {
    const tab = await open();
    await tab.writeRecord('a', 1);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('the connection is closing', 'InvalidStateError');
    });
    expect(await tab.readRecord('a')).toBe(1);
  });
});

function openAs(version: number): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const request = factory.open(databaseName, version);
    request.onsuccess = () => resolve(request.result);
  });
}

async function expectNoDatabase() {
  const tab = await open();
  expect(await tab.writeRecord('a', 1)).toBe(false);
  expect(await tab.readRecord('a')).toBeUndefined();
  expect(await tab.readRecords('')).toBeUndefined();
  expect(await tab.removeRecord('a')).toBeUndefined();
}

describe('a page does without the database', () => {
  it('where there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expectNoDatabase();
  });

  it('where the browser forbids it', async () => {
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('storage is blocked', 'SecurityError');
    });
    await expectNoDatabase();
  });

  it('where it cannot be opened', async () => {
    // One with a future version.
    await openAs(7);
    await expectNoDatabase();
  });

  it('when the disk is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expectNoDatabase();
  });

  it('after a second without an answer, at once from then on, and no longer once one has come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const connection = await openAs(1);
    // Waits until the connection is closed, and blocks all others.
    factory.deleteDatabase(databaseName);
    const tab = await open();
    const reading = tab.readRecord('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await reading).toBeUndefined();
    expect(await tab.writeRecord('a', 1)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    connection.close();
    await vi.waitFor(async () => expect(await tab.writeRecord('a', 1)).toBe(true));
  });
});
