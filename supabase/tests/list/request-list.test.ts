import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRequestList, type ListCall } from './request-list.ts';

let requests: Awaited<ReturnType<typeof startRequestList>>;

beforeAll(async () => {
  requests = await startRequestList();
});
afterAll(() => requests.backend.stop());

describe('finding', () => {
  test.each([
    ['a first name', 'anna', 'Anna'],
    ['the beginning of a name', 'bak', 'bert'],
    ['a name without its diacritics', 'muller', 'Anna'],
    ['a name with them', 'MÜLLER', 'Anna'],
    ['two words in any order', 'chen carla', 'Carla'],
    ['an e-mail address', 'b.bakker@example.org', 'bert'],
    ['a part of one', 'example.org', 'bert'],
    ['a phone number as a caller shows it', '+31611223344', 'Anna'],
    ['the same with a trunk zero', '0031 (0)6 1122 3344', 'Anna'],
    ['a national number with spaces', '06 1122 3344', 'Anna'],
    ['the beginning of a number', '033-444', 'bert'],
    ['a postcode without its space', '2631cr', 'Carla'],
    ['a postcode with it', '2631 CR', 'Carla'],
    ['a postcode and a house number', '2631 CR 12', 'Carla'],
    ['a street', 'dorpsstraat 12', 'Carla'],
    ['a name that nobody has', 'zebedeus', ''],
    ['signs without a word', '!!!', ''],
    ['what looks like SQL', "x' or true --", ''],
    ['what looks like a search language', 'anna | bert', ''],
    ['nothing', '   ', 'Greet Frits Eva Dirk Carla bert Anna'],
  ])('by %s', async (_, search, expected) => {
    expect(await requests.firstNames({ search })).toBe(expected);
  });

  test('a changed name is found, the old one is not', async () => {
    await requests.backend.sql("update public.contact_submissions set name = 'Carla de Wit' where name = 'Carla Chen'");
    expect(await requests.firstNames({ search: 'wit' })).toBe('Carla');
    expect(await requests.firstNames({ search: 'chen' })).toBe('');
    await requests.backend.sql("update public.contact_submissions set name = 'Carla Chen' where name = 'Carla de Wit'");
  });
});

describe('filters', () => {
  test.each([
    ['a status', { status: 'completed' }, 'Eva'],
    ['new, with the unknown ones', { status: 'new' }, 'Dirk Carla bert Anna'],
    ['rush', { rush: true }, 'Dirk'],
    ['no rush', { rush: false, status: 'new' }, 'Carla bert Anna'],
    ['from a day on', { from_day: '2026-07-05' }, 'Greet'],
    ['until a day, which is included', { from_day: '2026-07-04', until_day: '2026-07-04' }, 'Frits'],
    ['all at once', { search: 'dirk', status: 'new', rush: true, from_day: '2026-01-01' }, 'Dirk'],
  ])('by %s', async (_, filters, expected) => {
    expect(await requests.firstNames(filters)).toBe(expected);
  });

  test('the counts follow the filters', async () => {
    const all = await requests.roles.admin.rpc('count_requests', {});
    expect(all.data).toEqual({ new: 4, completed: 1, cancelled: 2 });
    expect((await requests.roles.admin.rpc('count_requests', { search: 'greet' })).data).toEqual({ cancelled: 1 });
    expect((await requests.roles.admin.rpc('count_requests', { rush: true })).data).toEqual({ new: 1 });
    expect((await requests.roles.admin.rpc('count_requests', { search: 'zebedeus' })).data).toEqual({});
  });
});

describe('the days of the appointment', () => {
  test.each<[string, ListCall, string]>([
    ['from a day on', { appointment_from: '2026-05-02' }, 'Frits'],
    ['until a day, which is included', { appointment_until: '2026-05-01' }, 'Greet Anna'],
    ['of one day', { appointment_from: '2026-05-01', appointment_until: '2026-05-01' }, 'Greet Anna'],
    ['of no day at all', { appointment_from: '2026-05-02', appointment_until: '2026-05-01' }, ''],
    ['with another filter', { appointment_from: '2026-05-01', status: 'cancelled' }, 'Greet Frits'],
    ['in a search', { appointment_from: '2026-05-01', search: 'anna' }, 'Anna'],
    ['in a search for who has none', { appointment_from: '2026-05-01', search: 'dirk' }, ''],
    [
      'in their own order',
      { appointment_from: '2026-05-01', sort: 'appointment', descending: false },
      'Anna Greet Frits',
    ],
    [
      'in their own order, the last first',
      { appointment_until: '2026-05-01', sort: 'appointment', descending: true },
      'Greet Anna',
    ],
    [
      'in their own order and in a search',
      { appointment_until: '2026-05-01', sort: 'appointment', descending: true, search: 'example' },
      'Greet Anna',
    ],
  ])('%s', async (_, filters, expected) => {
    expect(await requests.firstNames(filters)).toBe(expected);
  });

  test('the counts follow them', async () => {
    const period = { appointment_from: '2026-05-01', appointment_until: '2026-05-01' };
    expect((await requests.roles.admin.rpc('count_requests', period)).data).toEqual({ new: 1, cancelled: 1 });
    expect((await requests.roles.admin.rpc('count_requests', { ...period, search: 'anna' })).data).toEqual({ new: 1 });
    expect((await requests.roles.admin.rpc('count_requests', { ...period, search: 'dirk' })).data).toEqual({});
  });
});

describe('what cannot be asked', () => {
  test('a page after a request that is gone is empty', async () => {
    expect(await requests.list({ after: crypto.randomUUID() })).toEqual([]);
  });

  test('an unknown order is refused', async () => {
    await expect(requests.list({ sort: 'notes; drop table x' })).rejects.toThrow();
  });
});
