import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestBackend } from '../setup/backend.ts';

// What makes a function of the database hard to read, found in the catalogue.

const mostLines = 80;

const backend = await startTestBackend();
const functions = z.array(z.object({ name: z.string(), body: z.string(), lines: z.int() })).parse(
  await backend.sql(`
      select oid::regproc::text as name, prosrc as body,
        array_length(string_to_array(pg_get_functiondef(oid), E'\\n'), 1) as lines
      from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`),
);

/** The settings that a function reads or writes, but those of PostgREST. */
function settingsOf(body: string): string[] {
  return [...body.matchAll(/\b(?:set_config|current_setting)\(\s*'([^']+)'/g)]
    .map(([, setting = '']) => setting)
    .filter((setting) => !setting.startsWith('request.'));
}

/** Whether a variable hides FOUND, which PL/pgSQL sets after each statement. */
function hidesFound(body: string): boolean {
  return /^\s*found\s+(constant\s+)?[a-z_.]+/im.test(body.split(/^begin$/m)[0] ?? '');
}

test(`no function has more than ${mostLines} lines`, () => {
  expect(functions.length).toBeGreaterThan(300);
  expect(functions.filter(({ lines }) => lines > mostLines).map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
});

test('each setting of a transaction begins with app.', () => {
  const settings = new Set(functions.flatMap(({ body }) => settingsOf(body)));
  expect([...settings].toSorted()).toEqual([
    'app.is_by_customer',
    'app.is_undoing',
    'app.price_agreed',
    'app.price_refused',
    'app.without_mail',
    'app.writes_visit',
  ]);
});

test('no variable hides FOUND', () => {
  expect(functions.filter(({ body }) => hidesFound(body)).map(({ name }) => name)).toEqual([]);
  expect(hidesFound('\ndeclare\n  found jsonb;\nbegin\n')).toBe(true);
});
