import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldDefinition, requestFieldNames, requestFields } from '../../../src/domain/request/request-fields.ts';
import { maxAddition } from '../../../src/domain/limits.ts';
import { requestStatuses } from '../../../src/domain/request/request-status.ts';
import { startTestBackend, type Client, type TestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement, type RequestUpdate } from '../setup/factories.ts';
import { signUp } from '../setup/roles.ts';

let backend: TestBackend;
let admin: Client;

beforeAll(async () => {
  backend = await startTestBackend();
  admin = await signUp(backend.url);
});
afterEach(() => backend.sql('delete from public.contact_submissions'));
afterAll(() => backend.stop());

/** What may be stored of who is at home and who pays, as a whole. */
const atHome = { at_home_name: 'Piet Bakker', at_home_phone: '06 87654321' };
const company = {
  ...{ payer_kind: 'company', payer_name: 'Makelaardij Voorbeeld B.V.', payer_postcode: '3811AA' },
  ...{ payer_street: 'Langestraat 12', payer_city: 'Amersfoort' },
};

/** Adds a request as a visitor, past the types of the client, and tells why not if it was refused. */
async function refusalOf(overrides: object): Promise<string> {
  const response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify({ ...buildRequestRow(), ...rolesBeside(Object.keys(overrides)), ...overrides }),
  });
  if (response.status === 201) return '';
  return z.object({ message: z.string() }).parse(await response.json()).message;
}

/** The columns without which one of these may not be stored. */
function rolesBeside(columns: readonly string[]): object {
  function isAny(prefix: string): boolean {
    return columns.some((column) => column.startsWith(prefix));
  }
  return { ...(isAny('at_home_') && atHome), ...(isAny('payer_') && company) };
}

function storedValues(column: string): Promise<unknown[]> {
  return backend.sql(`select ${column} as value from public.contact_submissions`);
}

/** An e-mail address of this many characters. */
function emailOf(length: number): string {
  return `${'a'.repeat(length - 11)}@example.nl`;
}

/** The texts that a visitor writes, each with how many characters the form takes. */
const textColumns = requestFieldNames.flatMap((name) => {
  const { column, writer, maxLength } = fieldDefinition(name);
  return writer === 'visitor' && maxLength !== undefined ? [[column, maxLength] as const] : [];
});

function longest(column: string, length: number): string {
  return column.endsWith('email') ? emailOf(length) : 'a'.repeat(length);
}

const accepted: Record<string, unknown[]> = {
  name: [
    'J',
    'a'.repeat(requestFields.name.maxLength),
    'é'.repeat(requestFields.name.maxLength),
    "Anne-Fleur d'Été",
    '王小明',
  ],
  email: ['a@b.c', emailOf(requestFields.email.maxLength), 'Jan.de+Vries@Sub.Example.nl'],
  phone: ['1', '0'.repeat(requestFields.phone.maxLength), '+31 (0)6-12 34 56 78', null],
  address: ['A', 'a'.repeat(requestFields.address.maxLength), "Plein '40-'45, 's-Gravenhage", null],
  postcode: ['3811AA', '1082GB', '1000AA', '9999ZZ', null],
  house_number: ['1', '99999', null],
  house_number_addition: ['A', 'a bis', '2', 'A3', 'C/A', '1.hoog', 'a'.repeat(maxAddition), null],
  property_type: ['apartment', 'terraced', 'semi-detached', 'detached', 'other'],
  surface_area: [0.1, 76, 150.5, 2700, null],
  rush_service: [true, false],
  calculated_price: [1, 285, 100_000, null],
  preferred_times: ['Dinsdag of vrijdag, na 15 uur', null],
  message: ['a', 'a'.repeat(requestFields.message.maxLength), 'Eerste regel\nTweede\tregel', null],
  relay_status: ['sent', 'failed'],
  landing_path: ['/', '/blog/isolatie', `/${'a'.repeat(199)}`, null],
  referrer_host: ['google.com', `${'a.'.repeat(49)}nl`, null],
};

const refused: Record<string, unknown[]> = {
  name: [
    '',
    ' ',
    ' Jan',
    'Jan ',
    'a'.repeat(requestFields.name.maxLength + 1),
    'Jan\nde Vries',
    'Jan\r',
    'a\tb',
    'a\u001bb',
    'a\u007f',
  ],
  email: [
    ...['', 'a@bc', 'a@b.', 'jan', '@example.nl', 'jan@', 'jan@example', 'a@b@example.nl', 'jan de@example.nl'],
    ...['jan@example.nl\n', 'jan@example.nl\r\nBcc: x@example.nl', 'jan\n@example.nl', 'jan\u0001@example.nl'],
    emailOf(requestFields.email.maxLength + 1),
  ],
  phone: ['', '0'.repeat(requestFields.phone.maxLength + 1), '06\n12345678'],
  address: ['', 'a'.repeat(requestFields.address.maxLength + 1), 'Dorpsstraat\n1'],
  postcode: [
    ...['', '0123AB', '1234SA', '1234SD', '1234SS', '123AB', '12345', '1234 A', '12345AB', '1234ABC'],
    ...['3811 AA', '3811aa', ' 3811AA', '3811AA\n'],
  ],
  house_number: ['', '0', '012', '100000', '12A', '-1', ' 1', '1\n'],
  house_number_addition: ['', '-A', ' A', 'é', 'A\n', 'A;', 'a'.repeat(maxAddition + 1)],
  property_type: ['', 'villa', 'Apartment'],
  surface_area: [0, -1, 2700.01, 2701, 'NaN', 'Infinity'],
  calculated_price: [0, -285, 100_001],
  preferred_times: ['', 'Dinsdag\nof vrijdag'],
  message: ['', 'a'.repeat(requestFields.message.maxLength + 1)],
  relay_status: ['', 'pending'],
  landing_path: ['', 'blog', '/blog/', '/Blog', `/${'a'.repeat(200)}`],
  referrer_host: ['', 'intranet', 'google.1', `${'a.'.repeat(49)}nlx`],
};

function casesOf(table: Record<string, unknown[]>): [string, string, unknown][] {
  return Object.entries(table).flatMap(([column, values]) =>
    values.map((value): [string, string, unknown] => [column, nameOf(value), value]),
  );
}

function nameOf(value: unknown): string {
  return typeof value === 'string' && value.length > 60 ? `${value.length} characters` : JSON.stringify(value);
}

describe('a visitor', () => {
  test.each(casesOf(accepted))('may send as %s: %s', async (column, _, value) => {
    expect(await refusalOf({ [column]: value })).toBe('');
    expect(await storedValues(column)).toEqual([{ value }]);
  });

  test.each(casesOf(refused))('may not send as %s: %s', async (column, _, value) => {
    expect(await refusalOf({ [column]: value })).toContain(`contact_submissions_${column}_check`);
    expect(await storedValues(column)).toEqual([]);
  });

  test('has to send an email', async () => {
    expect(await refusalOf({ email: null })).toContain('contact_submissions_email_of_website');
  });

  test.each(['name', 'property_type', 'rush_service'])('has to send a %s', async (column) => {
    expect(await refusalOf({ [column]: null })).toContain('not-null');
    expect(await storedValues(column)).toEqual([]);
  });

  test.each(textColumns)('may send a %s as long as the form takes, and no longer', async (column, maxLength) => {
    expect(await refusalOf({ [column]: longest(column, maxLength) })).toBe('');
    expect(await refusalOf({ [column]: longest(column, maxLength + 1) })).toContain(`${column}_check`);
  });

  test('may send no character that shows nothing, in any field of text', async () => {
    for (const [column] of textColumns) {
      const typed = longest(column, 20);
      expect(await refusalOf({ [column]: typed.replace(/.$/, '\u200b$&') }), column).toContain(`${column}_check`);
    }
    const refused = await backend.sql(`
      select point from generate_series(1, 1114111) as point
      where point not between 55296 and 57343 and private.has_invisible_characters(chr(point)) order by 1`);
    const invisible = Array.from({ length: 0x110000 }, (_, point) => point)
      .slice(1)
      .filter((point) =>
        /[\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?![\t\n\r])\p{Cc}/u.test(String.fromCodePoint(point)),
      )
      .map((point) => ({ point }));
    expect(refused).toEqual(invisible);
  });

  test('may not send a price in cents, nor text for a number', async () => {
    expect(await refusalOf({ calculated_price: 285.5 })).not.toBe('');
    expect(await refusalOf({ surface_area: 'groot' })).not.toBe('');
    expect(await refusalOf({ id: 'geen uuid' })).not.toBe('');
    expect(await storedValues('id')).toEqual([]);
  });
});

describe('an administrator', () => {
  async function save(change: RequestUpdate): Promise<string> {
    const row = buildRequestRow();
    await backend.sql(insertStatement('contact_submissions', row));
    const { error } = await admin.from('contact_submissions').update(change).eq('id', row.id);
    return error?.message ?? '';
  }

  test.each([...requestStatuses, 'awaiting-call', 'a'.repeat(40)])('may save the status %s', async (status) => {
    expect(await save({ status })).toBe('');
    expect(await storedValues('status')).toEqual([{ value: status }]);
  });

  test.each(['', 'New', '1st', 'a b', 'nieuw\n', 'a'.repeat(41)])('may not save the status %j', async (status) => {
    expect(await save({ status })).toContain('contact_submissions_status_check');
    expect(await storedValues('status')).toEqual([{ value: 'new' }]);
  });

  test('may save notes up to their bound', async () => {
    const notes = 'é'.repeat(requestFields.notes.maxLength);
    expect(await save({ notes })).toBe('');
    expect(await storedValues('notes')).toEqual([{ value: notes }]);
  });

  test.each(['', 'a'.repeat(requestFields.notes.maxLength + 1)])(
    'may not save empty notes or longer ones',
    async (notes) => {
      expect(await save({ notes })).toContain('contact_submissions_notes_check');
      expect(await storedValues('notes')).toEqual([{ value: null }]);
    },
  );

  test('may save an appointment and take it away, but no day or hour that does not exist', async () => {
    expect(await save({ appointment_date: '2028-02-29', appointment_time: '23:59' })).toBe('');
    expect(await storedValues('appointment_time')).toEqual([{ value: '23:59:00' }]);
    expect(await save({ appointment_date: null, appointment_time: null })).toBe('');
    expect(await save({ appointment_date: '2027-02-29' })).not.toBe('');
    expect(await save({ appointment_time: '25:00' })).not.toBe('');
  });
});
