import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Which tables hold personal data, and that none of a customer is left anywhere once it has to go.

const { backend, roles } = await startBackendWithRoles();

type Decision =
  /** Of customers: goes when the request is anonymised, erased, or purged from the bin. */
  | 'customer'
  /** Of administrators: goes with the account. */
  | 'administrator'
  /** Of invoices: tax law keeps it, whatever becomes of the request. */
  | 'tax'
  /** An address of a computer, for an hour. */
  | 'caller'
  /** Of whoever gave notice of a withdrawal without a link: goes after its time (withdrawal-notices.test.ts). */
  | 'stranger'
  /** Of who orders often: goes when that is undone, or the person is erased (known-payers.test.ts). */
  | 'known'
  | 'none';

const decisions: Record<string, Decision> = {
  'private.admins': 'administrator',
  'private.calendar_feeds': 'administrator',
  // Tax law keeps statements as it keeps invoices.
  'private.bank_entries': 'tax',
  'private.business_terms': 'none',
  'private.busy_times': 'administrator',
  'private.caller_salt': 'none',
  'private.clock': 'none',
  'private.deleted_appointments': 'none',
  'private.deleted_requests': 'customer',
  'private.open_dues': 'none',
  'private.invoice_balances': 'none',
  'private.payment_reminders': 'none',
  // Which administrator waived it stays, as with what an administrator wrote in the audit trail.
  'private.waived_dues': 'none',
  'private.planned_invoices': 'none',
  'private.planned_credits': 'none',
  // A place, page or site stands there as long as a request names it, beside a number and nobody's name.
  'private.figure_counts': 'none',
  // Which visit and which administrator: nobody's name.
  'private.handed_over_visits': 'none',
  'private.holidays': 'none',
  'private.invitations': 'administrator',
  'private.invoice_files': 'tax',
  'private.invoice_payments': 'none',
  'private.invoice_series': 'none',
  'private.invoices': 'tax',
  'private.known_appointments': 'none',
  // A hash.
  'private.known_payers': 'known',
  'private.known_requests': 'none',
  'private.label_figures': 'none',
  'private.label_looks': 'none',
  // Of the home: goes with the label, after its years (label-files.test.ts).
  'private.label_files': 'none',
  // Which request, and what was done: nobody's name.
  'private.office_news': 'none',
  // What was ordered of which request, and under which texts: nobody's name (order-records.test.ts).
  'private.order_records': 'none',
  'private.order_texts': 'none',
  'private.outgoing_messages': 'customer',
  'private.own_calendars': 'administrator',
  // What a home is and costs, until its customer answers.
  'private.price_questions': 'none',
  'private.recent_callers': 'caller',
  'private.rush_questions': 'caller',
  // Of addresses that somebody looked up, and nobody's name.
  'private.register_positions': 'none',
  'private.request_columns': 'none',
  'private.request_counts': 'none',
  'private.request_keys': 'customer',
  'private.request_search': 'customer',
  'private.setup': 'none',
  'private.site_builds': 'none',
  'private.site_report_limit': 'none',
  'private.site_reports': 'none',
  // Which road of mail fails, and when that was told.
  'private.told_troubles': 'none',
  'private.unmade_invoice_files': 'none',
  // Ids and the kinds of acts alone.
  'private.customer_acts': 'none',
  'private.unseen_picks': 'caller',
  'private.unverified_positions': 'none',
  // Ids and states alone, for a day.
  'private.visit_decisions': 'none',
  'private.withdrawal_notices': 'stranger',
  'public.adviser_hours': 'administrator',
  'public.advisers': 'administrator',
  'public.appointments': 'none',
  'public.blocked_times': 'administrator',
  'public.contact_submissions': 'customer',
  'public.business_facts': 'administrator',
  'public.invoice_settings': 'none',
  'public.pictures': 'none',
  'public.price_items': 'none',
  'public.price_lists': 'none',
  'public.request_audit': 'customer',
  // Published under a name that the writer chose; an administrator removes one on request.
  'public.reviews': 'none',
  'public.mail_kinds': 'none',
  'public.saved_views': 'administrator',
  'public.settings': 'administrator',
  'public.settings_log': 'administrator',
  'public.visit_durations': 'none',
  'public.website_content': 'none',
  'public.website_content_history': 'administrator',
  'public.working_hours': 'none',
};

async function list(statement: string): Promise<string[]> {
  const rows = z.array(z.object({ item: z.string() })).parse(await backend.sql(statement));
  return rows.map(({ item }) => item);
}

const tables = `select nspname || '.' || relname as item from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'private') and relkind in ('r', 'p') order by 1`;

test('for each table it was decided whose data it holds', async () => {
  expect(await list(tables)).toEqual(Object.keys(decisions).toSorted());
});

beforeEach(async () => {
  await backend.sql('delete from public.contact_submissions');
  await backend.sql('delete from private.deleted_requests');
  await backend.sql('delete from public.request_audit');
  await backend.sql('delete from private.outgoing_messages');
});

const marks = { name: 'Zweder Onbekend', email: 'zweder@example.nl', phone: '06 98765432', message: 'Bel om zessen' };

/** A request whose data stands wherever that of a customer can stand; returns what nothing may hold afterwards. */
async function addCustomer(status: string): Promise<{ id: string; traces: string[] }> {
  const key = randomUUID();
  const key_hash = createHash('sha256').update(key).digest('hex');
  const row = buildRequestRow({ ...marks, key_hash });
  await backend.sql(insertStatement('contact_submissions', row));
  await roles.visitor.rpc('add_customer_message', { key, message: 'Hond Zwabber' });
  await roles.admin
    .from('contact_submissions')
    .update({ notes: 'Belt Zweder', answer: 'Dag Zweder', status })
    .eq('id', row.id);
  return { id: row.id, traces: [...Object.values(marks), 'zweder', 'Zwabber', key_hash, '98765432'] };
}

/** The tables in which a text stands anywhere. */
async function tablesWith(traces: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await list(tables)) {
    const conditions = traces.map((text) => `position(lower('${text}') in lower(to_jsonb(stored)::text)) > 0`);
    const rows = await backend.sql(`select 1 from ${table} as stored where ${conditions.join(' or ')} limit 1`);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

const ofCustomers = Object.keys(decisions).filter((table) => decisions[table] === 'customer');

test('data of a customer stands in the tables of customers alone', async () => {
  const { traces } = await addCustomer('contacted');
  const { id } = await addCustomer('contacted');
  await roles.admin.from('contact_submissions').delete().eq('id', id);
  expect(await tablesWith(traces)).toEqual(ofCustomers);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  [
    'has expired',
    async (id) => {
      await backend.sql(
        `update public.contact_submissions set created_at = now() - interval '2 years' where id = '${id}'`,
      );
      expect((await roles.admin.rpc('anonymise_requests')).data).toBe(1);
    },
  ],
  ['is erased', (id) => erase(id, { erased: 1 })],
  [
    'is erased from the bin',
    async (id) => {
      await roles.admin.from('contact_submissions').delete().eq('id', id);
      await erase(id, { erased: 1 });
    },
  ],
  [
    'is purged from the bin',
    async (id) => {
      await roles.admin.from('contact_submissions').delete().eq('id', id);
      await backend.sql(
        `update private.deleted_requests set deleted_at = now() - interval '7 days' where id = '${id}'`,
      );
      expect((await roles.admin.rpc('forget_deleted_requests')).error).toBeNull();
    },
  ],
])('nothing is left anywhere of a customer whose request %s', async (_, end) => {
  const { id, traces } = await addCustomer('contacted');
  expect(await tablesWith(traces)).not.toEqual([]);
  await end(id);
  expect(await tablesWith(traces)).toEqual([]);
});

async function erase(_: string, outcome: object): Promise<void> {
  const [row] = await backend.sql('select now()::text as now');
  const { now } = z.object({ now: z.string() }).parse(row);
  const { data, error } = await roles.admin.rpc('erase_person', { person: marks.email, seen_at: now });
  expect(error).toBeNull();
  expect(data).toMatchObject(outcome);
}

test('the keys of a request that is brought back from the bin stay', async () => {
  const { id } = await addCustomer('contacted');
  await roles.admin.from('contact_submissions').delete().eq('id', id);
  await roles.admin.rpc('restore_request', { request_id: id });
  expect(await list(`select request_id::text as item from private.request_keys where request_id = '${id}'`)).toEqual([
    id,
  ]);
});
