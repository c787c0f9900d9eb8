import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { clearInvoices, makePlanned } from './clear-invoices.ts';

// An invoice that an administrator asked for waits a minute (D-65). What it charges may end in that minute.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  await clearInvoices(backend);
  await sql(`update public.invoice_settings set seller_name = 'Voorbeeld', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456789B01',
    iban = 'NL91ABNA0417164300', enabled_at = now() - interval '1 day'`);
});

/** A request of €285 with a visit that was planned three weeks ago, so many hours from now. */
async function order(hours: number, row: Partial<RequestInsert> = {}) {
  const key = randomUUID().replaceAll('-', '');
  const request = buildRequestRow({
    ...{ property_type: 'terraced', surface_area: 150, calculated_price: 285, status: 'scheduled' },
    key_hash: createHash('sha256').update(key).digest('hex'),
    ...row,
  });
  await sql(insertStatement('contact_submissions', request));
  const visit = randomUUID();
  await sql(`insert into public.appointments (id, request_id, starts_at, ends_at, created_at)
    values ('${visit}', '${request.id}', now() + interval '${hours} hours', now() + interval '${hours + 1} hours',
      now() - interval '21 days')`);
  return { id: request.id, key, visit };
}
type Order = Awaited<ReturnType<typeof order>>;

async function plan({ id }: Order, due: string, amount = 28_500, visit_id?: string) {
  const lines = [{ description: 'Regel', amount }];
  const planned = { id: randomUUID(), request_id: id, lines, began_on_request: true, due };
  expect((await roles.admin.rpc('make_invoice', { ...planned, ...(visit_id && { visit_id }) })).error).toBeNull();
}

const madeSchema = z.array(z.object({ due: z.string(), total: z.int() }));

/** What is made once the minute is over. */
async function made({ id }: Pick<Order, 'id'>) {
  await makePlanned(backend);
  return madeSchema
    .parse(await sql(`select due, total from private.invoices where request_id = '${id}' order by number`))
    .map(({ due, total }) => `${due} ${total}`);
}

async function change(id: string, values: object, headers: Record<string, string> = {}) {
  const saving = roles.admin.from('contact_submissions').update(values).eq('id', id);
  for (const [name, value] of Object.entries(headers)) saving.setHeader(name, value);
  expect((await saving).error).toBeNull();
}

async function ask({ id }: Order) {
  await change(id, { surface_area: 165, calculated_price: 315 });
}

async function miss({ visit }: Order) {
  const [{ sequence }] = z
    .tuple([z.object({ sequence: z.int() })])
    .parse(await sql(`select sequence from public.appointments where id = '${visit}'`));
  return z
    .object({ undo: z.string() })
    .parse((await roles.admin.rpc('note_no_show', { visit_id: visit, sequence })).data);
}

describe('an order that ends within the minute is not invoiced, and neither is an extra', () => {
  test.each<[string, (ended: Order) => Promise<unknown>]>([
    [
      'the customer refuses a higher price',
      async ({ key }) => roles.visitor.rpc('answer_price', { key, price: 315, agrees: false }),
    ],
    [
      'the customer refuses it by telephone',
      async ({ id }) => roles.admin.rpc('settle_price', { request_id: id, price: 315, outcome: 'refused' }),
    ],
    ['the customer cancels', async ({ key }) => roles.visitor.rpc('cancel_request', { key })],
    ['the customer withdraws', async ({ id }) => sql(`select private.withdraw('${id}', now() - interval '20 days')`)],
    ['the office cancels', async ({ id }) => change(id, { status: 'cancelled' })],
  ])('when %s', async (_, end) => {
    const ended = await order(72);
    await ask(ended);
    await plan(ended, 'job');
    await plan(ended, 'extra', 5000);
    await end(ended);
    expect(await sql(`select status from public.contact_submissions where id = '${ended.id}'`)).toEqual([
      { status: 'cancelled' },
    ]);
    expect(await sql('select due from private.planned_invoices')).toEqual([]);
    expect(await made(ended)).toEqual([]);
  });

  test('while the fee of an earlier visit is', async () => {
    const ended = await order(-2);
    await miss(ended);
    await plan(ended, 'no_show', 7500, ended.visit);
    await ask(ended);
    await roles.visitor.rpc('answer_price', { key: ended.key, price: 315, agrees: false });
    expect(await made(ended)).toEqual(['no_show 7500']);
  });

  test('and one for several homes is made for none', async () => {
    const payer = {
      ...{ payer_kind: 'company', payer_name: 'Beheer Voorbeeld', payer_postcode: '3811AA' },
      ...{
        payer_street: 'Langestraat 12',
        payer_city: 'Amersfoort',
        payer_email: 'kas@example.nl',
        status: 'completed',
      },
    };
    const homes = [await order(-72, payer), await order(-72, payer)];
    const joint = { id: randomUUID(), request_ids: homes.map(({ id }) => id) };
    await sql('delete from private.planned_invoices');
    expect((await roles.admin.rpc('make_joint_invoice', joint)).error).toBeNull();
    await change(homes[1]?.id ?? '', { status: 'cancelled' });
    expect(await sql('select due from private.planned_invoices')).toEqual([]);
  });
});

describe('an invoice at a price that changes within the minute', () => {
  test.each<[string, (changed: Order) => Promise<unknown>]>([
    [
      'since the customer agrees to a higher one',
      async ({ key }) => roles.visitor.rpc('answer_price', { key, price: 315, agrees: true }),
    ],
    [
      'since the office agrees on another',
      async ({ id }) => change(id, { agreed_price: 315, agreed_price_reason: 'Groter' }),
    ],
  ])('is not made, %s, and comes at the new one', async (_, agree) => {
    const changed = await order(-72);
    await ask(changed);
    await plan(changed, 'job');
    await plan(changed, 'extra', 5000);
    await agree(changed);
    expect(await made(changed)).toEqual(['extra 5000']);
    await change(changed.id, { status: 'completed' });
    expect(await made(changed)).toEqual(['extra 5000', 'job 31500']);
  });

  test('is made when it charged something else', async () => {
    const changed = await order(-72);
    await ask(changed);
    await plan(changed, 'job', 20_000);
    await roles.visitor.rpc('answer_price', { key: changed.key, price: 315, agrees: true });
    expect(await made(changed)).toEqual(['job 20000']);
  });
});

describe('a fee is not charged when its visit takes place after all, as that is found within the minute', () => {
  test('of a no-show that was noted by mistake', async () => {
    const home = await order(-2);
    const { undo } = await miss(home);
    await plan(home, 'no_show', 7500, home.visit);
    expect((await roles.admin.rpc('undo_decisions', { decision: undo })).error).toBeNull();
    expect(await made(home)).toEqual([]);
  });

  test('of a late cancellation that was taken back', async () => {
    const kept = await order(20);
    await change(kept.id, { status: 'cancelled' }, { 'x-cancelled-by': 'customer' });
    await plan(kept, 'late_cancellation', 14_250, kept.visit);
    const changes = z.json().parse(
      await sql(`select request.id, updated_at as version, max(audit.id) as change
        from public.contact_submissions as request join public.request_audit as audit on audit.request_id = request.id
        group by request.id`),
    );
    expect((await roles.admin.rpc('undo_changes', { changes, is_overruled: true })).error).toBeNull();
    expect(await sql('select id, state from public.appointments')).toEqual([{ id: kept.visit, state: 'planned' }]);
    expect(await made(kept)).toEqual([]);
  });
});
