import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { queued, sender } from '../mails/outgoing.ts';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The PDF of a label: who stores and reads it, what is mailed, and how long it is kept (D-83).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { admin, outsider, visitor } = roles;
const server = sender(backend);

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql('delete from private.outgoing_messages');
  await sql('delete from private.label_files');
  await sql('update public.settings set sends_mail = true, looks_up_labels = false');
});

interface Own {
  id: string;
  key: string;
}

async function addRequest(values: Partial<RequestInsert> = {}): Promise<Own> {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex'), ...values });
  await sql(insertStatement('contact_submissions', row));
  return { id: row.id, key };
}

/** Without the mail that completing queues. */
async function addCompleted(): Promise<Own> {
  const own = await addRequest({ status: 'completed' });
  await sql('delete from private.outgoing_messages');
  return own;
}

function base64(content: string): string {
  return Buffer.from(content).toString('base64');
}

const first = base64('%PDF-1.7 eerste');
const second = base64('%PDF-1.7 tweede');

async function store(
  own: Own,
  pdf = first,
  { id = randomUUID(), isWithoutMail = false }: { id?: string; isWithoutMail?: boolean } = {},
): Promise<string> {
  const storing = admin.rpc('store_label_file', { id, request_id: own.id, pdf });
  if (isWithoutMail) storing.setHeader('x-without-mail', 'on');
  expect((await storing).error).toBeNull();
  return id;
}

/** As if so many seconds had passed. */
async function wait(seconds = 60): Promise<void> {
  await sql(`update private.label_files set stored_at = stored_at - interval '${seconds} s',
    replaced_at = replaced_at - interval '${seconds} s'`);
  await sql(`update private.outgoing_messages
    set not_before = not_before - interval '${seconds} s', created_at = created_at - interval '${seconds} s'`);
}

/** To so many bytes; sent whole they would take most of the time of these tests. */
async function enlarge(bytes: number): Promise<void> {
  await sql(`update private.label_files set pdf = convert_to(rpad('%PDF-', ${bytes}, 'x'), 'UTF8')`);
}

async function downloaded({ key }: Own): Promise<string | null> {
  const { data, error } = await visitor.rpc('customer_label', { key });
  expect(error).toBeNull();
  return data;
}

async function shown({ id }: Own): Promise<unknown> {
  return (await admin.rpc('label_file', { request_id: id })).data;
}

/** The states of the mails about a label. */
async function mails(): Promise<string[]> {
  return (await queued(backend)).filter(({ kind }) => kind === 'label_ready').map(({ state }) => state);
}

const takenSchema = z.array(
  z.looseObject({
    id: z.string(),
    kind: z.string(),
    payload: z.looseObject({}),
    attachment: z.object({ filename: z.string(), content: z.string() }).nullable(),
  }),
);

async function sendLabelMails() {
  const { data } = await server.rpc('take_messages', { amount: 50 });
  const taken = takenSchema.parse(data);
  for (const { id } of taken) await server.rpc('complete_message', { message_id: id });
  return taken.filter(({ kind }) => kind === 'label_ready');
}

describe('who stores and reads', () => {
  test('the customer downloads it by its key, once it can no longer be undone', async () => {
    const own = await addCompleted();
    await store(own);
    expect(await downloaded(own)).toBeNull();
    expect((await visitor.rpc('customer_request', { key: own.key })).data).toMatchObject({ has_label_file: false });
    await wait();
    expect(await downloaded(own)).toBe(first);
    expect((await visitor.rpc('customer_request', { key: own.key })).data).toMatchObject({ has_label_file: true });
  });

  test('a wrong key, another request and one that is not completed: nothing', async () => {
    const own = await addCompleted();
    const other = await addCompleted();
    const open = await addRequest({ status: 'scheduled' });
    await store(own);
    await store(open);
    await wait();
    expect(await downloaded({ ...own, key: randomUUID() })).toBeNull();
    expect(await downloaded(other)).toBeNull();
    expect(await downloaded(open)).toBeNull();
  });

  test.each([
    ['a visitor', visitor],
    ['an account that is no administrator', outsider],
  ])('%s stores, sees and removes nothing', async (_, client) => {
    const own = await addCompleted();
    const id = await store(own);
    const storing = await client.rpc('store_label_file', { id: randomUUID(), request_id: own.id, pdf: second });
    expect(storing.error?.code).toBe('42501');
    expect((await client.rpc('label_file', { request_id: own.id })).error?.code).toBe('42501');
    expect((await client.rpc('label_pdf', { request_id: own.id })).error?.code).toBe('42501');
    expect((await client.rpc('remove_label_file', { id })).error?.code).toBe('42501');
    expect((await admin.rpc('label_pdf', { request_id: own.id })).data).toBe(first);
  });

  test('the customer downloads it twenty times a day', async () => {
    const own = await addCompleted();
    await store(own);
    await wait();
    for (let count = 0; count < 20; count += 1) expect(await downloaded(own)).toBe(first);
    expect(await downloaded(own)).toBeNull();
    await sql(`update private.customer_acts set acted_at = acted_at - interval '1 day'`);
    expect(await downloaded(own)).toBe(first);
  });
});

describe('what is refused', () => {
  test.each([
    ['what is no PDF', base64('<html>'), 'no pdf'],
    ['nothing', '', 'no pdf'],
    ['what is no base64', '%PDF-1.7', /./],
  ])('%s', async (_, pdf, message) => {
    const own = await addCompleted();
    const { error } = await admin.rpc('store_label_file', { id: randomUUID(), request_id: own.id, pdf });
    expect(error).toMatchObject({ code: '22023' });
    expect(error?.message).toMatch(message);
    expect(await shown(own)).toBeNull();
  });

  test('more than 10 MiB', async () => {
    await store(await addCompleted());
    await enlarge(10 * 1024 * 1024);
    await expect(enlarge(10 * 1024 * 1024 + 1)).rejects.toThrow();
  });

  test.each([
    ['a cancelled request', `status = 'cancelled'`],
    ['a held request', 'is_held = true'],
    ['an anonymised request', 'anonymised_at = now()'],
  ])('%s', async (_, assignment) => {
    const own = await addRequest();
    await sql(`update public.contact_submissions set ${assignment} where id = '${own.id}'`);
    const { error } = await admin.rpc('store_label_file', { id: randomUUID(), request_id: own.id, pdf: first });
    expect(error).toMatchObject({ code: '22023', message: 'no such request' });
  });
});

describe('the mail', () => {
  test('of a completed request goes after a minute, with the PDF', async () => {
    const own = await addCompleted();
    await store(own);
    expect(await sendLabelMails()).toEqual([]);
    await wait();
    expect(await sendLabelMails()).toMatchObject([
      {
        payload: { label_pdf: 'attached', label_replaced: false },
        attachment: { filename: `energielabel-${own.id.slice(0, 8).toUpperCase()}.pdf`, content: first },
      },
    ]);
  });

  test('of a request that is not completed waits for that, also where labels are looked up', async () => {
    await sql('update public.settings set looks_up_labels = true');
    const own = await addRequest({ status: 'scheduled' });
    await store(own);
    expect(await mails()).toEqual([]);
    await sql(`update public.contact_submissions set status = 'completed' where id = '${own.id}'`);
    await wait();
    expect(await sendLabelMails()).toMatchObject([{ payload: { label_pdf: 'attached' } }]);
  });

  test('names the own page when the PDF is too large to attach', async () => {
    const own = await addCompleted();
    await store(own);
    await enlarge(5 * 1024 * 1024 + 1);
    await wait();
    expect(await sendLabelMails()).toMatchObject([{ payload: { label_pdf: 'online' }, attachment: null }]);
  });

  test('goes once for a label that is replaced within the minute, and again for one that is replaced later', async () => {
    const own = await addCompleted();
    await store(own);
    await wait(30);
    await store(own, second);
    await wait(30);
    expect(await sendLabelMails()).toEqual([]);
    await wait(30);
    expect(await sendLabelMails()).toMatchObject([{ attachment: { content: second } }]);
    await store(own, first);
    await wait();
    expect(await sendLabelMails()).toMatchObject([
      { payload: { label_replaced: true }, attachment: { content: first } },
    ]);
  });

  test('does not go when that was chosen, and not once the register has the label', async () => {
    await sql('update public.settings set looks_up_labels = true');
    const own = await addCompleted();
    await store(own, first, { isWithoutMail: true });
    const look = { request_id: own.id, postcode: '1082GB', house_number: '43', suffix: '2' };
    const [row] = await sql(`select (now() at time zone 'Europe/Amsterdam')::date::text as today`);
    const { today } = z.object({ today: z.string() }).parse(row);
    const label = { labelClass: 'A', registeredOn: today, validUntil: '2036-01-01', isOfBuilding: false };
    expect((await server.rpc('store_labels', { look, labels: [label] })).error).toBeNull();
    expect(await mails()).toEqual([]);
  });

  test('goes in the place of one that was left to a person', async () => {
    const own = await addRequest({ status: 'scheduled' });
    await sql(`update public.contact_submissions set status = 'completed' where id = '${own.id}'`);
    await sql(`update private.outgoing_messages set state = 'failed', error = 'label-not-found', done_at = now()
      where kind = 'label_ready'`);
    const id = await store(own);
    expect(await mails()).toEqual(['waiting']);
    expect((await admin.rpc('remove_label_file', { id })).data).toBe(true);
    expect(await mails()).toEqual(['failed']);
    await store(own);
    await wait();
    expect(await sendLabelMails()).toHaveLength(1);
  });

  test('is not left to a person when the register does not find a label whose PDF is here', async () => {
    await sql('update public.settings set looks_up_labels = true');
    const own = await addRequest({ status: 'scheduled' });
    await sql(`update public.contact_submissions set status = 'completed' where id = '${own.id}'`);
    await store(own);
    await sql(`update private.label_looks set until = now() - interval '1 hour'`);
    expect((await server.rpc('take_label_looks', { amount: 10, has_key: true })).error).toBeNull();
    expect(await mails()).toEqual(['waiting']);
  });
});

describe('undoing', () => {
  test('within the minute: no label and no mail', async () => {
    const own = await addCompleted();
    const id = await store(own);
    expect((await admin.rpc('remove_label_file', { id })).data).toBe(true);
    expect(await shown(own)).toBeNull();
    expect(await mails()).toEqual([]);
    expect((await admin.rpc('remove_label_file', { id })).data).toBe(false);
  });

  test('a replacement: the former counts again, and its mail still goes', async () => {
    const own = await addCompleted();
    const former = await store(own);
    await wait(20);
    const id = await store(own, second);
    expect((await admin.rpc('remove_label_file', { id })).data).toBe(true);
    expect(await shown(own)).toMatchObject({ id: former, mail: 'waiting' });
    await wait();
    expect(await sendLabelMails()).toMatchObject([{ attachment: { content: first } }]);
  });

  test('the customer keeps the former while its replacement can be undone', async () => {
    const own = await addCompleted();
    await store(own);
    await wait();
    await store(own, second);
    expect(await downloaded(own)).toBe(first);
    await wait();
    expect(await downloaded(own)).toBe(second);
  });

  test('after the minute it is too late; removing it for good leaves none, not even a former one', async () => {
    const own = await addCompleted();
    await store(own);
    const id = await store(own, second);
    await wait();
    expect((await admin.rpc('remove_label_file', { id })).data).toBe(false);
    expect((await admin.rpc('remove_label_file', { id, is_late: true })).data).toBe(true);
    expect(await sql('select from private.label_files')).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('a second attempt with one id stores it once', async () => {
    const own = await addCompleted();
    const id = await store(own);
    await store(own, first, { id });
    expect(await sql('select from private.label_files')).toHaveLength(1);
    expect(
      await sql(`select from public.request_audit where request_id = '${own.id}' and new_values ? 'label_file'`),
    ).toHaveLength(1);
  });

  test('of two at once for one request one counts', async () => {
    const own = await addCompleted();
    await Promise.all([store(own), store(own, second)]);
    expect(await sql('select from private.label_files where replaced_at is null')).toHaveLength(1);
  });

  test('what was replaced is forgotten once that cannot be undone', async () => {
    const own = await addCompleted();
    await store(own);
    await store(own, second);
    await wait();
    await addRequest();
    expect(await sql('select from private.label_files')).toHaveLength(1);
  });
});

describe('how long it is kept', () => {
  async function age(own: Own, years: number): Promise<void> {
    await sql('alter table public.contact_submissions disable trigger user');
    await sql(`update public.contact_submissions set created_at = now() - interval '${years} years',
      updated_at = now() - interval '${years} years' where id = '${own.id}'`);
    await sql('alter table public.contact_submissions enable trigger user');
  }

  test('as long as the home: longer than the customer, and no longer than the label is valid', async () => {
    const own = await addCompleted();
    await store(own);
    await age(own, 8);
    expect((await admin.rpc('anonymise_requests', { orders: true })).data).toBe(1);
    expect(await sql('select from private.label_files')).toHaveLength(1);
    await age(own, 11);
    expect((await admin.rpc('anonymise_requests', { orders: true })).data).toBe(1);
    expect(await sql('select from private.label_files')).toEqual([]);
  });

  test('comes back from the bin with its request, and goes when that leaves the bin', async () => {
    const own = await addCompleted();
    await store(own);
    await wait();
    await sql(`delete from public.contact_submissions where id = '${own.id}'`);
    expect(await downloaded(own)).toBeNull();
    expect((await admin.rpc('restore_request', { request_id: own.id })).data).toBe(true);
    expect(await downloaded(own)).toBe(first);
    await sql(`delete from public.contact_submissions where id = '${own.id}'`);
    await sql(`update private.deleted_requests set deleted_at = now() - interval '8 days'`);
    await admin.rpc('forget_deleted_requests');
    expect(await sql('select from private.label_files')).toEqual([]);
  });

  test('is named in what is stored about who ordered, and of nobody else', async () => {
    const own = await addRequest({
      status: 'completed',
      email: 'besteller@example.nl',
      at_home_name: 'Bo',
      at_home_phone: '06 11111111',
      at_home_email: 'thuis@example.nl',
    });
    await store(own);
    const { data } = await admin.rpc('export_person', { person: 'besteller@example.nl' });
    expect(data).toMatchObject({ labels: [{ request_id: own.id, bytes: 15 }] });
    const { data: atHome } = await admin.rpc('export_person', { person: 'thuis@example.nl' });
    expect(atHome).toMatchObject({ labels: [] });
  });
});
