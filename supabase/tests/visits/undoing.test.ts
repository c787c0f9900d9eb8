import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { winterMonday as monday } from '../../../src/test/winter-week.ts';
import { startWithTwoAdvisers } from '../setup/two-advisers.ts';

// An undo takes back its own act and nothing else (D-82): what changed since is left alone and named, and what no longer
// fits is asked.

const { server, owner, ali, callAs, addRequest, addVisit, clear } = await startWithTwoAdvisers();

afterAll(() => server.stop());
beforeEach(clear);

const plannedSchema = z.object({ id: z.string(), sequence: z.number() });

/** The planned visit of a request. */
async function plannedVisit(requestId: string) {
  const { rows } = await owner.query(
    `select id, sequence from appointments where request_id = $1 and state = 'planned'`,
    [requestId],
  );
  return plannedSchema.parse(rows[0]);
}

const undoSchema = z.object({ undo: z.string() });

/** Ali decides about visits; returns what undoes it. */
async function decide(decisions: Readonly<Record<string, object>>, blocked: object | null = null): Promise<string> {
  const named = await Promise.all(
    Object.entries(decisions).map(async ([requestId, decision]) => ({
      ...(await plannedVisit(requestId)),
      ...decision,
    })),
  );
  const answer = await callAs(ali, 'public.decide_visits($1, true, $2)', [
    JSON.stringify(named),
    blocked === null ? null : JSON.stringify(blocked),
  ]);
  return undoSchema.parse(answer).undo;
}

function undo(decision: string, isOverruled = false): Promise<unknown> {
  return callAs(ali, 'public.undo_decisions($1, $2)', [decision, isOverruled]);
}

const changesSchema = z.object({
  changed: z.array(z.object({ id: z.string(), version: z.string(), change: z.number() })),
});

/** Ali gives a request a status; returns what undoes it. */
async function changeStatus(id: string, status: string) {
  const { rows } = await owner.query('select id, updated_at::text as version from contact_submissions where id = $1', [
    id,
  ]);
  const request = z.object({ id: z.string(), version: z.string() }).parse(rows[0]);
  const answer = await callAs(ali, 'public.change_requests($1)', [JSON.stringify([{ ...request, status }])]);
  return changesSchema.parse(answer).changed;
}

function undoChanges(changes: unknown, isOverruled = false): Promise<unknown> {
  return callAs(ali, 'public.undo_changes($1, $2)', [JSON.stringify(changes), isOverruled]);
}

/** The visits of a request, the oldest first, with the moment of the request. */
async function visits(requestId: string): Promise<unknown[]> {
  const { rows } = await owner.query<object>(
    `select visit.state, visit.origin, own.name as adviser, visit.is_overruled, request.status,
       request.appointment_time::text as time
     from appointments as visit join contact_submissions as request on request.id = visit.request_id
     left join advisers as own on own.user_id = visit.adviser
     where request.id = $1 order by visit.created_at`,
    [requestId],
  );
  return rows;
}

/** The mails about a visit that wait. */
async function waitingMails(requestId: string): Promise<string[]> {
  const { rows } = await owner.query<{ kind: string }>(
    `select kind from private.outgoing_messages
     where request_id = $1 and state = 'waiting' and private.is_visit_mail(kind) order by kind`,
    [requestId],
  );
  return rows.map(({ kind }) => kind);
}

const planned = {
  ...{ state: 'planned', origin: 'adviser', adviser: 'Ali', is_overruled: false },
  ...{ status: 'scheduled', time: '10:00:00' },
};

describe('undoing decisions', () => {
  const wholeDay = { adviser: ali, starts_at: `${monday}T00:00+01:00`, ends_at: `${monday}T23:59+01:00`, reason: '' };

  test('a blocked time that a colleague enlarged since: stays, and is named', async () => {
    const id = await addVisit('Bakker', '10:00');
    const decision = await decide({ [id]: { action: 'put_back' } }, wholeDay);
    await owner.query(`update blocked_times set ends_at = ends_at + interval '1 day'`);
    const answer = await undo(decision, true);
    expect((await owner.query('select from blocked_times')).rowCount).toBe(1);
    expect(await visits(id)).toEqual([{ ...planned, is_overruled: true }]);
    expect(answer).toEqual({ left: [], is_blocked_time_left: true });
  });

  test('a visit whose time another customer has taken: asked first, and then it comes back', async () => {
    const id = await addVisit('Bakker', '10:00');
    const decision = await decide({ [id]: { action: 'put_back' } });
    await addVisit('Jansen', '10:00');
    const answer = await undo(decision);
    expect(await visits(id)).toMatchObject([{ state: 'cancelled', status: 'contacted', time: null }]);
    expect(answer).toEqual({ left: [{ name: 'Bakker', reason: 'unfit' }], is_blocked_time_left: false });
    expect(await undo(decision, true)).toEqual({ left: [], is_blocked_time_left: false });
    expect(await visits(id)).toEqual([{ ...planned, is_overruled: true }]);
    expect(await undo(decision, true)).toBeNull();
  });

  test('put back and cancelled: scheduled again with its date, and the mails agree', async () => {
    const id = await addVisit('Bakker', '10:00');
    const before = await waitingMails(id);
    const { rows } = await owner.query('select updated_at::text as version from contact_submissions where id = $1', [
      id,
    ]);
    const { version } = z.object({ version: z.string() }).parse(rows[0]);
    const decision = await decide({ [id]: { action: 'put_back', status: 'cancelled', version } });
    await undo(decision);
    expect(await visits(id)).toEqual([planned]);
    expect(await waitingMails(id)).toEqual(before);
  });
});

describe('undoing what the calendar planned or moved', () => {
  const eleven = [`${monday}T11:00+01:00`, `${monday}T12:30+01:00`];

  async function stored(requestId: string): Promise<unknown> {
    const { rows } = await owner.query<object>(
      `select status, assigned_to, appointment_date, appointment_time, early_start_requested_at is not null as is_wished
       from contact_submissions where id = $1`,
      [requestId],
    );
    return rows[0];
  }

  test('planned: the request waits again as it did, and nothing is mailed', async () => {
    const id = await addRequest('Bakker', { status: 'contacted', early_start_requested_at: '2026-11-01T10:00:00Z' });
    const before = await stored(id);
    const answer = await callAs(ali, 'public.plan_visit($1, $2, $3, $4)', [id, ...eleven, ali]);
    expect(await stored(id)).not.toEqual(before);
    expect(await undo(undoSchema.parse(answer).undo)).toMatchObject({ left: [] });
    expect(await stored(id)).toEqual(before);
    expect(await visits(id)).toMatchObject([{ state: 'cancelled' }]);
    expect(await waitingMails(id)).toEqual([]);
  });

  test('moved and lengthened: it is where it was and of nobody again, unless that time is taken', async () => {
    const id = await addVisit('Bakker', '10:00');
    await owner.query('update contact_submissions set assigned_to = null where id = $1', [id]);
    const before = [await stored(id), await visits(id)];
    const { id: visit, sequence } = await plannedVisit(id);
    const answer = await callAs(ali, 'public.move_visit($1, $2, $3, $4, $5)', [visit, sequence, ...eleven, ali]);
    const decision = undoSchema.parse(answer).undo;
    expect(await visits(id)).toMatchObject([{ adviser: 'Ali', time: '11:00:00' }]);
    expect(await undo(decision)).toMatchObject({ left: [] });
    expect([await stored(id), await visits(id)]).toEqual(before);
    const { rows } = await owner.query<object>(`select ends_at - starts_at = '1 hour' as is_short from appointments`);
    expect(rows).toEqual([{ is_short: true }]);
  });

  test('moved, and its time given away since: asked first', async () => {
    const id = await addVisit('Bakker', '10:00');
    const { id: visit, sequence } = await plannedVisit(id);
    const afternoon = [`${monday}T14:00+01:00`, `${monday}T15:00+01:00`];
    const answer = await callAs(ali, 'public.move_visit($1, $2, $3, $4, $5)', [visit, sequence, ...afternoon, ali]);
    const decision = undoSchema.parse(answer).undo;
    await addVisit('Jansen', '10:00');
    expect(await undo(decision)).toMatchObject({ left: [{ name: 'Bakker', reason: 'unfit' }] });
    expect(await visits(id)).toMatchObject([{ time: '14:00:00' }]);
    await undo(decision, true);
    expect(await visits(id)).toEqual([{ ...planned, is_overruled: true }]);
  });
});

describe('bringing back from the bin', () => {
  function restored(id: string): Promise<unknown> {
    return callAs(ali, 'public.mails_of_changes($1)', [JSON.stringify([{ id, is_restored: true }])]);
  }

  test('says before what it will mail, and leaves it in the bin', async () => {
    const id = await addVisit('Bakker', '10:00');
    await owner.query('delete from contact_submissions where id = $1', [id]);
    await owner.query(`update private.outgoing_messages set state = 'sent', done_at = now() where state = 'waiting'`);
    await owner.query('delete from private.known_appointments');
    expect(await restored(id)).toEqual([{ id, kind: 'planned' }]);
    expect((await owner.query('select from private.deleted_requests')).rowCount).toBe(1);
  });

  test('deleted a moment ago: mails nothing', async () => {
    const id = await addVisit('Bakker', '10:00');
    await owner.query('delete from contact_submissions where id = $1', [id]);
    expect(await restored(id)).toEqual([]);
  });

  test('several: a visit that no longer fits, and stays in the bin, mails nothing', async () => {
    const ids = [await addVisit('Bakker', '10:00'), await addVisit('Jansen', '13:00')];
    await owner.query('delete from contact_submissions');
    await owner.query(`update private.outgoing_messages set state = 'sent', done_at = now() where state = 'waiting'`);
    await owner.query('delete from private.known_appointments');
    await addVisit('De Vries', '10:00');
    const changes = ids.map((id) => ({ id, is_restored: true, is_overruled: false }));
    const mails = await callAs(ali, 'public.mails_of_changes($1)', [JSON.stringify(changes)]);
    expect(mails).toEqual([{ id: ids[1], kind: 'planned' }]);
  });

  test('a visit whose time is taken: stays in the bin until that is confirmed', async () => {
    const id = await addVisit('Bakker', '10:00');
    await owner.query('delete from contact_submissions where id = $1', [id]);
    await addVisit('Jansen', '10:00');
    await expect(callAs(ali, 'public.restore_request($1)', [id])).rejects.toMatchObject({ code: '23P01' });
    const { rows } = await owner.query('select deleted_at::text from private.deleted_requests');
    const { deleted_at } = z.object({ deleted_at: z.string() }).parse(rows[0]);
    expect(await callAs(ali, 'public.restore_requests($1)', [deleted_at])).toEqual({ restored: 0, left: 1 });
    expect(await callAs(ali, 'public.restore_request($1, true)', [id])).toBe(true);
    expect(await visits(id)).toEqual([{ ...planned, is_overruled: true }]);
  });

  test('a visit that its customer called off: is still called off by the customer', async () => {
    const id = await addVisit('Bakker', '10:00');
    await owner.query(`update appointments set state = 'cancelled', ended_by = 'customer' where request_id = $1`, [id]);
    await owner.query(`update appointments set ended_by = 'customer' where request_id = $1`, [id]);
    await owner.query('delete from contact_submissions where id = $1', [id]);
    await callAs(ali, 'public.restore_request($1)', [id]);
    const { rows } = await owner.query<object>('select ended_by, ended_at is not null as has_ended from appointments');
    expect(rows).toEqual([{ ended_by: 'customer', has_ended: true }]);
  });
});

describe('undoing a status', () => {
  test('completed: it is the one visit again', async () => {
    const id = await addVisit('Bakker', '10:00');
    await undoChanges(await changeStatus(id, 'completed'));
    expect(await visits(id)).toEqual([planned]);
  });

  test('cancelled: the moment that the customer chose is still the choice of the customer', async () => {
    const id = await addVisit('Bakker', '10:00');
    await owner.query(`update appointments set origin = 'customer' where request_id = $1`, [id]);
    await undoChanges(await changeStatus(id, 'cancelled'));
    expect(await visits(id)).toEqual([{ ...planned, origin: 'customer' }]);
    expect((await owner.query('select appointment_origin from contact_submissions where id = $1', [id])).rows).toEqual([
      { appointment_origin: 'customer' },
    ]);
  });

  test('cancelled, and its time taken since: asked first, and then it comes back', async () => {
    const id = await addVisit('Bakker', '10:00');
    const changes = await changeStatus(id, 'cancelled');
    await addVisit('Jansen', '10:30');
    const answer = await undoChanges(changes);
    expect(await visits(id)).toMatchObject([{ state: 'cancelled', status: 'cancelled' }]);
    expect(answer).toMatchObject({ changed: [], skipped: [{ id, reason: 'unfit' }] });
    expect(await undoChanges(changes, true)).toMatchObject({ changed: [{ id }], skipped: [] });
    expect(await visits(id)).toEqual([{ ...planned, is_overruled: true }]);
  });
});
