import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toDataError } from '../../../src/data/errors.ts';
import { maxSearchLength } from '../../../src/domain/limits.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Each text, day and moment that a function of the API takes, found in the catalog: 240 kB of text, and a date that is
// infinite or outside the years that can be stored (D-68), are refused before work is done on them.

const { backend, roles } = await startBackendWithRoles();

const argumentsSchema = z.array(
  z.object({
    function: z.string(),
    argument: z.string(),
    shape: z.enum(['text', 'texts', 'json', 'date', 'other']),
    type: z.string(),
    is_required: z.boolean(),
    is_public: z.boolean(),
  }),
);

const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** Every argument of every function that a browser may call. What may carry text is of another shape than `other`. */
const all = argumentsSchema.parse(
  await backend.sql(`
  select p.proname as function, p.proargnames[u.n] as argument, t.typname as type,
    u.n <= p.pronargs - p.pronargdefaults as is_required,
    has_function_privilege('anon', p.oid, 'execute') and not has_function_privilege('authenticated', p.oid, 'execute')
      as is_public,
    case
      when t.typcategory = 'S' then 'text'
      when t.typcategory = 'A' and element.typcategory = 'S' then 'texts'
      when t.typname in ('json', 'jsonb') then 'json'
      when t.typcategory = 'D' then 'date'
      when t.typname in ('uuid', 'bool', 'int4', 'float8', '_uuid') then 'other'
    end as shape
  from pg_proc p
  cross join lateral unnest(p.proargtypes::oid[]) with ordinality as u (type_id, n)
  join pg_type t on t.oid = u.type_id
  left join pg_type element on element.oid = t.typelem
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
  order by 1, u.n`),
);
type Argument = (typeof all)[number];
const texts = all.filter(({ shape }) => shape !== 'date' && shape !== 'other');
const dates = all.filter(({ shape }) => shape === 'date');

const { data } = await roles.admin.auth.getSession();
const token = data.session?.access_token ?? '';

async function call({ function: name, is_public }: Argument, args: object) {
  const started = performance.now();
  const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(!is_public && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(args),
  });
  const answer: unknown = await response.json().catch(() => null);
  return { status: response.status, answer, took: performance.now() - started };
}

const values: Record<string, unknown> = {
  date: '2026-11-24',
  uuid: '00000000-0000-4000-8000-000000000000',
  timestamptz: '2000-01-01T00:00:00Z',
  text: 'x',
  jsonb: [],
  bool: false,
  int4: 1,
  float8: 1,
};

/** What a call needs besides one argument. */
function requiredBeside({ function: name, argument }: Argument): object {
  const others = all.filter((other) => other.function === name && other.is_required && other.argument !== argument);
  return Object.fromEntries(others.map((other) => [other.argument, values[other.type]]));
}

/** What takes whole files, and its bytes beyond the bound. */
const files: Record<string, number> = { store_label_file: 15_000_000 };

/** 240 kB, or more than a file may have, in the shape of the argument, as many short words or as one. */
function overlong({ function: name, shape }: Argument, unit: string): unknown {
  const text = unit.repeat((files[name] ?? 240_000) / unit.length);
  if (shape === 'texts') return [text];
  return shape === 'json' ? [{ id: values['uuid'], version: values['timestamptz'], status: text }] : text;
}

test('the catalog tells of many such texts, and of none whose shape is unknown', () => {
  expect(texts.length).toBeGreaterThan(15);
  expect(new Set(texts.map(({ function: name }) => name))).toContain('list_requests');
});

// As one word, and as many: that one shuts the embedded database down where nothing refuses it.
describe.each(['x', 'jo@example.nl '])('240 kB of "%s"', (unit) => {
  test.each(texts.map((text) => [text.function, text.argument, text] as const))(
    'is refused by %s as its %s',
    async (_, argument, text) => {
      const { status, answer, took } = await call(text, {
        ...requiredBeside(text),
        [argument]: overlong(text, unit),
      });
      const error = refusalSchema.parse(answer);
      expect([status, error.code]).toEqual([400, '22023']);
      expect(error.message).toMatch(new RegExp(`^${argument} is longer than \\d+ characters$`));
      expect(toDataError({ status, error }).code).toBe('invalid');
      // No work was done on it: 18 s before there was a bound.
      expect(took).toBeLessThan(10_000);
    },
  );
});

test('the catalog tells of many such dates', () => {
  expect(dates.length).toBeGreaterThan(25);
  expect(new Set(dates.map(({ function: name }) => name))).toContain('pick_moment');
});

describe.each(['-infinity', 'infinity', '1999-12-31', '2100-01-02', '20261-03-01'])('the date %s', (value) => {
  test.each(dates.map((date) => [date.function, date.argument, date] as const))(
    'is refused by %s as its %s',
    async (_, argument, date) => {
      const { status, answer } = await call(date, { ...requiredBeside(date), [argument]: value });
      const error = refusalSchema.parse(answer);
      expect([status, error.code]).toEqual([400, '22023']);
      expect(error.message).toBe(`${argument} lies outside the years 2000 to 2099`);
    },
  );
});

test('who is no administrator is told so, whatever the length', async () => {
  const search = 'x'.repeat(240_000);
  expect((await roles.outsider.rpc('list_requests', { search })).error?.code).toBe('42501');
  expect((await roles.outsider.rpc('count_requests', { search })).error?.code).toBe('42501');
});

test('what a screen can send is taken: the longest search and e-mail address, and a whole page in bulk', async () => {
  const email = `${'x'.repeat(242)}@example.org`;
  const row = buildRequestRow({ email, message: '"'.repeat(2000), notes: '"'.repeat(5000) });
  await backend.sql(insertStatement('contact_submissions', row));
  for (const search of [email, '"\\'.repeat(maxSearchLength / 2), 'a '.repeat(maxSearchLength / 2)]) {
    expect((await roles.admin.rpc('list_requests', { search })).error).toBeNull();
    expect((await roles.admin.rpc('count_requests', { search })).error).toBeNull();
    expect((await roles.admin.rpc('held_requests', { search })).error).toBeNull();
  }
  expect((await roles.admin.rpc('list_requests', { search: email })).data).toMatchObject([{ id: row.id }]);
  expect((await roles.admin.rpc('export_person', { person: email })).data).toMatchObject({
    requests: [{ id: row.id }],
  });
  const { data: stored } = await roles.admin.from('contact_submissions').select().single();
  expect((await roles.admin.rpc('list_requests', { after_values: stored })).error).toBeNull();
  const many = Array.from({ length: 400 }, () => ({
    id: crypto.randomUUID(),
    version: '2026-11-24T10:00:00.123456+00:00',
    status: 'contacted',
    assigned_to: null,
  }));
  expect((await roles.admin.rpc('change_requests', { requests: many })).error).toBeNull();
});
