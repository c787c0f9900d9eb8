import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { inRole } from '../setup/in-role.ts';
import { startWithTwoAdvisers } from '../setup/two-advisers.ts';
import { isWide } from '../setup/wide.ts';
import { restorable, stateQuery, stateSchema, walk, type Act, type RequestState, type Step } from './undo-steps.ts';

// Random walks of two administrators and three customers through visits: status, visit, waiting mails and blocked times agree
// after each step, an undo takes back its own act alone (D-82), and no two visits overlap unasked.

if (isWide) vi.setConfig({ testTimeout: 7_200_000 });

const { server, owner, ali, bo, callAs, addRequest, clear } = await startWithTwoAdvisers();
const people = [ali, bo] as const;
const slots = ['09:00', '10:30', '12:00', '13:30'] as const;
let monday: string;

beforeAll(async () => {
  await owner.query('delete from private.holidays');
  const { rows } = await owner.query(`select (date_trunc('week', now()) + interval '3 weeks')::date::text as monday`);
  ({ monday } = z.object({ monday: z.string() }).parse(rows[0]));
});
afterAll(() => server.stop());

function range({ slot }: Step): [string, string] {
  const starts = new Date(`${monday}T${slots[slot] ?? slots[0]}:00+01:00`);
  return [starts.toISOString(), new Date(starts.getTime() + 3_600_000).toISOString()];
}

function person(index: number): string {
  return people[index] ?? ali;
}

/** The answer of an expression; null where the database says that it does not fit, or that a visit is planned already. */
async function attempt(who: number, expression: string, values: unknown[]): Promise<unknown> {
  try {
    return await callAs(person(who), expression, values);
  } catch (error) {
    const { code } = z.object({ code: z.string() }).parse(error);
    if (code === '23P01' || code === '23505') return null;
    throw error;
  }
}

async function readStates(): Promise<Map<string, RequestState>> {
  const { rows } = await owner.query<object>(stateQuery);
  const states = z.array(stateSchema).parse(JSON.parse(JSON.stringify(rows)));
  return new Map(states.map((state) => [state.id, state]));
}

async function readBlocks(): Promise<Map<string, string>> {
  const { rows } = await owner.query(
    `select id, adviser || ' ' || starts_at || ' ' || ends_at as period from blocked_times`,
  );
  const blocks = z.array(z.object({ id: z.string(), period: z.string() })).parse(rows);
  return new Map(blocks.map(({ id, period }) => [id, period]));
}

const undoneSchema = z.object({ undo: z.string().nullable() }).nullable();
const changedSchema = z.object({ changed: z.array(z.looseObject({ id: z.string(), change: z.int().nullable() })) });

/** A walk: three requests, what can be undone, and the blocked times that must be there. */
class Walk {
  readonly acts: Act[] = [];
  readonly blocks = new Map<string, string>();
  private readonly requests: readonly string[];
  private readonly keys: readonly string[];

  constructor(requests: readonly string[], keys: readonly string[]) {
    this.requests = requests;
    this.keys = keys;
  }

  async take(step: Step): Promise<void> {
    const before = await readStates();
    const id = this.requests[step.customer] ?? '';
    const visit = before.get(id)?.visits[0];
    const [starts, ends] = range(step);
    const adviser = person(step.adviser);
    const key = this.keys[step.customer];
    const remember = (answer: unknown, blocked: string | null = null) => {
      const value = undoneSchema.parse(answer)?.undo;
      if (value == null) return false;
      this.acts.push({
        who: step.who,
        expression: 'public.undo_decisions($1, $2)',
        value,
        before: only(before, id),
        blocked,
      });
      return true;
    };
    const decide = async (decision: object, isBlocking = false) => {
      const { rows } = await owner.query('select sequence from appointments where id = $1', [visit?.id]);
      const { sequence } = z.object({ sequence: z.int() }).parse(rows[0]);
      const known = await readBlocks();
      const answer = await attempt(step.who, 'public.decide_visits($1, true, $2)', [
        JSON.stringify([{ id: visit?.id, sequence, ...decision }]),
        isBlocking ? JSON.stringify({ adviser, starts_at: starts, ends_at: ends, reason: '' }) : null,
      ]);
      const added = [...(await readBlocks())].find(([block]) => !known.has(block));
      if (remember(answer, added?.[0] ?? null) && added) this.blocks.set(...added);
    };
    switch (step.kind) {
      case 'plan':
        remember(
          await attempt(step.who, 'public.plan_visit($1, $2, $3, $4, $5)', [id, starts, ends, adviser, step.isAsked]),
        );
        break;
      case 'move':
        if (!visit) break;
        remember(
          await attempt(
            step.who,
            `(select public.move_visit(id, sequence, $2, $3, $4, $5) from public.appointments where id = $1)`,
            [visit.id, starts, ends, adviser, step.isAsked],
          ),
        );
        break;
      case 'put back':
        if (visit) await decide({ action: 'put_back' }, step.isAsked);
        break;
      case 'hand over':
        if (visit) await decide({ action: 'hand_over', adviser });
        break;
      case 'block':
        await this.block(`insert into blocked_times (adviser, starts_at, ends_at) values ($1, $2, $3)`, [
          adviser,
          starts,
          ends,
        ]);
        break;
      case 'enlarge':
        await this.block(`update blocked_times set ends_at = ends_at + interval '10 minutes' where adviser = $1`, [
          adviser,
        ]);
        break;
      case 'set status': {
        const changes = await attempt(
          step.who,
          `(select public.change_requests(jsonb_build_array(jsonb_build_object('id', id, 'version', updated_at, 'status', $2::text)))
            from public.contact_submissions where id = $1)`,
          [id, step.status],
        );
        const { changed } = changedSchema.parse(changes);
        if (changed.length === 0 || changed[0]?.change === null) break;
        const value = JSON.stringify(changed);
        const expression = 'public.undo_changes($1, $2)';
        this.acts.push({ who: step.who, expression, value, before: only(before, id), blocked: null });
        break;
      }
      case 'pick':
        await inRole(owner, 'anon', null, (sql) => sql('select public.pick_moment($1, $2)', [key, starts]));
        break;
      case 'cancel by customer':
        await inRole(owner, 'anon', null, (sql) => sql('select public.cancel_request($1)', [key]));
        break;
      case 'undo':
        await this.undo(step, before);
        break;
      case 'a minute passes':
        await owner.query(
          `update private.outgoing_messages set state = 'sent', taken_at = clock_timestamp(), done_at = now()
           where state = 'waiting' and not_before < now() + interval '2 minutes'`,
        );
        await owner.query(`update private.known_appointments set changed_at = changed_at - interval '2 minutes'`);
    }
  }

  private async block(statement: string, values: unknown[]): Promise<void> {
    await owner.query(statement, values);
    this.blocks.clear();
    for (const [id, period] of await readBlocks()) this.blocks.set(id, period);
  }

  /** Undoes one of the acts of this person: each of its requests is as it was before the act, or is left as it is. */
  private async undo(step: Step, before: Map<string, RequestState>): Promise<void> {
    const own = this.acts.filter(({ who }) => who === step.who);
    const act = own[own.length - 1 - (step.slot % Math.max(own.length, 1))];
    if (!act) return;
    const blocksBefore = await readBlocks();
    await callAs(person(step.who), act.expression, [act.value, step.isAsked]);
    for (const [id, state] of await readStates()) {
      const kept = before.get(id);
      const earlier = act.before.get(id);
      const isAsItWas = earlier !== undefined && same(restorable(state), restorable(earlier));
      expect(isAsItWas || (kept !== undefined && same(restorable(state), restorable(kept)))).toBe(true);
      for (const visit of state.visits) {
        const isNew = !same(restorable(state), kept && restorable(kept));
        if (isNew && visit.is_overruled)
          expect(step.isAsked || earlier?.visits.some((each) => each.is_overruled)).toBe(true);
      }
    }
    const gone = [...blocksBefore.keys()].filter((id) => !this.blocks.has(id));
    expect(gone).toEqual([]);
    const blocks = await readBlocks();
    for (const [id, period] of this.blocks) {
      if (blocks.has(id)) continue;
      // Only what this act blocked, as it was then.
      expect({ id, period }).toEqual({ id: act.blocked, period: blocksBefore.get(id) });
      this.blocks.delete(id);
    }
  }
}

function only(states: Map<string, RequestState>, id: string): Map<string, RequestState> {
  return new Map([...states].filter(([other]) => other === id));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Status, visit and waiting mails of each request agree, and no two visits of one adviser overlap unasked. */
async function expectAgreement(): Promise<void> {
  const states = [...(await readStates()).values()];
  for (const { status, origin, moment, visits, mails, doubled } of states) {
    const [visit] = visits;
    const isClosed = status === 'completed' || status === 'cancelled';
    expect(doubled).toBe(0);
    if (!isClosed) expect(moment).toBe(visit?.starts_at ?? null);
    if (isClosed) expect(visit).toBeUndefined();
    if (status === 'scheduled') expect(visit).toBeDefined();
    if (visit) expect(visit.origin).toBe(origin);
    const [told] = mails.filter(({ kind }) => ['planned', 'moved', 'cancelled'].includes(kind));
    if (told?.kind === 'cancelled') expect(visit).toBeUndefined();
    else if (told) expect(told.starts_at).toBe(visit?.starts_at);
    const reminders = mails.filter(({ kind }) => kind === 'reminder');
    expect(reminders.map(({ starts_at }) => starts_at)).toEqual(visit ? [visit.starts_at] : []);
  }
  const planned = states.flatMap(({ visits }) => visits).filter(({ is_overruled }) => !is_overruled);
  for (const one of planned) {
    expect(
      planned.filter(
        (other) => other.adviser === one.adviser && other.starts_at < one.ends_at && one.starts_at < other.ends_at,
      ),
    ).toEqual([one]);
  }
}

test('status, visit, waiting mails and blocked times agree, and an undo takes back its own act alone', async () => {
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      await clear();
      const requests = [await addRequest('Bakker'), await addRequest('Jansen'), await addRequest('Smit')];
      const keys = requests.map(() => `${randomUUID()}${randomUUID()}`);
      await owner.query(
        `insert into private.request_keys (key_hash, request_id)
         select private.code_hash(key), request from unnest($1::text[], $2::uuid[]) as own (key, request)`,
        [keys, requests],
      );
      const own = new Walk(requests, keys);
      for (const step of steps) {
        await own.take(step);
        await expectAgreement();
        expect(await readBlocks()).toEqual(own.blocks);
      }
    }),
    { numRuns: isWide ? 10_000 : 20 },
  );
});
