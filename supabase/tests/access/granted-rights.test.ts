import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';

// All rights that the migrations grant, read from the catalog: a new table or function that grants more than is listed
// here fails.

let server: PostgresServer;
let owner: pg.Client;

beforeAll(async () => {
  server = await startPostgresServer();
  owner = await server.connect();
});
afterAll(() => server.stop());

async function list(statement: string): Promise<string[]> {
  const { rows } = await owner.query<{ item: string }>(statement);
  return rows.map(({ item }) => item);
}

const ours = "p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)";

test('every table of the API has row level security on', async () => {
  const tables = "relkind in ('r', 'p') and relnamespace = 'public'::regnamespace";
  expect(await list(`select relname as item from pg_class where ${tables}`)).not.toEqual([]);
  expect(await list(`select relname as item from pg_class where ${tables} and not relrowsecurity`)).toEqual([]);
});

test('no function can be run by everyone', async () => {
  const items = `select p.oid::regprocedure::text as item from pg_proc p where ${ours}`;
  expect(await list(items)).not.toEqual([]);
  expect(await list(`${items} and has_function_privilege('public', p.oid, 'execute')`)).toEqual([]);
});

test('a role that may write a table may run the functions of its checks', async () => {
  const checks = `select conrelid, p.oid as checked_by, conrelid::regclass || ' by ' || p.oid::regprocedure as item
    from pg_constraint as c
    join pg_depend as d on d.classid = 'pg_constraint'::regclass and d.objid = c.oid and d.refclassid = 'pg_proc'::regclass
    join pg_proc as p on p.oid = d.refobjid
    where contype = 'c' and ${ours}`;
  expect(await list(checks)).not.toEqual([]);
  for (const role of ['anon', 'authenticated']) {
    const refused = await list(`select item from (${checks}) as used
      where has_any_column_privilege('${role}', conrelid, 'insert, update')
        and not has_function_privilege('${role}', checked_by, 'execute')`);
    expect(refused).toEqual([]);
  }
});

test.each([
  // The private ones are computed for the index, the checks and the policies of a table, with the rights of the role that adds a row.
  [
    'anon',
    [
      'add_customer_message(text,text)',
      'answer_price(text,integer,boolean)',
      'ask_for_call(text,text,text)',
      'calendar_feed(text)',
      'cancel_request(text)',
      'confirm_request_mail(uuid)',
      'current_business()',
      'current_terms()',
      'customer_invoice(text,text)',
      'customer_label(text)',
      'customer_moments(text,date)',
      'customer_request(text)',
      'give_withdrawal_notice(uuid,text,text,text,text,text,date)',
      'is_forgetting_scheduled()',
      'is_sending_scheduled()',
      'pick_moment(text,timestamp with time zone,boolean,boolean)',
      'private.differs_from_list(integer,integer,integer)',
      'private.has_invisible_characters(text)',
      'private.is_fresh(contact_submissions)',
      'private.is_line(text,integer)',
      'private.name_key(text)',
      'private.status_order(text)',
      'report_trouble(text,text,text)',
      'rush_offer(text,double precision,text,text)',
      'setup_state()',
      'withdraw_order(text)',
    ],
  ],
  [
    'authenticated',
    [
      'accept_held_requests(uuid[])',
      'add_customer_message(text,text)',
      'affected_visits(uuid[],uuid,timestamp with time zone,timestamp with time zone,jsonb)',
      'all_terms()',
      'anonymise_requests(timestamp with time zone,boolean)',
      'answer_price(text,integer,boolean)',
      'appointment_obstacles(uuid,timestamp with time zone,uuid,timestamp with time zone)',
      'ask_for_call(text,text,text)',
      'better_times(date,uuid)',
      'build_state()',
      'calendar_days(date,date)',
      'calendar_feed_since()',
      'cancel_request(text)',
      'change_requests(jsonb)',
      'clear_site_reports(timestamp with time zone)',
      'confirm_clock(timestamp with time zone)',
      'confirm_request_mail(uuid)',
      'count_requests(text,boolean,date,date,date,date,text,boolean,uuid,jsonb)',
      'credit_invoice(uuid,uuid,integer)',
      'current_business()',
      'current_terms()',
      'customer_invoice(text,text)',
      'customer_label(text)',
      'customer_moments(text,date)',
      'customer_request(text)',
      'decide_visits(jsonb,boolean,jsonb)',
      'delete_held_requests(timestamp with time zone,uuid[],text,boolean,date,date)',
      'delete_requests(jsonb,boolean)',
      'deleted_requests()',
      'discard_messages(uuid[])',
      'erasable_person(text)',
      'erase_person(text,timestamp with time zone)',
      'expired_requests(boolean)',
      'export_person(text)',
      'forget_deleted_requests()',
      'forget_known_payer(text)',
      'give_withdrawal_notice(uuid,text,text,text,text,text,date)',
      'held_requests(text,boolean,date,date)',
      'invite_admin(text)',
      'invoice_books(date,date)',
      'invoice_files(uuid[])',
      'invoice_groups()',
      'invoices_of_period(date,date)',
      'invoices_of_request(uuid)',
      'invoices_to_come()',
      'is_admin()',
      'keep_known_payer(text,text,boolean)',
      'known_payers()',
      'label_figures()',
      'label_file(uuid)',
      'label_pdf(uuid)',
      'latest_changes(timestamp with time zone,uuid[])',
      'list_admins()',
      'list_bank_entries()',
      'list_invoices(text,date,uuid)',
      'list_requests(text,text,boolean,date,date,date,date,boolean,text,boolean,uuid,jsonb,text,boolean,uuid,jsonb,boolean,integer)',
      'mail_invoice(uuid)',
      'mail_link(uuid)',
      'mails_of_changes(jsonb)',
      'make_invoice(uuid,uuid,jsonb,boolean,text,uuid,text)',
      'make_joint_invoice(uuid,uuid[])',
      'moment_effect(uuid,timestamp with time zone,uuid,timestamp with time zone)',
      'move_visit(uuid,integer,timestamp with time zone,timestamp with time zone,uuid,boolean)',
      'note_early_start(uuid,timestamp with time zone)',
      'note_no_show(uuid,integer)',
      'note_offered_pages(uuid,timestamp with time zone)',
      'note_payment(uuid,date,integer,boolean)',
      'note_seen_request(uuid)',
      'offered_until(uuid)',
      'open_invoices(uuid[])',
      'order_records(uuid)',
      'order_reviews(uuid[])',
      'outgoing_messages()',
      'own_calendars()',
      'period_figures(date,date,date)',
      'pick_moment(text,timestamp with time zone,boolean,boolean)',
      'plan_build()',
      'plan_visit(uuid,timestamp with time zone,timestamp with time zone,uuid,boolean)',
      'preview_invoice(uuid,uuid,jsonb,boolean,text,uuid,text,uuid)',
      'price_question(uuid)',
      'private.are_shown_advisers(jsonb)',
      'private.differs_from_list(integer,integer,integer)',
      'private.has_invisible_characters(text)',
      'private.is_admin()',
      'private.is_fresh(contact_submissions)',
      'private.is_line(text,integer)',
      'private.is_shown_picture(text)',
      'private.lock_schedule()',
      'private.name_key(text)',
      'private.named_requests(jsonb)',
      'private.require_admin()',
      'private.require_calendar_date(text,timestamp with time zone)',
      'private.require_short(text,text,integer)',
      'private.skipped_requests(jsonb,uuid[],uuid[])',
      'private.status_order(text)',
      'put_bank_entry_aside(uuid,text)',
      'read_own_calendar(uuid)',
      'related_requests(uuid)',
      'remaining_setup()',
      'remove_admin(uuid,boolean,boolean,boolean,boolean)',
      'remove_calendar_feed()',
      'remove_label_file(uuid,boolean)',
      'remove_own_calendar(uuid)',
      'remove_payment(uuid)',
      'renew_calendar_feed()',
      'reopen_bank_entry(uuid)',
      'report_failed_build(uuid)',
      'request_figures()',
      'request_mails(uuid)',
      'requests_of_today()',
      'resend_messages(uuid[])',
      'restore_deleted_block(uuid)',
      'restore_request(uuid,boolean)',
      'restore_requests(timestamp with time zone)',
      'revoke_invitation(text)',
      'route_figures(date,date)',
      'rush_hours()',
      'rush_offer(text,double precision,text,text)',
      'save_adviser_hours(uuid,jsonb,jsonb)',
      'save_terms(jsonb,date,timestamp with time zone)',
      'set_own_calendar(uuid,text)',
      'set_payment_url(uuid,text)',
      'settle_bank_entries(jsonb)',
      'settle_price(uuid,integer,text)',
      'settle_withdrawal_notice(uuid,uuid)',
      'setup_state()',
      'site_health()',
      'site_reports()',
      'start_build(uuid)',
      'store_bank_entries(jsonb)',
      'store_label_file(uuid,uuid,text)',
      'suggest_moments(uuid)',
      'try_webhook()',
      'undo_by_bank_entry(uuid,uuid,uuid)',
      'undo_changes(jsonb,boolean)',
      'undo_decisions(uuid,boolean)',
      'undo_invoice(uuid)',
      'undo_invoice_mail(uuid)',
      'visit_figures(date,date,date)',
      'waiting_requests()',
      'waive_due(uuid,boolean)',
      'webhook_outcomes(uuid[])',
      'withdraw_order(text)',
      'withdrawal_notices()',
    ],
  ],
])('%s can run only what is meant for it', async (role, expected) => {
  const items = `select p.oid::regprocedure::text as item from pg_proc p
    where ${ours} and has_function_privilege('${role}', p.oid, 'execute') order by 1`;
  expect(await list(items)).toEqual(expected);
});

test('every function looks names up in no schema but the one it writes down', async () => {
  const items = `select p.oid::regprocedure::text as item from pg_proc p where ${ours}`;
  // A body that is no string had its names looked up when the function was made.
  const lateBound = `${items} and p.prosqlbody is null`;
  // These become part of the query that asks them, which has such a path, and write down every schema.
  expect(await list(`${lateBound} and not coalesce('search_path=""' = any (p.proconfig), false)`)).toEqual([
    'private.added_drive(uuid,timestamp with time zone,timestamp with time zone,integer,integer,uuid,integer,integer,numeric,smallint)',
    'private.day_of_visit(uuid,date,integer,integer,uuid)',
    'private.obstacles(uuid,timestamp with time zone,timestamp with time zone,integer,integer,uuid)',
  ]);
});

test.each([
  [
    'anon',
    [
      'contact_submissions: insert some columns',
      'pictures: select',
      'price_lists: select',
      'reviews: select',
      'website_content: select',
    ],
  ],
  [
    'authenticated',
    [
      'adviser_hours: select',
      'advisers: delete',
      'advisers: insert',
      'advisers: select',
      'advisers: update',
      'appointments: select',
      'blocked_times: delete',
      'blocked_times: insert some columns',
      'blocked_times: select',
      'blocked_times: update some columns',
      'business_facts: select',
      'business_facts: update some columns',
      'contact_submissions: delete',
      'contact_submissions: insert some columns',
      'contact_submissions: select',
      'contact_submissions: update some columns',
      'invoice_settings: select',
      'invoice_settings: update some columns',
      'mail_kinds: select',
      'mail_kinds: update some columns',
      'pictures: delete',
      'pictures: insert some columns',
      'pictures: select',
      'pictures: update some columns',
      'price_items: delete',
      'price_items: insert some columns',
      'price_items: select',
      'price_lists: delete',
      'price_lists: insert some columns',
      'price_lists: select',
      'price_lists: update some columns',
      'request_audit: select',
      'reviews: delete',
      'reviews: insert some columns',
      'reviews: select',
      'reviews: update some columns',
      'saved_views: delete',
      'saved_views: insert some columns',
      'saved_views: select',
      'saved_views: update some columns',
      'settings: select some columns',
      'settings: update some columns',
      'settings_log: select',
      'visit_durations: select',
      'visit_durations: update some columns',
      'website_content: delete',
      'website_content: insert some columns',
      'website_content: select',
      'website_content: update some columns',
      'website_content_history: select',
      'working_hours: select some columns',
      'working_hours: update some columns',
    ],
  ],
])('%s holds the grants that the migrations name and no other', async (role, expected) => {
  const items = await list(`
    select c.relname || ': ' || lower(privilege) || case when has_table_privilege('${role}', c.oid, privilege)
      then '' else ' some columns' end as item
    from pg_class c, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN']) as privilege
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
      and case when privilege in ('DELETE', 'TRUNCATE', 'TRIGGER', 'MAINTAIN') then has_table_privilege('${role}', c.oid, privilege)
        else has_any_column_privilege('${role}', c.oid, privilege) end
    order by 1`);
  expect(items).toEqual(expected);
});

test('every foreign key has an index that begins with its columns', async () => {
  const keys = `select conrelid::regclass || ': ' || conname as item from pg_constraint f where contype = 'f'
    and connamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  expect(await list(keys)).not.toEqual([]);
  const isIndexed = `exists (select 1 from pg_index i where i.indrelid = f.conrelid and i.indpred is null
    and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)`;
  expect(await list(`${keys} and not ${isIndexed}`)).toEqual([]);
});

test('no table is announced to listeners: row level security does not apply to deletions that Realtime sends', async () => {
  expect(await list('select pubname as item from pg_publication')).toEqual(['supabase_realtime']);
  expect(await list('select tablename as item from pg_publication_tables')).toEqual([]);
});

test('only the server takes, completes and fails messages, looks labels up, and reads own calendars', async () => {
  const items = `select p.oid::regprocedure::text as item from pg_proc p
    where ${ours} and has_function_privilege('service_role', p.oid, 'execute')
      and not has_function_privilege('authenticated', p.oid, 'execute')
      and not has_function_privilege('anon', p.oid, 'execute') order by 1`;
  expect(await list(items)).toEqual([
    'complete_message(uuid)',
    'count_told_label()',
    'fail_message(uuid,text,boolean,boolean)',
    'fail_own_calendar(uuid,timestamp with time zone,text)',
    'fail_trouble(text)',
    'health()',
    'note_clock(timestamp with time zone)',
    'note_register_positions(jsonb)',
    'store_busy_times(uuid,timestamp with time zone,jsonb,jsonb)',
    'store_invoice_files(uuid,text,text)',
    'store_labels(jsonb,jsonb)',
    'take_invoice()',
    'take_label_looks(integer,boolean)',
    'take_messages(integer,boolean)',
    'take_own_calendar()',
    'take_troubles()',
  ]);
});
