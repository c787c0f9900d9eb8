import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { signInRoles, type Roles } from '../setup/roles.ts';

const rowSchema = z.array(z.looseObject({ name: z.string() }));

const people: (Partial<RequestInsert> & { name: string })[] = [
  { name: 'Emre Şahin', phone: '0612345678' },
  { name: 'Ayşe Yıldız', phone: '612345679' },
  { name: 'İlker Çelik', phone: null },
  { name: 'Łukasz Żak', postcode: '3811AA', house_number: '12', house_number_addition: 'A' },
  { name: 'Mette Sørensen', postcode: '3811AB', house_number: '12', house_number_addition: null },
  { name: 'Jürgen Groß', postcode: '3812AA', house_number: '43', house_number_addition: '2' },
  { name: 'Đorđe Ćirić', phone: '+49 30 1234567' },
  { name: 'Zoë de Graaf'.normalize('NFD') },
];

let backend: TestBackend;
let roles: Roles;

beforeAll(async () => {
  backend = await startTestBackend();
  roles = await signInRoles(backend);
  const empty = { email: 'iemand@example.nl', phone: null, address: null, postcode: null, house_number: null };
  for (const [place, person] of people.entries()) {
    const row = buildRequestRow({ ...empty, house_number_addition: null, ...person });
    const kept = { status: 'new', updated_at: '2026-08-01T00:00:00Z', appointment_sequence: 0 };
    await backend.sql(
      insertStatement('contact_submissions', { ...kept, created_at: `2026-04-0${place + 1}T10:00:00Z`, ...row }),
    );
  }
});
afterAll(() => backend.stop());

/** The names, in the order in which the requests came in. */
async function found(search: string): Promise<string[]> {
  const { data, error } = await roles.admin.rpc('list_requests', { search, descending: false });
  expect(error).toBeNull();
  return rowSchema.parse(data).map(({ name }) => name.normalize('NFC'));
}

describe('a name without its marks, with them, and with marks typed apart', () => {
  test.each([
    ['sahin', 'Şahin', 'Emre Şahin'],
    ['yildiz', 'yıldız', 'Ayşe Yıldız'],
    ['ilker celik', 'İLKER ÇELİK', 'İlker Çelik'],
    ['lukasz zak', 'Łukasz Żak', 'Łukasz Żak'],
    ['sorensen', 'SØRENSEN', 'Mette Sørensen'],
    ['gross', 'Groß', 'Jürgen Groß'],
    ['dorde', 'Đorđe', 'Đorđe Ćirić'],
    ['zoe', 'Zoë', 'Zoë de Graaf'],
  ])('%s and %s find %s', async (plain, marked, expected) => {
    for (const search of [plain, marked, marked.normalize('NFD'), plain.toUpperCase()]) {
      expect(await found(search), search).toEqual([expected]);
    }
  });
});

describe('a phone number', () => {
  test.each([
    ['that lost its zero', '612345678', ['Emre Şahin']],
    ['that lost its zero, with spaces', '6 12 34 56 78', ['Emre Şahin']],
    ['that lost its zero when it was stored', '06 12345679', ['Ayşe Yıldız']],
    ['with the number of the country', '31612345679', ['Ayşe Yıldız']],
    ['of which the beginning is typed', '06-1234', ['Emre Şahin', 'Ayşe Yıldız']],
    ['from abroad', '+49 (30) 123', ['Đorđe Ćirić']],
    ['from abroad without its plus', '4930 1234567', ['Đorđe Ćirić']],
  ])('%s: %s', async (_, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });
});

describe('an address', () => {
  test.each([
    ['3811 12', ['Łukasz Żak', 'Mette Sørensen']],
    ['3811AA 12', ['Łukasz Żak']],
    ['3811 AA 12', ['Łukasz Żak']],
    ['3811aa 12a', ['Łukasz Żak']],
    ['3811 12 A', ['Łukasz Żak']],
    ['12 A', ['Łukasz Żak']],
    ['12a', ['Łukasz Żak']],
    ['43-2', ['Jürgen Groß']],
    ['432', []],
  ])('%s', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('a changed addition is found', async () => {
    const where = "where name = 'Mette Sørensen'";
    await backend.sql(`update public.contact_submissions set house_number_addition = 'bis' ${where}`);
    expect(await found('12bis')).toEqual(['Mette Sørensen']);
    await backend.sql(`update public.contact_submissions set house_number_addition = null ${where}`);
    expect(await found('12bis')).toEqual([]);
  });
});

test.each([
  ['0a1b2c3d', ['Met nummer', 'Met woord']],
  ['#0a1b2c3', ['Met nummer', 'Met woord']],
  // A part of a number may as well be a word.
  ['0a1b2c3', ['Met woord', 'Met nummer']],
])('the number of a request stands before a word like it: %s', async (search, expected) => {
  const kept = { status: 'new', updated_at: '2026-08-01T00:00:00Z', appointment_sequence: 0 };
  const number = buildRequestRow({ id: '0a1b2c3d-0000-4000-8000-000000000001', name: 'Met nummer' });
  const word = buildRequestRow({ name: 'Met woord', address: 'Laan 0a1b2c3d' });
  for (const [place, row] of [number, word].entries())
    await backend.sql(
      insertStatement('contact_submissions', { ...kept, created_at: `2026-05-0${place + 1}T10:00:00Z`, ...row }),
    );
  const { data } = await roles.admin.rpc('list_requests', { search });
  await backend.sql(`delete from public.contact_submissions where name like 'Met %'`);
  expect(data?.map(({ name }) => name)).toEqual(expected);
});

test('a word that is longer than an index can hold is stored and found', async () => {
  const row = buildRequestRow({ name: 'Lang', email: `${'각'.repeat(240)}@example.nl` });
  expect((await roles.visitor.from('contact_submissions').insert(row)).error).toBeNull();
  expect(await found('각'.repeat(150))).toEqual(['Lang']);
});
