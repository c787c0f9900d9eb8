import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Json } from '../../src/data/database.types.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { buildSubmissionRow, insertStatement, type SubmissionInsert } from './factories.ts';
import { publicRoles, signInRoles, type Roles } from './roles.ts';

const rowSchema = z.array(z.looseObject({ id: z.string(), name: z.string() }));
const jsonSchema: z.ZodType<Json> = z.json();

let backend: TestBackend;
let roles: Roles;

beforeAll(async () => {
  backend = await startTestBackend();
  roles = await signInRoles(backend);
  const people: (Partial<SubmissionInsert> & { name: string })[] = [
    {
      name: 'Anna Müller',
      email: 'anna@example.nl',
      phone: '+31 (0)6 11 22 33 44',
      created_at: '2026-03-01T10:00:00Z',
    },
    { name: 'bert Bakker', email: 'b.bakker@example.org', phone: '033-4445566', created_at: '2026-03-02T10:00:00Z' },
    { name: 'Carla Chen', address: 'Dorpsstraat 12 A, Nootdorp', postcode: '2631CR', house_number: '12' },
    { name: 'Dirk Dam', status: 'automated', rush_service: true, calculated_price: 380 },
    { name: 'Eva Evers', status: 'completed', address: null, calculated_price: null },
    // The last moment of a summer day in Amsterdam, and the first of the next.
    { name: 'Frits Fransen', created_at: '2026-07-04T21:59:59Z', status: 'cancelled' },
    { name: 'Greet Groen', created_at: '2026-07-04T22:00:00Z', status: 'cancelled' },
  ];
  for (const [place, person] of people.entries()) {
    const created_at = `2026-04-0${place + 1}T10:00:00Z`;
    const row = buildSubmissionRow({ created_at, ...person });
    await backend.sql(insertStatement('contact_submissions', { ...unset, ...row }));
  }
});
afterAll(() => backend.stop());

// Written out: the insert takes the named columns as they are, without their defaults.
const unset = { status: 'new', updated_at: '2026-08-01T00:00:00Z', appointment_sequence: 0 };

type Arguments = Parameters<typeof list>[0];

async function list(call: {
  search?: string;
  status?: string;
  rush?: boolean;
  from_day?: string;
  until_day?: string;
  appointment_from?: string;
  appointment_until?: string;
  sort?: string;
  descending?: boolean;
  after?: string;
  after_values?: Json;
  backwards?: boolean;
  page_size?: number;
}) {
  const { data, error } = await roles.admin.rpc('list_requests', call);
  if (error) throw new Error(error.message);
  return rowSchema.parse(data);
}

async function firstNames(call: Arguments): Promise<string> {
  return (await list(call)).map(({ name }) => name.split(' ')[0]).join(' ');
}

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
    expect(await firstNames({ search })).toBe(expected);
  });

  test('a changed name is found, the old one is not', async () => {
    await backend.sql("update public.contact_submissions set name = 'Carla de Wit' where name = 'Carla Chen'");
    expect(await firstNames({ search: 'wit' })).toBe('Carla');
    expect(await firstNames({ search: 'chen' })).toBe('');
    await backend.sql("update public.contact_submissions set name = 'Carla Chen' where name = 'Carla de Wit'");
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
    expect(await firstNames(filters)).toBe(expected);
  });

  test('the counts follow the filters', async () => {
    const all = await roles.admin.rpc('count_requests', {});
    expect(all.data).toEqual({ new: 4, completed: 1, cancelled: 2 });
    expect((await roles.admin.rpc('count_requests', { search: 'greet' })).data).toEqual({ cancelled: 1 });
    expect((await roles.admin.rpc('count_requests', { rush: true })).data).toEqual({ new: 1 });
    expect((await roles.admin.rpc('count_requests', { search: 'zebedeus' })).data).toEqual({});
  });
});

const orders = [
  ['created_at', 'Anna bert Carla Dirk Eva Frits Greet'],
  ['name', 'Anna bert Carla Dirk Eva Frits Greet'],
  ['address', 'Eva Carla Anna bert Dirk Frits Greet'],
  ['property_type', 'Anna bert Carla Dirk Eva Frits Greet'],
  ['status', 'Anna bert Carla Dirk Eva Frits Greet'],
  ['rush_service', 'Anna bert Carla Eva Frits Greet Dirk'],
  ['calculated_price', 'Eva Anna bert Carla Frits Greet Dirk'],
] as const;

describe.each(orders)('in the order of %s', (sort, expected) => {
  const reversed = expected.split(' ').toReversed().join(' ');

  test('both ways', async () => {
    expect(await firstNames({ sort, descending: false })).toBe(expected);
    expect(await firstNames({ sort, descending: true })).toBe(reversed);
  });

  test.each([false, true])('page by page meets everyone once (descending: %s)', async (descending) => {
    const seen: { id: string; name: string }[] = [];
    for (let pages = 0; pages < 10; pages++) {
      const last = seen.at(-1);
      const page = await list({ sort, descending, page_size: 2, ...(last && { after: last.id }) });
      if (page.length === 0) break;
      seen.push(...page);
    }
    expect(seen.map(({ name }) => name.split(' ')[0]).join(' ')).toBe(descending ? reversed : expected);
  });

  test('the page before one comes nearest first', async () => {
    const [first, second, third] = await list({ sort, descending: true });
    const before = await list({ sort, descending: true, backwards: true, after: third?.id ?? '', page_size: 2 });
    expect(before.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  });
});

describe('in the order of appointment', () => {
  beforeAll(async () => {
    for (const [name, date, time] of [
      ['Frits', "'2026-05-02'", "'09:00'"],
      ['Greet', "'2026-05-01'", 'null'],
      ['Anna', "'2026-05-01'", "'16:00'"],
    ]) {
      await backend.sql(`update public.contact_submissions set appointment_date = ${date}, appointment_time = ${time}
        where name like '${name}%'`);
    }
  });

  test.each([
    [false, 'Anna Greet Frits bert Carla Dirk Eva'],
    [true, 'Frits Greet Anna Eva Dirk Carla bert'],
  ])('what has none comes last (descending: %s)', async (descending, expected) => {
    const sort = 'appointment';
    expect(await firstNames({ sort, descending })).toBe(expected);
    const seen: { id: string; name: string }[] = [];
    for (let last = seen.at(-1); seen.length < 7; last = seen.at(-1)) {
      seen.push(
        ...(await list({ sort, descending, page_size: 3, ...(last && { after_values: jsonSchema.parse(last) }) })),
      );
    }
    expect(seen.map(({ name }) => name.split(' ')[0]).join(' ')).toBe(expected);
    const before = await list({ sort, descending, backwards: true, after: seen[5]?.id ?? '', page_size: 4 });
    expect(before.map(({ id }) => id)).toEqual(
      seen
        .slice(1, 5)
        .map(({ id }) => id)
        .toReversed(),
    );
  });
});

describe('the days of the appointment', () => {
  test.each<[string, Arguments, string]>([
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
    expect(await firstNames(filters)).toBe(expected);
  });

  test('the counts follow them', async () => {
    const period = { appointment_from: '2026-05-01', appointment_until: '2026-05-01' };
    expect((await roles.admin.rpc('count_requests', period)).data).toEqual({ new: 1, cancelled: 1 });
    expect((await roles.admin.rpc('count_requests', { ...period, search: 'anna' })).data).toEqual({ new: 1 });
    expect((await roles.admin.rpc('count_requests', { ...period, search: 'dirk' })).data).toEqual({});
  });
});

describe('a page after a request as it was read', () => {
  async function firstOfTwoPages(): Promise<{ id: string; name: string }[]> {
    return list({ sort: 'status', descending: false, page_size: 2 });
  }

  async function nextNames(last: { id: string } | undefined): Promise<string> {
    return firstNames({ sort: 'status', descending: false, after_values: jsonSchema.parse(last) });
  }

  test('goes on where that one was, though its status was changed meanwhile', async () => {
    const [, last] = await firstOfTwoPages();
    await backend.sql(`update public.contact_submissions set status = 'cancelled' where id = '${last?.id}'`);
    // By its id alone the page begins after its new place, and everyone in between is passed over.
    expect(await firstNames({ sort: 'status', descending: false, after: last?.id ?? '' })).toBe('Frits Greet');
    expect(await nextNames(last)).toBe('Carla Dirk Eva bert Frits Greet');
    await backend.sql(`update public.contact_submissions set status = 'new' where id = '${last?.id}'`);
    expect(await nextNames(last)).toBe('Carla Dirk Eva Frits Greet');
  });

  test('goes on where that one was, though it is gone', async () => {
    const [, last] = await firstOfTwoPages();
    expect(await nextNames(last && { ...last, id: last.id.replace(/^./, '0') })).toMatch(/Carla Dirk Eva Frits Greet$/);
  });

  test('is empty after what is no request', async () => {
    expect(await list({ after_values: { name: 'Anna' } })).toEqual([]);
  });
});

describe('what cannot be asked', () => {
  test('a page after a request that is gone is empty', async () => {
    expect(await list({ after: crypto.randomUUID() })).toEqual([]);
  });

  test('an unknown order is refused', async () => {
    await expect(list({ sort: 'notes; drop table x' })).rejects.toThrow();
  });

  test.each(publicRoles)('%s gets no list, no counts and no day', async (_, role) => {
    expect((await roles[role].rpc('list_requests', {})).error?.code).toBe('42501');
    expect((await roles[role].rpc('count_requests', {})).error?.code).toBe('42501');
    expect((await roles[role].rpc('requests_of_today')).error?.code).toBe('42501');
  });
});
