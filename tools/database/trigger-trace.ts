import { z } from 'zod';

type Sql = (statement: string) => Promise<unknown[]>;

/** A write of a table, with the triggers that ran for it, in their order. */
export interface Write {
  /** As in `update appointments`. */
  what: string;
  triggers: TriggerRun[];
  /** What foreign keys changed with it. */
  cascades: Write[];
}

interface TriggerRun {
  name: string;
  writes: Write[];
}

const eventsSchema = z.array(
  z.object({
    kind: z.enum(['statement', 'row', 'cascade', 'trigger']),
    depth: z.int(),
    what: z.string(),
    name: z.string(),
  }),
);

// A function that runs for a trigger records that; so does a trigger of our own on every table, whose name sorts before all
// others. Statements that write no row are left out later.
const setUp = String.raw`
  create schema trace;
  create table trace.events (
    id bigint generated always as identity, kind text not null, depth integer not null, what text not null, name text not null
  );
  create function trace.note(kind text, depth integer, op text, relation text, name text) returns void
  language sql security definer set search_path = ''
  as $note$
    insert into trace.events (kind, depth, what, name) values (kind, depth, lower(op) || ' ' || relation, name)
  $note$;
  create function trace.note_write() returns trigger
  language plpgsql security definer set search_path = ''
  as $note$
  declare
    stack text;
    kind text := lower(tg_level);
  begin
    get diagnostics stack = pg_context;
    -- As foreign keys write their statements.
    if kind = 'statement' and split_part(stack, E'\n', 2) ~ '^SQL statement "(DELETE FROM|UPDATE) ONLY' then
      kind := 'cascade';
    end if;
    perform trace.note(kind, pg_trigger_depth(), tg_op, tg_table_name, '');
    if tg_op = 'DELETE' then
      return old;
    end if;
    return new;
  end
  $note$;
  grant usage on schema trace to public;
  do $do$
  declare
    each record;
  begin
    for each in select oid::regclass as name from pg_class where relkind = 'r'
      and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    loop
      execute format('create trigger "!" before insert or update or delete on %s for each statement execute function trace.note_write()', each.name);
      execute format('create trigger "!row" before insert or update or delete on %s for each row execute function trace.note_write()', each.name);
    end loop;
    for each in select pg_get_functiondef(oid) as definition from pg_proc
      where prorettype = 'trigger'::regtype and pronamespace = 'private'::regnamespace
    loop
      execute regexp_replace(each.definition, '^begin$',
        'begin perform trace.note(''trigger'', pg_trigger_depth(), tg_op, tg_table_name, tg_name);', 'n');
    end loop;
  end
  $do$`;

/** Records from now on, on this database, what each write of a table sets off. */
export async function startTracing(sql: Sql): Promise<void> {
  await sql(setUp);
}

/** What was written since the last call, without statements that wrote no row. */
export async function takeTrace(sql: Sql): Promise<Write[]> {
  const events = eventsSchema.parse(
    await sql(`with taken as (delete from trace.events returning *) select * from taken order by id`),
  );
  return buildTree(events);
}

function buildTree(events: z.output<typeof eventsSchema>): Write[] {
  const top: Write[] = [];
  const written = new Set<Write>();
  // Of each depth the statements that may still run triggers, and the last trigger.
  const statements: Write[][] = [];
  const running: TriggerRun[] = [];
  for (const { kind, depth, what, name } of events) {
    if (kind === 'trigger') {
      const run = { name, writes: [] };
      // Those after a write by a foreign key run when the statement that set it off ends.
      (lastWrite(statements[depth], what) ?? lastWrite(statements[depth + 1], what))?.triggers.push(run);
      running[depth] = run;
    } else if (kind === 'row') {
      const write = lastWrite(statements[depth], what);
      if (write) written.add(write);
    } else {
      const write: Write = { what, triggers: [], cascades: [] };
      const siblings =
        kind === 'cascade' ? statements[depth - 1]?.at(-1)?.cascades : depth === 1 ? top : running[depth - 1]?.writes;
      siblings?.push(write);
      statements[depth] = [...(statements[depth] ?? []), write];
    }
  }
  return top.flatMap((write) => prune(write, written));
}

function lastWrite(statements: Write[] | undefined, what: string): Write | undefined {
  return statements?.findLast((write) => write.what === what);
}

function prune(write: Write, written: Set<Write>): Write[] {
  if (!written.has(write)) return [];
  return [
    {
      what: write.what,
      cascades: write.cascades.flatMap((cascade) => prune(cascade, written)),
      triggers: write.triggers.map(({ name, writes }) => ({
        name,
        writes: writes.flatMap((inner) => prune(inner, written)),
      })),
    },
  ];
}
