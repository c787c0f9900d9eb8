import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { labelClasses, labelState, type RegisteredLabel } from '#shared/registered-label.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { queued, sender } from '../mails/outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The label that the register has of the home of a request: when it is looked up, and what is kept of it.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const server = sender(backend);

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql('delete from private.outgoing_messages');
  await sql('delete from private.label_looks');
  await sql('delete from private.label_figures');
  await sql(`update public.settings set sends_mail = true, looks_up_labels = true, webhook_url = ''`);
});

const [day] = z
  .array(z.object({ today: z.string() }))
  .parse(await sql(`select (now() at time zone 'Europe/Amsterdam')::date::text as today`));
const today = day?.today ?? '';

/** The day so many years and days from today. */
function dayFrom(years: number, days = 0): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function label(overrides: Partial<RegisteredLabel> = {}): RegisteredLabel {
  return { labelClass: 'C', registeredOn: dayFrom(-3), validUntil: dayFrom(7), isOfBuilding: false, ...overrides };
}

function newLabel(): RegisteredLabel {
  return label({ labelClass: 'A', registeredOn: today, validUntil: dayFrom(10) });
}

async function addRequest(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow(overrides);
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function set(id: string, assignments: string): Promise<void> {
  await sql(`update public.contact_submissions set ${assignments} where id = '${id}'`);
}

const lookupsSchema = z.array(z.looseObject({ request_id: z.string() }));

async function take(hasKey = true): Promise<z.output<typeof lookupsSchema>> {
  const { data, error } = await server.rpc('take_label_looks', { amount: 10, has_key: hasKey });
  expect(error).toBeNull();
  return lookupsSchema.parse(data);
}

async function answer(look: unknown, ...labels: RegisteredLabel[]): Promise<void> {
  const { error } = await server.rpc('store_labels', { look: z.json().parse(look), labels: z.json().parse(labels) });
  expect(error).toBeNull();
}

/** As the answer to a look at the address that the request has now. */
async function store(id: string, ...labels: RegisteredLabel[]): Promise<void> {
  const [look] =
    await sql(`select id as request_id, postcode, house_number, coalesce(house_number_addition, '') as suffix
    from public.contact_submissions where id = '${id}'`);
  await answer(look, ...labels);
}

/** The requests that Cijfers leads to. */
async function listedWithLabel(): Promise<string[]> {
  const { data, error } = await roles.admin.rpc('list_requests', { figure: { step: 'had_label' } });
  expect(error).toBeNull();
  return (data ?? []).map(({ id }) => id);
}

async function waitHours(hours: number): Promise<void> {
  await sql(`update private.label_looks set not_before = not_before - interval '${hours} hours',
    until = until - interval '${hours} hours', looked_on = (now() - interval '${hours} hours')::date`);
}

/** As if a request was completed so many days ago, and its mails with it. */
async function ageDays(id: string, days: number): Promise<void> {
  await sql(`alter table public.contact_submissions disable trigger user`);
  await set(
    id,
    `completed_at = completed_at - interval '${days} days', updated_at = updated_at - interval '${days} days'`,
  );
  await sql(`alter table public.contact_submissions enable trigger user`);
  await sql(`update private.outgoing_messages set done_at = done_at - interval '${days} days'`);
  await waitHours(days * 24);
}

async function labelOf(id: string): Promise<unknown> {
  const [row] = await sql(`select label_class, label_registered_at::text, label_valid_until::text
    from public.contact_submissions where id = '${id}'`);
  return Object.values(z.looseObject({}).parse(row));
}

async function mails(): Promise<string[]> {
  return (await queued(backend)).filter(({ kind }) => kind === 'label_ready').map(({ state }) => state);
}

async function figures(): Promise<unknown> {
  return (await roles.admin.rpc('label_figures')).data;
}

describe('a new request', () => {
  test('is looked up once, by its address', async () => {
    const id = await addRequest();
    const look = { request_id: id, postcode: '1082GB', house_number: '43', suffix: '2' };
    expect(await take()).toEqual([look]);
    await store(id, label());
    expect(await labelOf(id)).toEqual(['C', dayFrom(-3), dayFrom(7)]);
    await waitHours(48);
    expect(await take()).toEqual([]);
  });

  test('stays the version that was read, whatever the register says', async () => {
    const id = await addRequest();
    async function version(): Promise<unknown> {
      return sql(`select updated_at::text from public.contact_submissions where id = '${id}'`);
    }
    const read = await version();
    await store(id);
    expect(await version()).toEqual(read);
    await store(id, label());
    expect(await version()).toEqual(read);
    await store(id, label());
    expect(await version()).toEqual(read);
    expect(await sql(`select from public.request_audit where request_id = '${id}'`)).toEqual([]);
  });

  test('is looked up four times a day, for three days, while the register does not answer', async () => {
    const id = await addRequest();
    expect(await take()).toMatchObject([{ request_id: id }]);
    expect(await take()).toEqual([]);
    await waitHours(6);
    expect(await take()).toHaveLength(1);
    await waitHours(73);
    expect(await take()).toEqual([]);
    expect(await sql('select from private.label_looks')).toEqual([]);
  });

  test.each<[string, Partial<RequestInsert>]>([
    ['has no address', { postcode: null, house_number: null, house_number_addition: null }],
    ['is held apart', { is_held: true }],
    ['was cancelled', { status: 'cancelled' }],
  ])('that %s is not looked up', async (_, overrides) => {
    await addRequest(overrides);
    expect(await take()).toEqual([]);
  });

  test('that was held is looked up once it is accepted', async () => {
    const id = await addRequest({ is_held: true });
    await set(id, 'is_held = false');
    expect(await take()).toHaveLength(1);
  });

  test('with another address loses the label of before, and is looked up again', async () => {
    const id = await addRequest();
    await take();
    await store(id, label());
    await set(id, `house_number = '45'`);
    expect(await labelOf(id)).toEqual([null, null, null]);
    expect(await take()).toMatchObject([{ house_number: '45' }]);
  });

  test('does not get the label of the address that it had when the register was asked', async () => {
    const id = await addRequest();
    const [look] = await take();
    await set(id, `house_number_addition = '3'`);
    await answer(look, label());
    expect(await labelOf(id)).toEqual([null, null, null]);
    expect(await take()).toMatchObject([{ request_id: id, suffix: '3' }]);
  });

  test('is looked up at most four times a day, however often it changes', async () => {
    const id = await addRequest();
    let looks = 0;
    for (let number = 50; number < 58; number++) {
      looks += (await take()).length;
      await set(id, `house_number = '${number}'`);
    }
    expect(looks).toBe(4);
    await sql(`update private.label_looks set not_before = not_before - interval '1 day', looked_on = looked_on - 1`);
    expect(await take()).toHaveLength(1);
  });

  test('that is brought back is not looked up again', async () => {
    await addRequest({ created_at: '2026-01-05T10:00:00Z' });
    expect(await take()).toEqual([]);
  });

  test('that came before the sender had a key is looked up once it has one', async () => {
    await sql('update public.settings set looks_up_labels = false');
    const open = await addRequest();
    const known = await addRequest();
    await store(known, label());
    await addRequest({ status: 'cancelled' });
    await addRequest({ is_held: true });
    expect(await sql('select from private.label_looks')).toEqual([]);
    expect(await take()).toMatchObject([{ request_id: open }]);
  });

  test('of those that came before the key, the newest 500 are looked up', async () => {
    await sql('update public.settings set looks_up_labels = false');
    const oldest = await addRequest({ created_at: '2026-01-05T10:00:00Z' });
    await sql(`insert into public.contact_submissions
      select copy.* from public.contact_submissions as request, generate_series(1, 500) as n,
        jsonb_populate_record(request, jsonb_build_object('id', gen_random_uuid(), 'created_at', now() - n * interval '1 minute')) as copy`);
    await take();
    expect(
      await sql(`select count(*)::int, count(*) filter (where request_id = '${oldest}')::int as oldest
      from private.label_looks`),
    ).toEqual([{ count: 500, oldest: 0 }]);
  });
});

test('the label that is kept is the one that the rule of the site takes', async () => {
  const id = await addRequest();
  const days = fc.integer({ min: -4000, max: 4000 }).map((offset) => dayFrom(0, offset));
  const labels = fc.uniqueArray(
    fc.record({
      labelClass: fc.constantFrom(...labelClasses),
      registeredOn: days,
      validUntil: days,
      isOfBuilding: fc.boolean(),
    }),
    { maxLength: 5, selector: ({ registeredOn, validUntil }) => registeredOn + validUntil },
  );
  await fc.assert(
    fc.asyncProperty(labels, async (known) => {
      await store(id, ...known);
      const state = labelState(known, today);
      const kept = state.kind === 'valid' || state.kind === 'expiring' ? state.label : null;
      expect(await labelOf(id)).toEqual(
        kept ? [kept.labelClass, kept.registeredOn, kept.validUntil] : [null, null, null],
      );
    }),
    { numRuns: 60 },
  );
});

describe('a completed request', () => {
  test('is mailed once its new label is registered, and not for the one that the home had', async () => {
    const id = await addRequest();
    await take();
    await store(id, label());
    await set(id, `status = 'completed'`);
    expect(await mails()).toEqual([]);
    expect(await take()).toHaveLength(1);
    await store(id, label());
    expect(await mails()).toEqual([]);
    await waitHours(6);
    expect(await take()).toHaveLength(1);
    await store(id, label(), newLabel());
    expect(await labelOf(id)).toEqual(['A', today, dayFrom(10)]);
    expect(await mails()).toEqual(['waiting']);
    await waitHours(6);
    expect(await take()).toEqual([]);
  });

  test('that was a mistake is not looked up any more, and not mailed', async () => {
    const id = await addRequest();
    await set(id, `status = 'completed'`);
    await store(id, newLabel());
    await set(id, `status = 'contacted'`);
    expect(await mails()).toEqual([]);
    expect(await take()).toEqual([]);
  });

  test('does not get the label of the address that it had when the register was asked, and no mail', async () => {
    const id = await addRequest();
    await set(id, `status = 'completed'`);
    const [look] = await take();
    await set(id, `house_number = '45'`);
    await answer(look, newLabel());
    expect([await labelOf(id), await mails()]).toEqual([[null, null, null], []]);
    expect(await take()).toMatchObject([{ house_number: '45' }]);
  });

  test('that was a mistake weeks ago is looked up once it is completed indeed', async () => {
    const id = await addRequest();
    await set(id, `status = 'completed'`);
    await set(id, `status = 'contacted'`);
    await ageDays(id, 20);
    await roles.admin.from('contact_submissions').update({ notes: 'Hond' }).eq('id', id);
    await set(id, `status = 'completed'`);
    expect(await take()).toHaveLength(1);
    await store(id, newLabel());
    expect(await mails()).toEqual(['waiting']);
  });

  test('whose address is corrected months later is not looked up or mailed again', async () => {
    const id = await addRequest();
    await set(id, `status = 'completed'`);
    await store(id, newLabel());
    await ageDays(id, 60);
    await sql('delete from private.outgoing_messages');
    await set(id, `house_number_addition = '3'`);
    expect(await take()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('whose label was not found is mailed after all once its address is right', async () => {
    const id = await addRequest();
    await set(id, `status = 'completed'`);
    await ageDays(id, 15);
    expect(await take()).toEqual([]);
    expect(await mails()).toEqual(['failed']);
    await set(id, `house_number = '45', address = 'Overvoorde 45, Amsterdam'`);
    expect(await take()).toHaveLength(1);
    await store(id, newLabel());
    expect(await mails()).toEqual(['waiting']);
    expect(
      await sql(`select private.sent_payload(kind, payload, request_id) ->> 'label_class' as label,
          payload ->> 'address' like '%45%' as is_right
        from private.outgoing_messages where kind = 'label_ready'`),
    ).toEqual([{ label: 'A', is_right: true }]);
  });

  test('without an address, and without a key of the register, is mailed at once', async () => {
    await set(await addRequest({ postcode: null, house_number: null }), `status = 'completed'`);
    expect(await mails()).toEqual(['waiting']);
    await take(false);
    await set(await addRequest(), `status = 'completed'`);
    expect(await mails()).toEqual(['waiting', 'waiting']);
  });

  test('whose key of the register was taken away meanwhile is mailed', async () => {
    await set(await addRequest(), `status = 'completed'`);
    await take(false);
    expect(await mails()).toEqual(['waiting']);
  });

  test('is left to a person after two weeks', async () => {
    await set(await addRequest(), `status = 'completed'`);
    await waitHours(14 * 24 + 1);
    expect(await take()).toEqual([]);
    expect(await queued(backend)).toMatchObject([{ kind: 'received' }, { state: 'failed', error: 'label-not-found' }]);
  });

  test('is shown to its customer with the new label alone', async () => {
    const key = 'k'.repeat(43);
    const { createHash } = await import('node:crypto');
    const id = await addRequest({ key_hash: createHash('sha256').update(key).digest('hex') });
    async function shown(): Promise<unknown> {
      return (await roles.visitor.rpc('customer_request', { key })).data;
    }
    await store(id, label());
    expect(await shown()).toMatchObject({ label: null, awaits_label: false });
    await set(id, `status = 'completed'`);
    expect(await shown()).toMatchObject({ label: null, awaits_label: true });
    await store(id, newLabel());
    expect(await shown()).toMatchObject({ label: { class: 'A', valid_until: dayFrom(10) }, awaits_label: false });
  });
});

describe('a person', () => {
  test('has the label in the export, and not any more once erased', async () => {
    const id = await addRequest({ email: 'weg@example.nl' });
    await store(id, label());
    expect((await roles.admin.rpc('export_person', { person: 'weg@example.nl' })).data).toMatchObject({
      requests: [{ label_class: 'C', label_registered_at: dayFrom(-3), label_valid_until: dayFrom(7) }],
    });
    await roles.admin.rpc('erase_person', { person: 'weg@example.nl', seen_at: '2099-01-01T00:00:00Z' });
    expect(await labelOf(id)).toEqual([null, null, null]);
    expect(await sql('select from private.label_looks')).toEqual([]);
    await store(id, label());
    expect(await labelOf(id)).toEqual([null, null, null]);
  });

  test('whose order is kept is not looked up any more once erased', async () => {
    const id = await addRequest({ email: 'klant@example.nl' });
    await set(
      id,
      `status = 'completed', appointment_date = '2026-01-05', appointment_time = '10:00', overruled_moment = '2026-01-05T10:00'`,
    );
    await roles.admin.rpc('erase_person', { person: 'klant@example.nl', seen_at: '2099-01-01T00:00:00Z' });
    expect(
      await sql(`select from public.contact_submissions where anonymised_at is null and id = '${id}'`),
    ).toHaveLength(1);
    expect(await sql('select from private.label_looks')).toEqual([]);
  });
});

describe('the figures', () => {
  test('count who was told, and who asked all the same, once', async () => {
    for (let count = 0; count < 3; count++) await server.rpc('count_told_label');
    const id = await addRequest();
    await store(id, label());
    await store(id, label());
    await store(await addRequest(), label({ validUntil: dayFrom(0, -1) }));
    await store(await addRequest({ source: 'telephone', relay_status: null }), label());
    expect(await figures()).toEqual([{ month: today.slice(0, 7), told: 3, asked: 1 }]);
    expect(await listedWithLabel()).toEqual([id]);
    await set(id, `status = 'completed'`);
    expect(await listedWithLabel()).toEqual([id]);
    // That of the appointment.
    await store(id, newLabel());
    expect(await listedWithLabel()).toEqual([]);
  });

  test('are empty before anybody was told', async () => {
    expect(await figures()).toEqual([]);
  });
});

test('the sender is woken for a look that is due', async () => {
  function hasWork() {
    return sql('select private.has_work() as due');
  }
  await addRequest();
  await sql('delete from private.outgoing_messages');
  expect(await hasWork()).toEqual([{ due: true }]);
  await take();
  expect(await hasWork()).toEqual([{ due: false }]);
});

test.each([
  ['4 minutes 50 seconds', false],
  ['5 minutes 1 second', true],
])('the sender is woken for a message that another took %s ago: %s', async (age, due) => {
  await addRequest();
  await take();
  await sql(`update private.outgoing_messages set state = 'taken', taken_at = now() - interval '${age}'`);
  expect(await sql('select private.has_work() as due')).toEqual([{ due }]);
});
