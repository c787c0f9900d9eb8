import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Rush is promised, to who asks before the request is sent and in the mail after it, only while a free moment can keep it.

const { backend, roles } = await startBackendWithRoles();
let adviser: string;

beforeAll(async () => {
  const { data } = await roles.admin.auth.getUser();
  adviser = data.user?.id ?? '';
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await backend.sql(`
    insert into public.adviser_hours (adviser, weekday, opens, closes)
    select '${adviser}', day, '00:00', '23:59' from generate_series(1, 7) as day`);
  await backend.sql(`update public.working_hours set opens = '00:00', closes = '23:59'`);
  // Any day may be one.
  await backend.sql('delete from private.holidays');
});
beforeEach(() => backend.sql('delete from private.rush_questions; delete from public.blocked_times'));

const offer = z.object({ by: z.string().nullable(), first_free: z.string().nullable() }).nullable();

async function ask() {
  const { data, error } = await roles.visitor.rpc('rush_offer', { property_type: 'terraced', surface_area: 100 });
  expect(error).toBeNull();
  return offer.parse(data);
}

/** The adviser is away for so many days from now. */
function block(days: number) {
  return backend.sql(`
    insert into public.blocked_times (adviser, starts_at, ends_at)
    values ('${adviser}', now() - interval '1 minute', now() + interval '${days} days')`);
}

async function receivedMail() {
  await backend.sql('update public.settings set sends_mail = true');
  const row = buildRequestRow({
    ...{ property_type: 'terraced', surface_area: 100, rush_service: true },
    key_hash: createHash('sha256').update(randomUUID()).digest('hex'),
  });
  await backend.sql(insertStatement('contact_submissions', row));
  const [mail] = await backend.sql(
    `select payload -> 'rush_is_possible' as is_possible from private.outgoing_messages
    where request_id = '${row.id}' and kind = 'received'`,
  );
  return mail;
}

test('while a moment is free that leaves time for the report: by when the label is due', async () => {
  const found = await ask();
  expect(found?.first_free).toBeNull();
  const [row] = await backend.sql(
    `select abs(extract(epoch from timestamptz '${found?.by}' - now()) - 86400) < 120 as is_a_day_ahead`,
  );
  expect(row).toEqual({ is_a_day_ahead: true });
  expect(await receivedMail()).toEqual({ is_possible: true });
});

test('without one: no deadline, and the first free moment without rush', async () => {
  await block(3);
  const found = await ask();
  expect(found?.by).toBeNull();
  const [row] = await backend.sql(
    `select timestamptz '${found?.first_free}' between now() + interval '3 days' and now() + interval '4 days' as is_first`,
  );
  expect(row).toEqual({ is_first: true });
  expect(await receivedMail()).toEqual({ is_possible: false });
});

test('without any moment in two weeks: neither', async () => {
  await block(20);
  expect(await ask()).toEqual({ by: null, first_free: null });
});

test('after 2,000 questions of an hour nothing is answered, and an hour later it is again', async () => {
  await backend.sql('insert into private.rush_questions (caller) select null from generate_series(1, 2000)');
  expect(await ask()).toBeNull();
  await backend.sql(`update private.rush_questions set asked_at = now() - interval '61 minutes'`);
  expect(await ask()).not.toBeNull();
  const [row] = await backend.sql('select count(*)::integer as left from private.rush_questions');
  expect(row).toEqual({ left: 1 });
});
