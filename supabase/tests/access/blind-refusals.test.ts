import { beforeAll, expect, test } from 'vitest';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// A removed administrator who plans learns nothing by the refusal: it is the same for a moment at which an adviser is busy.

const { backend, roles } = await startBackendWithRoles();
const day = '2027-03-02';
const request = buildRequestRow();
let adviser = '';

beforeAll(async () => {
  adviser = (await roles.admin.auth.getUser()).data.user?.id ?? '';
  await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
  await backend.sql(
    `insert into public.adviser_hours select '${adviser}', day, '08:00', '18:00' from generate_series(1, 7) as day`,
  );
  const busy = buildRequestRow();
  for (const row of [request, busy]) await backend.sql(insertStatement('contact_submissions', row));
  await backend.sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at)
    values ('${busy.id}', '${adviser}', '${day} 10:00+01', '${day} 11:00+01')`);
});

type Attempt = (hour: string) => PromiseLike<{ error: { code: string; message: string } | null }>;

test.each<[string, Attempt]>([
  [
    'an appointment',
    (hour) =>
      roles.outsider.from('appointments').insert({
        ...{
          request_id: request.id,
          adviser,
          starts_at: `${day}T${hour}:00+01:00`,
          ends_at: `${day}T${hour}:30+01:00`,
        },
      }),
  ],
  [
    'a request by telephone with its visit',
    (hour) =>
      roles.outsider.from('contact_submissions').insert({
        ...buildRequestRow(),
        ...{
          source: 'telephone',
          appointment_date: day,
          appointment_time: hour,
          assigned_to: adviser,
          status: 'scheduled',
        },
      }),
  ],
  [
    'a request as a visitor with a visit',
    (hour) =>
      roles.outsider.from('contact_submissions').insert({
        ...buildRequestRow(),
        ...{ appointment_date: day, appointment_time: hour, assigned_to: adviser, status: 'scheduled' },
      }),
  ],
  [
    'the visit of a request',
    (hour) =>
      roles.outsider
        .from('contact_submissions')
        .update({ appointment_date: day, appointment_time: hour, assigned_to: adviser, status: 'scheduled' })
        .eq('id', request.id),
  ],
  [
    'a blocked time',
    (hour) =>
      roles.outsider
        .from('blocked_times')
        .insert({ adviser, starts_at: `${day}T${hour}:00+01:00`, ends_at: `${day}T${hour}:30+01:00` }),
  ],
])('%s at a free and at a busy moment: one refusal', async (_, attempt) => {
  const free = (await attempt('15:00')).error;
  const busy = (await attempt('10:00')).error;
  expect(free).not.toBeNull();
  expect(busy).toEqual(free);
  expect(free?.message).toMatch(/permission denied|only for administrators|row-level security/);
});
