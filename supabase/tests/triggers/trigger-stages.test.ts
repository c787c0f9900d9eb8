import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { stages } from '../../../tools/database/trigger-stages.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';

// The order of triggers is that of their names, so each name begins with its stage and each stage does one kind of thing.

const triggerSchema = z.object({
  table: z.string(),
  name: z.string(),
  time: z.string(),
  events: z.array(z.enum(['insert', 'delete', 'update'])),
  run: z.string(),
});
const functionSchema = z.object({ name: z.string(), source: z.string() });

let backend: TestBackend;
let triggers: z.output<typeof triggerSchema>[];
let functions: Map<string, string>;

beforeAll(async () => {
  backend = await startTestBackend();
  // Those of auth.users have names from before: on Supabase only the owner of that table can rename them.
  triggers = z.array(triggerSchema).parse(
    await backend.sql(`
      select nspname || '.' || relname as "table", tgname as name, 'private.' || proname as run,
        array_remove(array[
          case when tgtype & 4 = 4 then 'insert' end, case when tgtype & 8 = 8 then 'delete' end,
          case when tgtype & 16 = 16 then 'update' end
        ], null) as events,
        case when tgtype & 2 = 2 then 'before' else 'after' end || case when tgtype & 1 = 1 then ' row' else ' statement' end as time
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      where not tgisinternal and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`),
  );
  const sources = z.array(functionSchema).parse(
    await backend.sql(`
      select pronamespace::regnamespace || '.' || proname as name, regexp_replace(prosrc, '--[^\n]*', '', 'g') as source from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`),
  );
  functions = new Map(sources.map(({ name, source }) => [name, source]));
});
afterAll(() => backend.stop());

function stageOf(name: string) {
  return stages[name.charAt(0)];
}

/** What a function writes, itself or by a function that it calls, as in `update public.settings`. */
function writesOf(name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const write = /\b(insert|update|delete)\s+(?:(?:into|from)\s+)?((?:public|private)\.\w+)/g;
  const source = functions.get(name) ?? '';
  const own = Array.from(source.matchAll(write), ([, verb = '', table = '']) => `${verb} ${table}`);
  const called = source.replaceAll(write, '').matchAll(/\b((?:public|private)\.\w+)\s*\(/g);
  return [...own, ...Array.from(called, ([, next = '']) => writesOf(next, seen)).flat()];
}

test('the name of every trigger is its place and its function', () => {
  expect(triggers.length).toBeGreaterThan(60);
  const wrong = triggers.filter(
    ({ name, run }) =>
      stageOf(name) === undefined || !/^\d\d_/.test(name) || !`private.${name.slice(3)}`.startsWith(run),
  );
  expect(wrong).toEqual([]);
});

test('every trigger runs when its stage does', () => {
  expect(triggers.filter(({ name, time }) => !stageOf(name)?.times.includes(time))).toEqual([]);
});

test('only the stages that follow into other tables write tables with triggers, and all of these do', () => {
  const watched = new Set(triggers.flatMap(({ table, events }) => events.map((event) => `${event} ${table}`)));
  const wrong = triggers.flatMap(({ table, name, run }) => {
    const others = writesOf(run).filter((write) => watched.has(write));
    return others.length > 0 === stageOf(name)?.setsOffMore ? [] : [`${table} ${name}: ${others.join(', ')}`];
  });
  expect(wrong.map((text) => text.replace(/:.*/, '')).toSorted()).toEqual([
    // It takes the place of a cancelled visit.
    'public.appointments 20_resume_appointment',
    // It purges the bin.
    'public.contact_submissions 80_forget_overdue_meanwhile',
  ]);
});

test('a check refuses', () => {
  const checks = triggers.filter(({ name }) => stageOf(name)?.name === 'check');
  expect(checks.filter(({ run }) => !/\braise\b/.test(functions.get(run) ?? ''))).toEqual([]);
});
