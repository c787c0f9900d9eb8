// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTab, supportDatabase } from '@/test/tabs';

beforeEach(() => {
  window.localStorage.clear();
  supportDatabase();
});

function open() {
  return openTab(() => import('./kept-records'));
}

describe('a record', () => {
  it('is on the device at once, and then in the database, where the other tabs find it', async () => {
    const [one, other] = [await open(), await open()];
    const keeping = one.keepRecord('a.1', { mail: 'failed' });
    expect(window.localStorage.getItem('a.1')).toBe('{"mail":"failed"}');
    await keeping;
    expect(window.localStorage.getItem('a.1')).toBe('');
    expect(await other.keptRecord('a.1')).toEqual({ mail: 'failed' });
    expect(await other.keptRecords('a.')).toEqual(new Map([['a.1', { mail: 'failed' }]]));
    await other.dropRecord('a.1');
    expect(window.localStorage).toHaveLength(0);
    expect(await one.keptRecord('a.1')).toBeNull();
  });

  it('of version 1.1.0 is found, and gone once it is dropped', async () => {
    const tab = await open();
    window.localStorage.setItem('a.1', '{"mail":"sent"}');
    expect(await tab.keptRecord('a.1')).toEqual({ mail: 'sent' });
    expect(await tab.keptRecords('a.')).toEqual(new Map([['a.1', { mail: 'sent' }]]));
    await tab.dropRecord('a.1');
    expect(window.localStorage).toHaveLength(0);
    expect(await tab.keptRecord('a.1')).toBeNull();
  });

  it('of version 1.1.0 goes over to the database when it is kept again', async () => {
    const tab = await open();
    window.localStorage.setItem('a.1', '{"mail":"failed"}');
    await tab.keepRecord('a.1', { mail: 'sent' });
    expect(window.localStorage.getItem('a.1')).toBe('');
    expect(await tab.keptRecord('a.1')).toEqual({ mail: 'sent' });
  });

  it('stays when another tab has changed it', async () => {
    const [one, other] = [await open(), await open()];
    await one.keepRecord('a', 'old');
    await other.keepRecord('a', 'new');
    await one.dropRecord('a', (value) => value === 'old');
    expect(await one.keptRecord('a')).toBe('new');
    expect(window.localStorage.getItem('a')).toBe('');
  });

  it('is one that nothing is left of when another tab has removed it', async () => {
    const tab = await open();
    window.localStorage.setItem('a.1', '');
    expect(await tab.keptRecords('a.')).toEqual(new Map([['a.1', null]]));
  });
});

describe('without a database', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', undefined));

  it('localStorage holds the record', async () => {
    const tab = await open();
    await tab.keepRecord('a.1', { mail: 'sent' });
    expect(window.localStorage.getItem('a.1')).toBe('{"mail":"sent"}');
    expect(await (await open()).keptRecords('a.')).toEqual(new Map([['a.1', { mail: 'sent' }]]));
    await tab.dropRecord('a.1', (value) => value === 'another');
    expect(await tab.keptRecord('a.1')).toEqual({ mail: 'sent' });
    await tab.dropRecord('a.1');
    expect(window.localStorage).toHaveLength(0);
  });

  it('what only the database holds is let be', async () => {
    const tab = await open();
    window.localStorage.setItem('a.1', '');
    expect([...(await tab.keptRecords('a.'))]).toEqual([['a.1', undefined]]);
    await tab.dropRecord('a.1');
    expect(window.localStorage.getItem('a.1')).toBe('');
  });
});
