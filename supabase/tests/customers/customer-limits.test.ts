import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What a stranger can make the system do with the key of a request of one's own (D-67, D-68).

const { backend, roles } = await startBackendWithRoles();
const { visitor } = roles;

beforeAll(async () => {
  const { data } = await roles.admin.auth.getUser();
  const adviser = data.user?.id ?? '';
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await backend.sql(
    `insert into public.adviser_hours select '${adviser}', day, '06:00', '23:00' from generate_series(1, 7) as day`,
  );
});
beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
});

interface Own {
  id: string;
  key: string;
}

async function addRequest(values: Partial<RequestInsert> = {}): Promise<Own> {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...values });
  await backend.sql(insertStatement('contact_submissions', row));
  return { id: row.id, key };
}

/** A moment on a working day in so many weeks, an hour for each `hour`. */
async function momentIn(weeks: number, hour = 10): Promise<string> {
  const [row] = await backend.sql(`
    select ((day::date + time '${hour}:00') at time zone 'Europe/Amsterdam')::text as starts_at
    from generate_series(current_date + ${7 * weeks}, current_date + ${7 * weeks + 6}, interval '1 day') as day
    where extract(isodow from day) < 6 and day::date not in (select day from private.holidays) limit 1`);
  return z.object({ starts_at: z.string() }).parse(row).starts_at;
}

async function pick({ key }: Own, starts_at: string, caller?: string): Promise<unknown> {
  const response = await fetch(`${backend.url}/rest/v1/rpc/pick_moment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(caller && { 'x-forwarded-for': caller }) },
    body: JSON.stringify({ key, starts_at }),
  });
  return response.json();
}

async function stored({ id }: Own): Promise<unknown> {
  const [row] = await backend.sql(
    `select is_held, status, message, preferred_times from public.contact_submissions where id = '${id}'`,
  );
  return row;
}

test.each(['-1 minutes', '-1 years', '80 days 1 minutes', '20 years'])(
  'a moment in %s is taken before any work is done for it',
  async (later) => {
    const own = await addRequest();
    const [row] = await backend.sql(`select (now() + interval '${later}')::text as starts_at`);
    expect(await pick(own, z.object({ starts_at: z.string() }).parse(row).starts_at)).toBe('taken');
  },
);

test.each([
  ['6 minutes', 'taken'],
  ['29 minutes', 'taken'],
])('a rush appointment %s ahead, which nobody was offered, is %s', async (later, outcome) => {
  const own = await addRequest({ rush_service: true });
  const [row] = await backend.sql(`select (now() + interval '${later}')::text as starts_at`);
  const { starts_at } = z.object({ starts_at: z.string() }).parse(row);
  // Whatever the hour: a free moment begins at that minute.
  await backend.sql(`update public.adviser_hours set closes = '23:59',
    opens = (date_trunc('minute', '${starts_at}'::timestamptz) at time zone 'Europe/Amsterdam')::time`);
  expect(await pick(own, starts_at)).toBe(outcome);
  await backend.sql(`update public.adviser_hours set opens = '06:00', closes = '23:00'`);
});

describe('a held request', () => {
  test('has no page and no moments, takes no message, is not cancelled, and stays held', async () => {
    const own = await addRequest({ is_held: true });
    const before = await stored(own);
    const { key } = own;
    expect((await visitor.rpc('customer_request', { key })).data).toBeNull();
    expect((await visitor.rpc('customer_moments', { key })).data).toEqual([]);
    expect(await pick(own, await momentIn(2))).toBe('closed');
    expect((await visitor.rpc('add_customer_message', { key, message: 'Hallo' })).data).toBe(false);
    expect((await visitor.rpc('cancel_request', { key })).data).toBe(false);
    expect(await stored(own)).toEqual(before);
    await roles.admin.rpc('accept_held_requests', { ids: [own.id] });
    expect((await visitor.rpc('customer_request', { key })).data).toMatchObject({ id: own.id });
    expect((await visitor.rpc('add_customer_message', { key, message: 'Hallo' })).data).toBe(true);
  });

  test('is not accepted by what its customer does, whatever calls it', async () => {
    const own = await addRequest({ is_held: true });
    await backend.sql(`
      begin;
      select set_config('app.is_by_customer', 'true', true);
      update public.contact_submissions set message = 'Hallo' where id = '${own.id}';
      commit`);
    expect(await stored(own)).toMatchObject({ is_held: true, message: 'Hallo' });
  });
});

test('a moment is changed five times a day, from the sixth on the customer is asked to phone', async () => {
  await backend.sql('update public.settings set sends_mail = true');
  const own = await addRequest();
  const moments = [await momentIn(2), await momentIn(3)];
  const outcomes: unknown[] = [];
  for (let turn = 0; turn < 7; turn += 1) outcomes.push(await pick(own, moments[turn % 2] ?? ''));
  expect(outcomes).toEqual([...Array<string>(5).fill('planned'), 'limited', 'limited']);
  await backend.sql("update private.customer_acts set acted_at = acted_at - interval '1 day'");
  expect(await pick(own, moments[1] ?? '')).toBe('planned');
});

test('a family that moves its appointment twice and another customer on the same day are not limited', async () => {
  const [family, other] = [await addRequest(), await addRequest()];
  for (const weeks of [2, 3, 4]) expect(await pick(family, await momentIn(weeks))).toBe('planned');
  expect(await pick(other, await momentIn(2))).toBe('planned');
});

test('ten messages are taken in all, and there is room for a real one after 133 of one letter', async () => {
  const own = await addRequest({ message: null });
  const taken: unknown[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    taken.push((await visitor.rpc('add_customer_message', { key: own.key, message: `Bericht ${turn}` })).data);
  }
  expect(taken).toEqual([...Array<boolean>(10).fill(true), false, false]);
});

test('a message is added, with its moment and an empty line, while there is room for 2,000 characters', async () => {
  const message = 'Hallo';
  const added = message.length + '\n\n01-02-2027 14:05: '.length;
  for (const [before, isAdded] of [
    [2000 - added, true],
    [2001 - added, false],
  ] as const) {
    const own = await addRequest({ message: 'x'.repeat(before) });
    expect((await visitor.rpc('add_customer_message', { key: own.key, message })).data).toBe(isAdded);
    expect(await stored(own)).toHaveProperty('message.length', isAdded ? 2000 : before);
  }
});

describe('moments that customers picked and no administrator has seen', () => {
  test.each<[string, (place: number) => Partial<RequestInsert>, string | undefined]>([
    ['caller', () => ({}), '203.0.113.7'],
    ['e-mail address', (place) => ({ email: place % 2 === 0 ? 'jo@example.org' : 'JO@example.org' }), undefined],
  ])('are two of one %s; the next ones are wishes, until these are seen', async (_, values, caller) => {
    const owns = await Promise.all([0, 1, 2, 3].map((place) => addRequest(values(place))));
    const outcomes: unknown[] = [];
    for (const [place, own] of owns.entries()) outcomes.push(await pick(own, await momentIn(2 + place), caller));
    expect(outcomes).toEqual(['planned', 'planned', 'wished', 'wished']);
    const [first, , third, fourth] = owns;
    if (!first || !third || !fourth) throw new Error('four requests were added');
    const wish = z.object({ status: z.literal('new'), preferred_times: z.string().regex(/\d{2}-\d{2}-\d{4} 10:00$/) });
    expect(wish.safeParse(await stored(third)).success).toBe(true);

    expect((await roles.admin.rpc('note_seen_request', { request_id: first.id })).error).toBeNull();
    expect(await pick(third, await momentIn(4), caller)).toBe('planned');
    // Two wait again: the second and the third.
    expect(await pick(fourth, await momentIn(5), caller)).toBe('wished');
    await roles.admin.from('contact_submissions').update({ notes: 'Gebeld' }).eq('id', third.id);
    expect(await pick(fourth, await momentIn(5), caller)).toBe('planned');
  });

  test('leave a wish that the page of the request tells, until the visit is settled or the office takes it out', async () => {
    async function wished({ key }: Own) {
      const { data } = await visitor.rpc('customer_request', { key });
      const at = z.object({ wished_moment: z.string().nullable() }).parse(data).wished_moment;
      return at === null ? null : Date.parse(at);
    }
    const [first, second, third] = await Promise.all([0, 1, 2].map(() => addRequest({ email: 'jo@example.org' })));
    if (!first || !second || !third) throw new Error('three requests were added');
    expect(await pick(first, await momentIn(2))).toBe('planned');
    expect(await pick(second, await momentIn(5))).toBe('planned');
    const moment = await momentIn(3);
    // Others write there too.
    await roles.admin.from('contact_submissions').update({ preferred_times: '31-02-2099 25:00' }).eq('id', third.id);
    expect(await wished(third)).toBeNull();
    expect(await pick(third, moment)).toBe('wished');
    await visitor.rpc('ask_for_call', { key: third.key, part_of_day: 'evening' });
    expect(await wished(third)).toBe(Date.parse(moment));
    expect(await wished(first)).toBeNull();

    await roles.admin.from('contact_submissions').update({ preferred_times: 'Liefst in de avond' }).eq('id', third.id);
    expect(await wished(third)).toBeNull();
    expect(await pick(third, moment)).toBe('wished');
    expect(await wished(third)).toBe(Date.parse(moment));
    await roles.admin.rpc('note_seen_request', { request_id: first.id });
    expect(await pick(third, await momentIn(4))).toBe('planned');
    expect(await wished(third)).toBeNull();
  });

  test('are told before the next one is picked, which then is noted even if they were seen meanwhile', async () => {
    const owns = await Promise.all([0, 1, 2].map(() => addRequest({ email: 'jo@example.org' })));
    const [first, second, third] = owns;
    if (!first || !second || !third) throw new Error('three requests were added');
    async function areNoted({ key }: Own): Promise<unknown> {
      return z.object({ picks_are_noted: z.boolean() }).parse((await visitor.rpc('customer_request', { key })).data)
        .picks_are_noted;
    }
    expect(await pick(first, await momentIn(2))).toBe('planned');
    expect(await areNoted(third)).toBe(false);
    expect(await pick(second, await momentIn(5))).toBe('planned');
    expect(await areNoted(third)).toBe(true);
    // One's own visit can still be moved.
    expect(await areNoted(second)).toBe(false);

    await roles.admin.rpc('note_seen_request', { request_id: first.id });
    expect(await areNoted(third)).toBe(false);
    const moment = { key: third.key, starts_at: await momentIn(3) };
    expect((await visitor.rpc('pick_moment', { ...moment, only_note: true })).data).toBe('wished');
    expect((await visitor.rpc('pick_moment', moment)).data).toBe('planned');
  });

  test('of others do not count, nor those that were cancelled', async () => {
    for (const weeks of [2, 3, 4]) {
      const own = await addRequest();
      expect(await pick(own, await momentIn(weeks), `203.0.113.${weeks}`)).toBe('planned');
    }
    const [first, second, third] = await Promise.all([0, 1, 2].map(() => addRequest({ email: 'jo@example.org' })));
    if (!first || !second || !third) throw new Error('three requests were added');
    expect(await pick(first, await momentIn(5))).toBe('planned');
    expect((await visitor.rpc('cancel_request', { key: first.key })).data).toBe(true);
    expect(await pick(second, await momentIn(5))).toBe('planned');
    expect(await pick(third, await momentIn(6))).toBe('planned');
  });
});

describe('coordinates that a browser sent', () => {
  const place = { rd_x: 155_000, rd_y: 463_000 };

  /** Adds a request as a visitor's browser does; whether any moment is near the appointment of somebody else. */
  async function isTold(values: Partial<RequestInsert>): Promise<boolean> {
    const key = randomUUID();
    const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...values });
    expect((await visitor.from('contact_submissions').insert(row)).error).toBeNull();
    const { data } = await visitor.rpc('customer_moments', { key });
    const moments = z.array(z.object({ is_near: z.boolean() })).parse(data);
    expect(moments.length).toBeGreaterThan(3);
    return moments.some(({ is_near }) => is_near);
  }

  beforeEach(async () => {
    const other = await addRequest(place);
    await backend.sql(`
      insert into public.appointments (request_id, adviser, starts_at, ends_at)
      select '${other.id}', user_id, '${await momentIn(1)}', '${await momentIn(1, 11)}' from public.advisers`);
    await backend.sql('delete from private.register_positions');
    const positions = [{ postcode: '3811AA', house_number: '12', x: 155_020, y: 462_990 }];
    await backend.sql(`select public.note_register_positions('${JSON.stringify(positions)}')`);
  });

  test('and the register did not confirm tell nothing of where other customers live', async () => {
    expect(await isTold({ postcode: '3811AB', house_number: '12', ...place })).toBe(false);
    expect(await isTold({ postcode: '3811AA', house_number: '12', rd_x: 155_221, rd_y: 462_990 })).toBe(false);
    expect(await isTold({ postcode: '3811AA', house_number: '12', rd_x: 155_020, rd_y: 462_789 })).toBe(false);
    expect(await isTold({ postcode: '3811AA', house_number: '13', ...place })).toBe(false);
  });

  test('and the register confirmed find the moments that are near', async () => {
    expect(await isTold({ postcode: '3811AA', house_number: '12', ...place })).toBe(true);
    expect(await isTold({ postcode: '3811AA', house_number: '12', rd_x: 155_220, rd_y: 462_790 })).toBe(true);
  });

  test('are trusted once an administrator has corrected them, and keep the calendar as it fits', async () => {
    const key = randomUUID();
    const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...place });
    await visitor.from('contact_submissions').insert(row);
    const [before] = await backend.sql('select count(*)::int as amount from private.unverified_positions');
    expect(before).toEqual({ amount: 1 });
    await roles.admin.from('contact_submissions').update({ rd_x: 155_001 }).eq('id', row.id);
    expect(await backend.sql('select from private.unverified_positions')).toEqual([]);
  });
});
