import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { addAdministrator, buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { queued, sender } from './outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What customers find in their inbox after what the office and they themselves did: nothing false, double or missing
// (D-65).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { admin, visitor } = roles;
const service = sender(backend);
let [ali, bo] = ['', ''];

beforeAll(async () => {
  ali = (await admin.auth.getUser()).data.user?.id ?? '';
  bo = await addAdministrator(backend, 'bo');
  await sql(`insert into public.advisers (user_id, name) values ('${ali}', 'Ali'), ('${bo}', 'Bo')`);
  await sql(`insert into public.adviser_hours select user_id, day, '06:00', '23:00'
    from public.advisers, generate_series(1, 7) as day`);
});
beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql('delete from private.known_appointments');
  await sql(`update public.settings set sends_mail = true, looks_up_labels = false, webhook_url = ''`);
  await sql('update public.mail_kinds set is_on = true');
  await sql('delete from private.outgoing_messages');
  inbox.length = 0;
});

async function addRequest(values: Partial<RequestInsert> = {}) {
  const key = randomUUID();
  const row = buildRequestRow({
    key_hash: createHash('sha256').update(key).digest('hex'),
    assigned_to: ali,
    ...values,
  });
  await sql(insertStatement('contact_submissions', row));
  await sql('delete from private.outgoing_messages');
  return { id: row.id, key };
}

/** A Tuesday, Wednesday or Thursday to come, at ten. */
const days = { tuesday: '', wednesday: '', thursday: '' };
beforeAll(async () => {
  const [row] = await sql(`select to_char(monday + 1, 'YYYY-MM-DD') as tuesday,
    to_char(monday + 2, 'YYYY-MM-DD') as wednesday, to_char(monday + 3, 'YYYY-MM-DD') as thursday
    from (
      select date_trunc('week', current_date + week * 7)::date as monday from generate_series(2, 9) as week
    ) as weeks
    where not exists (select from private.holidays where day between monday and monday + 6)
    order by monday limit 1`);
  Object.assign(days, row);
});
type Day = keyof typeof days;

async function save(id: string, values: object, withoutMail = false): Promise<void> {
  const saving = admin.from('contact_submissions').update(values).eq('id', id);
  if (withoutMail) saving.setHeader('x-without-mail', 'on');
  expect((await saving).error).toBeNull();
}

function plan(id: string, day: Day, withoutMail = false): Promise<void> {
  return save(id, { appointment_date: days[day], appointment_time: '10:00' }, withoutMail);
}

function unplan(id: string, withoutMail = false): Promise<void> {
  return save(id, { appointment_date: null, appointment_time: null }, withoutMail);
}

async function remove(id: string): Promise<void> {
  expect((await admin.from('contact_submissions').delete().eq('id', id)).error).toBeNull();
}

async function pick(key: string, day: Day): Promise<void> {
  const { data } = await visitor.rpc('pick_moment', { key, starts_at: await instant(day) });
  expect(data).toBe('planned');
}

async function instant(day: Day): Promise<string> {
  const [row] = await sql(`select ('${days[day]} 10:00'::timestamp at time zone 'Europe/Amsterdam')::text as at`);
  return z.object({ at: z.string() }).parse(row).at;
}

/** Seconds pass. */
async function pass(seconds: number): Promise<void> {
  const by = `interval '${seconds} seconds'`;
  await sql(`update private.outgoing_messages set not_before = not_before - ${by}, created_at = created_at - ${by}`);
  await sql(`update private.known_appointments set changed_at = changed_at - ${by}`);
}

const mailSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    key: z.string().nullable(),
    payload: z.looseObject({
      starts_at: z.string(),
      previous_starts_at: z.string().optional(),
      adviser: z.string().nullable(),
      by_customer: z.boolean(),
      can_pick: z.boolean(),
      sequence: z.number(),
      appointment_id: z.string(),
    }),
  }),
);
const inbox: z.output<typeof mailSchema>[number][] = [];

/** Sends what is due, except reminders, and returns the kinds. */
async function arrive(): Promise<string[]> {
  await sql(`update private.outgoing_messages set not_before = now() + interval '1 day' where kind = 'reminder'`);
  // To advisers: handed-over-visits.test.ts.
  await sql(`delete from private.outgoing_messages where kind = 'handed_over'`);
  const arrived = mailSchema.parse((await service.rpc('take_messages', { amount: 50 })).data);
  for (const { id } of arrived) await service.rpc('complete_message', { message_id: id });
  inbox.push(...arrived);
  return arrived.map(({ kind }) => kind);
}

/** The mails after a minute without another change. */
async function afterAMinute(): Promise<string[]> {
  await pass(61);
  return arrive();
}

function lastMail() {
  const mail = inbox.at(-1);
  if (!mail) throw new Error('the inbox is empty');
  return mail;
}

async function dayOf(moment: string | undefined): Promise<Day | undefined> {
  const [row] = await sql(
    `select to_char('${moment}'::timestamptz at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day`,
  );
  const { day } = z.object({ day: z.string() }).parse(row);
  return (['tuesday', 'wednesday', 'thursday'] as const).find((name) => days[name] === day);
}

describe('within a minute', () => {
  test('nothing goes, and after it one mail', async () => {
    const { id } = await addRequest();
    await plan(id, 'tuesday');
    await pass(55);
    expect(await arrive()).toEqual([]);
    expect(await afterAMinute()).toEqual(['planned']);
    expect(await afterAMinute()).toEqual([]);
  });

  test.each<[string, (id: string) => Promise<void>]>([
    ['undone', unplan],
    ['cancelled', (id) => save(id, { status: 'cancelled' })],
    ['deleted', remove],
  ])('what was planned and %s is not told', async (_, undo) => {
    const { id } = await addRequest();
    await plan(id, 'tuesday');
    await pass(30);
    await undo(id);
    expect(await afterAMinute()).toEqual([]);
  });

  test('what is undone is not told while the mail of planning is off', async () => {
    await sql(`update public.mail_kinds set is_on = false where kind = 'planned'`);
    const { id } = await addRequest();
    await plan(id, 'tuesday');
    await unplan(id);
    expect(await afterAMinute()).toEqual([]);
  });

  test('each change starts the minute anew, and the last is told once', async () => {
    const { id } = await addRequest();
    await plan(id, 'tuesday');
    await pass(40);
    await plan(id, 'wednesday');
    await pass(40);
    expect(await arrive()).toEqual([]);
    await plan(id, 'thursday');
    expect(await afterAMinute()).toEqual(['planned']);
    expect(await dayOf(lastMail().payload.starts_at)).toBe('thursday');
  });

  test('planned, moved and moved back is the plan', async () => {
    const { id } = await addRequest();
    await plan(id, 'tuesday');
    await plan(id, 'wednesday');
    await plan(id, 'tuesday');
    expect(await afterAMinute()).toEqual(['planned']);
    expect(await dayOf(lastMail().payload.starts_at)).toBe('tuesday');
  });

  test('completed by mistake is not told', async () => {
    const { id } = await addRequest({ status: 'contacted' });
    await save(id, { status: 'completed' });
    await pass(55);
    expect(await arrive()).toEqual([]);
    await save(id, { status: 'contacted' });
    expect(await afterAMinute()).toEqual([]);
  });
});

describe('of an appointment that was told', () => {
  async function told(values: Partial<RequestInsert> = {}) {
    const request = await addRequest(values);
    await plan(request.id, 'tuesday');
    expect(await afterAMinute()).toEqual(['planned']);
    return request;
  }

  test('a move and a cancellation are one mail, about the moment that was told', async () => {
    const { id } = await told();
    const { appointment_id, sequence } = lastMail().payload;
    await plan(id, 'wednesday');
    await save(id, { status: 'cancelled' });
    expect(await afterAMinute()).toEqual(['cancelled']);
    expect(await dayOf(lastMail().payload.starts_at)).toBe('tuesday');
    expect(lastMail().payload).toMatchObject({ appointment_id, by_customer: false, can_pick: false });
    expect(lastMail().payload.sequence).toBeGreaterThan(sequence);
  });

  test('a move back is none', async () => {
    const { id } = await told();
    await plan(id, 'wednesday');
    await pass(30);
    await plan(id, 'tuesday');
    expect(await afterAMinute()).toEqual([]);
  });

  test('a cancellation that is undone is none, and the next change updates the same entry of a calendar', async () => {
    const { id } = await told();
    const { appointment_id, sequence } = lastMail().payload;
    await save(id, { status: 'cancelled' });
    await pass(30);
    await save(id, { status: 'scheduled' });
    expect(await afterAMinute()).toEqual([]);
    await plan(id, 'thursday');
    expect(await afterAMinute()).toEqual(['moved']);
    expect(lastMail().payload).toMatchObject({ appointment_id });
    expect(lastMail().payload.sequence).toBeGreaterThan(sequence);
  });

  test('a cancellation and another moment are a move', async () => {
    const { id } = await told();
    await unplan(id);
    await plan(id, 'thursday');
    expect(await afterAMinute()).toEqual(['moved']);
    expect(await dayOf(lastMail().payload.previous_starts_at)).toBe('tuesday');
  });

  test('a completion that is undone is none', async () => {
    await sql(`update public.mail_kinds set is_on = false where kind = 'label_ready'`);
    const { id } = await told();
    await save(id, { status: 'completed' });
    await save(id, { status: 'scheduled' });
    expect(await afterAMinute()).toEqual([]);
  });

  test('a move by the office says so, and one by the customer too', async () => {
    const { id, key } = await told();
    await plan(id, 'wednesday');
    expect(await afterAMinute()).toEqual(['moved']);
    expect(lastMail().payload.by_customer).toBe(false);
    expect(await dayOf(lastMail().payload.previous_starts_at)).toBe('tuesday');
    await pick(key, 'thursday');
    expect(await afterAMinute()).toEqual(['moved']);
    expect(lastMail().payload.by_customer).toBe(true);
    expect(await dayOf(lastMail().payload.previous_starts_at)).toBe('wednesday');
  });

  test('moves of the customer are one mail', async () => {
    const { key } = await told();
    await pick(key, 'wednesday');
    await pick(key, 'thursday');
    expect(await afterAMinute()).toEqual(['moved']);
    expect(await dayOf(lastMail().payload.starts_at)).toBe('thursday');
  });

  test('a cancellation says whether the customer did it, and whether there is something to pick', async () => {
    const { key } = await told();
    await visitor.rpc('cancel_request', { key });
    expect(await afterAMinute()).toEqual(['cancelled']);
    expect(lastMail().payload).toMatchObject({ by_customer: true, can_pick: false });
    const { id } = await told();
    await unplan(id);
    expect(await afterAMinute()).toEqual(['cancelled']);
    expect(lastMail().payload).toMatchObject({ by_customer: false, can_pick: true });
  });

  test('that stays off, what the request becomes meanwhile is told', async () => {
    const { id } = await told();
    await unplan(id);
    await save(id, { status: 'cancelled' });
    expect(await afterAMinute()).toEqual(['cancelled']);
    expect(lastMail().payload.can_pick).toBe(false);
  });

  test('another adviser is told, at the same time, and not when that is undone', async () => {
    const { id } = await told();
    await save(id, { assigned_to: bo });
    await save(id, { assigned_to: ali });
    expect(await afterAMinute()).toEqual([]);
    await save(id, { assigned_to: bo });
    expect(await afterAMinute()).toEqual(['moved']);
    expect(lastMail().payload).toMatchObject({ adviser: 'Bo' });
    expect(lastMail().payload).not.toHaveProperty('previous_starts_at');
    expect(await dayOf(lastMail().payload.starts_at)).toBe('tuesday');
  });

  test('deletion is told without a link to what is gone, and not when it is undone', async () => {
    const { id } = await told();
    await admin.from('contact_submissions').delete().eq('id', id);
    await admin.rpc('restore_request', { request_id: id });
    expect(await afterAMinute()).toEqual([]);
    await admin.from('contact_submissions').delete().eq('id', id);
    expect(await afterAMinute()).toEqual(['cancelled']);
    expect(lastMail().key).toBeNull();
    const off = lastMail().payload;
    await admin.rpc('restore_request', { request_id: id });
    expect(await afterAMinute()).toEqual(['planned']);
    expect(lastMail().key).not.toBeNull();
    expect(lastMail().payload.appointment_id).toBe(off.appointment_id);
    expect(lastMail().payload.sequence).toBeGreaterThan(off.sequence);
  });

  test('a cancellation is still told when its request is deleted before it went', async () => {
    const { id } = await told();
    await unplan(id);
    await admin.from('contact_submissions').delete().eq('id', id);
    expect(await afterAMinute()).toEqual(['cancelled']);
  });
});

describe('before an action', () => {
  async function ask(...changes: Record<string, string | boolean | null>[]) {
    const { data, error } = await admin.rpc('mails_of_changes', { changes });
    expect(error).toBeNull();
    return z
      .array(z.object({ id: z.string(), kind: z.string() }))
      .parse(data)
      .map(({ kind }) => kind);
  }

  function at(day: Day) {
    return { appointment_date: days[day], appointment_time: '10:00' };
  }

  async function told(id: string): Promise<void> {
    await plan(id, 'tuesday');
    await afterAMinute();
  }

  test.each<[string, (id: string) => Promise<unknown>, () => Record<string, string | null>]>([
    ['planning', () => Promise.resolve(), () => at('tuesday')],
    ['moving', told, () => at('wednesday')],
    ['moving what was not told yet', (id) => plan(id, 'tuesday'), () => at('wednesday')],
    ['moving back', (id) => told(id).then(() => plan(id, 'wednesday')), () => at('tuesday')],
    ['unplanning', told, () => ({ appointment_date: null, appointment_time: null })],
    ['unplanning what was not told', (id) => plan(id, 'tuesday', true), () => ({ appointment_date: null })],
    ['cancelling', told, () => ({ status: 'cancelled' })],
    ['completing', told, () => ({ status: 'completed' })],
    ['another adviser', told, () => ({ assigned_to: bo })],
    ['another status', told, () => ({ status: 'contacted' })],
    ['a mail that is off', (id) => told(id).then(() => switchOff('moved')), () => at('thursday')],
  ])('it is known what %s mails, and asking changes nothing', async (_, prepare, change) => {
    const { id } = await addRequest();
    await prepare(id);
    const before = [await rowOf(id), await queued(backend)];
    const answer = await ask({ id, ...change() });
    expect([await rowOf(id), await queued(backend)]).toEqual(before);
    const waited = new Set((await queued(backend)).map((mail) => mail.id));
    await save(id, change());
    const added = (await queued(backend)).filter((mail) => !waited.has(mail.id) && mail.kind !== 'reminder');
    expect(answer.toSorted()).toEqual(added.map(({ kind }) => kind).toSorted());
  });

  async function switchOff(kind: string): Promise<void> {
    await sql(`update public.mail_kinds set is_on = false where kind = '${kind}'`);
  }

  async function rowOf(id: string) {
    return (await admin.from('contact_submissions').select('*').eq('id', id).single()).data;
  }

  test('it is known of several at once, of deleting, and of one that cannot be done', async () => {
    const [one, other] = [await addRequest(), await addRequest()];
    await told(one.id);
    expect(await ask({ id: one.id, is_deleted: true })).toEqual(['cancelled']);
    expect(await ask({ id: one.id, status: 'cancelled' }, { id: other.id, ...at('wednesday') })).toEqual(
      expect.arrayContaining(['cancelled', 'planned']),
    );
    expect(await ask({ id: randomUUID(), status: 'cancelled' })).toEqual([]);
    const held = await addRequest({ is_held: true });
    expect(await ask({ id: held.id, is_accepted: true })).toEqual(['received']);
    expect(await ask({ id: one.id, is_accepted: true })).toEqual([]);
  });

  test('a label that is still to be found is mailed later', async () => {
    await sql('update public.settings set looks_up_labels = true');
    const { id } = await addRequest();
    expect(await ask({ id, status: 'completed' })).toEqual(['label_ready']);
  });

  test('a completion that is taken back in the same question mails no label', async () => {
    await sql('update public.settings set looks_up_labels = true');
    const { id } = await addRequest();
    expect(await ask({ id, status: 'completed' }, { id, status: 'contacted' })).toEqual([]);
  });

  test('a label that was mailed is not mailed again', async () => {
    await sql('update public.settings set looks_up_labels = true');
    const { id } = await addRequest();
    await sql(`select private.queue_mail('label_ready', request, '{}', now())
      from public.contact_submissions as request where id = '${id}'`);
    await sql(`update private.outgoing_messages set state = 'sent', done_at = now() where kind = 'label_ready'`);
    expect(await ask({ id, status: 'completed' })).toEqual([]);
  });

  test('what was mailed is known with its state', async () => {
    const { id } = await addRequest();
    await told(id);
    await plan(id, 'wednesday');
    const { data } = await admin.rpc('request_mails', { request_id: id });
    const mails = z.array(z.looseObject({ kind: z.string(), state: z.string() })).parse(data);
    expect(mails.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'moved waiting',
      'planned sent',
      'reminder waiting',
    ]);
  });
});

describe('decided about a visit and undone', () => {
  type Action = { action: 'put_back' } | { action: 'hand_over'; adviser: string };
  const visitsSchema = z.object({ visits: z.array(z.object({ id: z.string(), sequence: z.number() })) });

  /** Resolves to what undoes it. */
  async function decide(id: string, action: Action): Promise<string> {
    const { visits } = visitsSchema.parse((await admin.rpc('affected_visits', { request_ids: [id] })).data);
    const { data } = await admin.rpc('decide_visits', { decisions: visits.map((visit) => ({ ...visit, ...action })) });
    return z.object({ undo: z.string() }).parse(data).undo;
  }

  async function decideAndUndo(id: string, action: Action): Promise<void> {
    expect((await admin.rpc('undo_decisions', { decision: await decide(id, action) })).data).toMatchObject({
      left: [],
    });
  }

  async function waiting(): Promise<string[]> {
    const messages = (await queued(backend)).filter(({ kind }) => kind !== 'handed_over');
    return messages.filter(({ state }) => state === 'waiting').map(({ kind }) => kind);
  }

  const actions: [string, () => Action][] = [
    ['handed over', () => ({ action: 'hand_over', adviser: bo })],
    ['put back', () => ({ action: 'put_back' })],
  ];

  test.each(actions)('before it was told, and %s: the plan is told once', async (_, action) => {
    const { id } = await addRequest();
    await plan(id, 'tuesday');
    await pass(30);
    await decideAndUndo(id, action());
    expect((await waiting()).toSorted()).toEqual(['planned', 'reminder']);
    expect(await afterAMinute()).toEqual(['planned']);
    expect(lastMail().payload).toMatchObject({ adviser: 'Ali' });
    expect(await dayOf(lastMail().payload.starts_at)).toBe('tuesday');
    expect(await afterAMinute()).toEqual([]);
  });

  test.each(actions)('after it was told, and %s: nothing is told', async (_, action) => {
    const { id } = await addRequest();
    await plan(id, 'tuesday');
    expect(await afterAMinute()).toEqual(['planned']);
    await decideAndUndo(id, action());
    expect(await waiting()).toEqual(['reminder']);
    expect(await afterAMinute()).toEqual([]);
    await plan(id, 'wednesday');
    expect(await afterAMinute()).toEqual(['moved']);
    expect(await dayOf(lastMail().payload.previous_starts_at)).toBe('tuesday');
  });

  test.each(actions)(
    '%s after a move: the mail of the move goes when it would, and counts as told',
    async (_, action) => {
      const { id } = await addRequest();
      await plan(id, 'tuesday');
      expect(await afterAMinute()).toEqual(['planned']);
      await plan(id, 'wednesday');
      await pass(50);
      await decideAndUndo(id, action());
      await pass(11);
      expect(await arrive()).toEqual(['moved']);
      await plan(id, 'tuesday');
      expect(await afterAMinute()).toEqual(['moved']);
      expect(await dayOf(lastMail().payload.previous_starts_at)).toBe('wednesday');
    },
  );
});

describe('without mail', () => {
  test('nothing is told, also of what waited; the reminder follows', async () => {
    const { id } = await addRequest();
    await plan(id, 'tuesday', true);
    expect((await queued(backend)).map(({ kind }) => kind)).toEqual(['reminder']);
    expect(await afterAMinute()).toEqual([]);
    await plan(id, 'wednesday');
    await plan(id, 'thursday', true);
    expect((await queued(backend)).map(({ kind }) => kind)).toEqual(['reminder']);
    expect(await afterAMinute()).toEqual([]);
  });

  test('planned and at once undone is not told either', async () => {
    const { id } = await addRequest();
    await plan(id, 'tuesday', true);
    await unplan(id);
    expect(await afterAMinute()).toEqual([]);
  });

  test('completed, the label is not told when it is found', async () => {
    await sql('update public.settings set looks_up_labels = true');
    const { id } = await addRequest({ status: 'contacted' });
    await save(id, { status: 'completed' }, true);
    const [look] = z
      .array(z.object({ request_id: z.string() }).loose())
      .parse((await service.rpc('take_label_looks', { amount: 5, has_key: true })).data);
    const today = dutchDateTime(new Date()).date;
    await service.rpc('store_labels', {
      look: z.json().parse(look),
      labels: [{ labelClass: 'A', registeredOn: today, validUntil: '2040-01-01', isOfBuilding: false }],
    });
    expect(await afterAMinute()).toEqual([]);
  });

  test('only an administrator can ask for it', async () => {
    const { key } = await addRequest();
    const picking = visitor.rpc('pick_moment', { key, starts_at: await instant('tuesday') });
    await picking.setHeader('x-without-mail', 'on');
    expect(await afterAMinute()).toEqual(['planned']);
  });
});

test('while mail is off nothing is told, and nothing of it later', async () => {
  await sql('update public.settings set sends_mail = false');
  const { id } = await addRequest();
  await plan(id, 'tuesday');
  await sql('update public.settings set sends_mail = true');
  expect(await afterAMinute()).toEqual([]);
});

test('an answer of the office is mailed a minute later and stands on the own page; undone, nothing goes', async () => {
  const { id, key } = await addRequest();
  async function answers() {
    return (await queued(backend)).filter(({ kind }) => kind === 'answer').map(({ payload }) => payload['answer']);
  }
  await save(id, { answer: 'Wij bellen' });
  await save(id, { answer: 'Wij kloppen aan.' });
  expect(await answers()).toEqual(['Wij kloppen aan.']);
  const { data } = await service.rpc('take_messages', { amount: 10 });
  expect(data).toEqual([]);
  expect((await visitor.rpc('customer_request', { key })).data).toMatchObject({ answer: 'Wij kloppen aan.' });
  await save(id, { answer: null });
  expect(await answers()).toEqual([]);
  await save(id, { answer: 'Zonder mail' }, true);
  expect(await answers()).toEqual([]);
});

test('an answer that was mailed is not mailed again when a change of it is undone', async () => {
  const { id } = await addRequest();
  await save(id, { answer: 'Wij kloppen aan.' });
  await pass(61);
  expect((await service.rpc('take_messages', { amount: 10 })).data).toMatchObject([
    { kind: 'answer', payload: { answer: 'Wij kloppen aan.' } },
  ]);
  await save(id, { answer: 'Iets anders' });
  await save(id, { answer: 'Wij kloppen aan.' });
  expect((await queued(backend)).filter(({ kind, state }) => kind === 'answer' && state === 'waiting')).toEqual([]);
});
