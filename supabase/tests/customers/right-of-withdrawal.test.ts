import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Until when a customer can withdraw, and what the own page says of it (D-77).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('update public.settings set looks_up_labels = false');
});

/** A request whose visit was ordered so many days ago, and begins so many hours from now. */
async function order(ordered: number, hours: number, changes = 'status = status', values: Partial<RequestInsert> = {}) {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...values });
  await sql(insertStatement('contact_submissions', row));
  await sql(`insert into public.appointments (request_id, starts_at, ends_at, created_at) values ('${row.id}',
    now() + interval '${hours} hours', now() + interval '${hours + 1} hours', now() - interval '${ordered} days')`);
  await sql(`update public.contact_submissions set ${changes} where id = '${row.id}'`);
  return key;
}

async function shown(key: string) {
  const { data } = await roles.visitor.rpc('customer_request', { key });
  return z.object({ withdrawal: z.looseObject({ state: z.string() }) }).parse(data).withdrawal;
}

describe('the last day', () => {
  test.each([
    ['2026-11-30 10:00+01', '2026-12-14', 'two weeks after the day of the order'],
    ['2026-11-30 23:30+01', '2026-12-14', 'that day as it is in the Netherlands'],
    ['2026-12-01 00:30+01', '2026-12-15', 'the next day'],
    ['2026-11-28 10:00+01', '2026-12-14', 'a Monday, and no Saturday'],
    ['2026-12-11 10:00+01', '2026-12-28', 'past Christmas and its weekend'],
    ['2027-03-15 10:00+01', '2027-03-30', 'past Easter'],
    ['2027-03-12 10:00+01', '2027-03-30', 'past Good Friday and Easter'],
    ['2027-04-13 10:00+02', '2027-04-28', 'past the birthday of the king'],
    ['2027-04-21 10:00+02', '2027-05-07', 'past Liberation Day and Ascension Day'],
  ])('of what is ordered at %s is %s: %s', async (ordered, until) => {
    expect(await sql(`select private.withdrawal_after('${ordered}', 14)::text as until`)).toEqual([{ until }]);
  });
});

describe('the right', () => {
  test('is none before there is an order, which says until when it would last', async () => {
    const key = randomUUID();
    const hash = createHash('sha256').update(key).digest('hex');
    await sql(insertStatement('contact_submissions', buildRequestRow({ key_hash: hash })));
    expect(await shown(key)).toEqual({ state: 'none', last_day: await lastDay(0) });
  });

  test('lasts from the order, and names the visit and what is owed', async () => {
    expect(await shown(await order(3, 50))).toMatchObject({ state: 'open', last_day: await lastDay(3), owed: 0 });
  });

  test.each([
    ['the period is over', 30, 'status = status', 'period'],
    [
      'the label of who asked to begin is registered',
      3,
      `status = 'completed', early_start_requested_at = now()`,
      'label',
    ],
  ])('ends when %s, and the page says since when', async (_, ordered, changes, because) => {
    const key = await order(ordered, -2, changes);
    const state = await shown(key);
    expect(state).toMatchObject({ state: 'ended', because });
    expect(state).toHaveProperty('ended_on');
    expect((await roles.visitor.rpc('withdraw_order', { key })).data).toBe(false);
  });

  test('does not end while the register has no label yet', async () => {
    await sql('update public.settings set looks_up_labels = true');
    expect(await shown(await order(3, -2, `status = 'completed', early_start_requested_at = now()`))).toMatchObject({
      state: 'open',
      owed: 14_250,
    });
  });

  test('does not end with the work of who never asked to begin', async () => {
    expect(await shown(await order(3, -2, `status = 'completed'`))).toMatchObject({ state: 'open', owed: 0 });
  });

  test('is none once the order is cancelled', async () => {
    expect(await shown(await order(3, 50, `status = 'cancelled'`))).toMatchObject({ state: 'none' });
  });

  test('is that of the first visit, however often it is moved', async () => {
    const key = await order(3, 50);
    await sql(
      `update public.appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'`,
    );
    expect(await shown(key)).toMatchObject({ state: 'open', last_day: await lastDay(3) });
  });
});

async function lastDay(ordered: number): Promise<string> {
  const rows = await sql(`select private.withdrawal_after(now() - interval '${ordered} days', 14)::text as day`);
  return z.tuple([z.object({ day: z.string() })]).parse(rows)[0].day;
}
