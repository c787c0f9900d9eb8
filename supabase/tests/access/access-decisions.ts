import {
  fieldDefinition,
  requestFieldNames,
  type RequestFieldName,
} from '../../../src/domain/request/request-fields.ts';

// Who may do what, decided one by one: access-matrix.test.ts fails on a table, column or function that is not listed.

/** Who is allowed: everybody, only who has no account, every account with a valid session, only administrators, or nobody. */
export type Admitted = 'everyone' | 'visitors' | 'accounts' | 'admins' | 'the server';

interface FunctionDecision {
  admits: Admitted;
  /** Arguments with which an administrator harms no row of the matrix. */
  args?: object;
}

const nobody = '00000000-0000-4000-8000-000000000000';
const distantPast = '2000-01-01T00:00:00Z';

export const functions: Record<string, FunctionDecision> = {
  accept_held_requests: { admits: 'admins', args: { ids: [nobody] } },
  all_terms: { admits: 'admins' },
  affected_visits: { admits: 'admins', args: { adviser: nobody } },
  ask_for_call: { admits: 'everyone', args: { key: 'none' } },
  add_customer_message: { admits: 'everyone', args: { key: 'none', message: '' } },
  anonymise_requests: { admits: 'admins', args: { seen_at: distantPast } },
  build_state: { admits: 'admins' },
  calendar_feed: { admits: 'visitors', args: { token: 'none' } },
  calendar_feed_since: { admits: 'admins' },
  calendar_days: { admits: 'admins', args: { from_day: '2026-01-05', until_day: '2026-01-11' } },
  answer_price: { admits: 'everyone', args: { key: 'none', price: 1, agrees: true } },
  cancel_request: { admits: 'everyone', args: { key: 'none' } },
  change_requests: { admits: 'admins', args: { requests: [] } },
  clear_site_reports: { admits: 'admins', args: { seen_until: distantPast } },
  complete_message: { admits: 'the server', args: { message_id: nobody } },
  confirm_request_mail: { admits: 'everyone', args: { request_id: nobody } },
  count_requests: { admits: 'admins' },
  count_told_label: { admits: 'the server' },
  current_business: { admits: 'everyone' },
  current_terms: { admits: 'everyone' },
  customer_label: { admits: 'everyone', args: { key: 'none' } },
  customer_invoice: { admits: 'everyone', args: { key: 'none', number: '2026-0001' } },
  customer_moments: { admits: 'everyone', args: { key: 'none' } },
  customer_request: { admits: 'everyone', args: { key: 'none' } },
  rush_hours: { admits: 'admins' },
  rush_offer: { admits: 'everyone', args: { property_type: 'terraced' } },
  decide_visits: { admits: 'admins', args: { decisions: [] } },
  delete_held_requests: { admits: 'admins', args: { seen_at: distantPast } },
  delete_requests: { admits: 'admins', args: { requests: [] } },
  deleted_requests: { admits: 'admins' },
  discard_messages: { admits: 'admins', args: { ids: [nobody] } },
  erasable_person: { admits: 'admins', args: { person: 'niemand@example.nl' } },
  erase_person: { admits: 'admins', args: { person: 'niemand@example.nl', seen_at: distantPast } },
  expired_requests: { admits: 'admins' },
  known_payers: { admits: 'admins' },
  keep_known_payer: { admits: 'admins', args: { email: 'niemand@example.nl', name: 'Niemand' } },
  forget_known_payer: { admits: 'admins', args: { email: 'niemand@example.nl' } },
  make_joint_invoice: { admits: 'admins', args: { id: nobody, request_ids: [nobody, nobody] } },
  export_person: { admits: 'admins', args: { person: 'jan@example.nl' } },
  fail_own_calendar: {
    admits: 'the server',
    args: { adviser: nobody, set_at: distantPast, error: 'none' },
  },
  fail_message: { admits: 'the server', args: { message_id: nobody, error: 'none', is_final: true } },
  forget_deleted_requests: { admits: 'admins' },
  held_requests: { admits: 'admins' },
  invite_admin: { admits: 'admins', args: { email: 'no address' } },
  is_forgetting_scheduled: { admits: 'visitors' },
  is_admin: { admits: 'accounts' },
  health: { admits: 'the server' },
  is_sending_scheduled: { admits: 'visitors' },
  label_file: { admits: 'admins', args: { request_id: nobody } },
  label_figures: { admits: 'admins' },
  label_pdf: { admits: 'admins', args: { request_id: nobody } },
  latest_changes: { admits: 'admins' },
  list_admins: { admits: 'admins' },
  list_requests: { admits: 'admins' },
  mails_of_changes: { admits: 'admins', args: { changes: [] } },
  move_visit: {
    admits: 'admins',
    args: { visit_id: nobody, sequence: 0, starts_at: distantPast, ends_at: distantPast },
  },
  note_offered_pages: { admits: 'accounts', args: { plan: nobody, until: distantPast } },
  note_register_positions: { admits: 'the server', args: { positions: [] } },
  confirm_clock: { admits: 'admins', args: { shown: distantPast } },
  mail_link: { admits: 'admins', args: { request_id: nobody } },
  note_seen_request: { admits: 'admins', args: { request_id: nobody } },
  offered_until: { admits: 'accounts', args: { plan: nobody } },
  order_records: { admits: 'admins', args: { request_id: nobody } },
  outgoing_messages: { admits: 'admins' },
  own_calendars: { admits: 'admins' },
  period_figures: { admits: 'admins', args: { from_day: '2026-01-01', until_day: '2026-01-31' } },
  pick_moment: { admits: 'everyone', args: { key: 'none', starts_at: distantPast } },
  plan_build: { admits: 'admins' },
  plan_visit: { admits: 'admins', args: { request_id: nobody, starts_at: distantPast, ends_at: distantPast } },
  read_own_calendar: { admits: 'admins', args: { adviser: nobody } },
  related_requests: { admits: 'admins', args: { request_id: nobody } },
  remaining_setup: { admits: 'admins' },
  remove_admin: { admits: 'admins', args: { user_id: nobody } },
  remove_calendar_feed: { admits: 'admins' },
  remove_own_calendar: { admits: 'admins', args: { adviser: nobody } },
  renew_calendar_feed: { admits: 'admins' },
  report_failed_build: { admits: 'accounts', args: { plan: nobody } },
  report_trouble: { admits: 'visitors', args: { kind: 'none', page: '/', code: '' } },
  request_figures: { admits: 'admins' },
  request_mails: { admits: 'admins', args: { request_id: nobody } },
  requests_of_today: { admits: 'admins' },
  resend_messages: { admits: 'admins', args: { ids: [nobody] } },
  restore_deleted_block: { admits: 'admins', args: { block_id: nobody } },
  restore_request: { admits: 'admins', args: { request_id: nobody } },
  restore_requests: { admits: 'admins', args: { deleted_at: distantPast } },
  revoke_invitation: { admits: 'admins', args: { email: 'jan@example.nl' } },
  save_adviser_hours: { admits: 'admins', args: { adviser_id: nobody, hours: [] } },
  save_terms: { admits: 'admins', args: { replaced_day: '2000-01-01', replaced_version: distantPast } },
  set_own_calendar: { admits: 'admins', args: { adviser: nobody, url: 'none' } },
  setup_state: { admits: 'everyone' },
  site_health: { admits: 'admins' },
  site_reports: { admits: 'admins' },
  start_build: { admits: 'accounts', args: { plan: nobody } },
  store_busy_times: {
    admits: 'the server',
    args: { adviser: nobody, set_at: distantPast, times: [], left_out: [] },
  },
  store_labels: { admits: 'the server', args: { look: { request_id: nobody }, labels: [] } },
  suggest_moments: { admits: 'admins', args: { request_id: nobody } },
  moment_effect: { admits: 'admins', args: { request_id: nobody, starts_at: '2027-01-04T09:00:00Z' } },
  better_times: { admits: 'admins', args: { day: '2027-01-04', adviser: nobody } },
  route_figures: { admits: 'admins', args: { from_day: '2027-01-04', until_day: '2027-01-10' } },
  undo_decisions: { admits: 'admins', args: { decision: nobody } },
  undo_changes: { admits: 'admins', args: { changes: [] } },
  visit_figures: { admits: 'admins', args: { from_day: '2026-01-01', until_day: '2026-01-31' } },
  waiting_requests: { admits: 'admins' },
  appointment_obstacles: {
    admits: 'admins',
    args: { request_id: nobody, adviser: nobody, starts_at: distantPast, ends_at: distantPast },
  },
  take_label_looks: { admits: 'the server', args: { amount: 1, has_key: true } },
  note_clock: { admits: 'the server', args: { source: distantPast } },
  take_own_calendar: { admits: 'the server' },
  take_messages: { admits: 'the server', args: { amount: 1 } },
  take_troubles: { admits: 'the server' },
  fail_trouble: { admits: 'the server', args: { road: 'smtp' } },
  try_webhook: { admits: 'admins' },
  webhook_outcomes: { admits: 'admins', args: { ids: [nobody] } },
  credit_invoice: { admits: 'admins', args: { id: nobody, invoice_id: nobody, paid: 0 } },
  invoice_files: { admits: 'admins', args: { ids: [nobody] } },
  invoices_of_request: { admits: 'admins', args: { request_id: nobody } },
  invoice_books: { admits: 'admins', args: { from_day: '2026-01-01', until_day: '2026-01-31' } },
  invoice_groups: { admits: 'admins' },
  invoices_of_period: { admits: 'admins', args: { from_day: '2026-01-01', until_day: '2026-01-31' } },
  invoices_to_come: { admits: 'admins' },
  list_invoices: { admits: 'admins', args: { group_name: 'open' } },
  mail_invoice: { admits: 'admins', args: { invoice_id: nobody } },
  make_invoice: { admits: 'admins', args: { id: nobody, request_id: nobody, lines: [] } },
  order_reviews: { admits: 'admins', args: { ids: [nobody] } },
  open_invoices: { admits: 'admins', args: { request_ids: [nobody] } },
  preview_invoice: { admits: 'admins', args: { id: nobody } },
  price_question: { admits: 'admins', args: { request_id: nobody } },
  settle_price: { admits: 'admins', args: { request_id: nobody, price: 1, outcome: 'withdrawn' } },
  note_no_show: { admits: 'admins', args: { visit_id: nobody, sequence: 0 } },
  list_bank_entries: { admits: 'admins' },
  put_bank_entry_aside: { admits: 'admins', args: { entry_id: nobody, reason: 'x' } },
  reopen_bank_entry: { admits: 'admins', args: { entry_id: nobody } },
  settle_bank_entries: { admits: 'admins', args: { decisions: [] } },
  store_bank_entries: { admits: 'admins', args: { entries: [] } },
  undo_by_bank_entry: { admits: 'admins', args: { entry_id: nobody, undone_entry: nobody } },
  note_payment: { admits: 'admins', args: { invoice_id: nobody, paid_on: '2026-01-01', amount: 1 } },
  remove_payment: { admits: 'admins', args: { id: nobody } },
  set_payment_url: { admits: 'admins', args: { invoice_id: nobody, url: '' } },
  store_label_file: { admits: 'admins', args: { id: nobody, request_id: nobody, pdf: '' } },
  store_invoice_files: { admits: 'the server', args: { invoice_id: nobody, pdf: '', xml: '' } },
  take_invoice: { admits: 'the server' },
  give_withdrawal_notice: {
    admits: 'everyone',
    // Refused for its address, so that nothing is stored.
    args: { id: nobody, name: 'Niemand', email: '', reference: '00000000' },
  },
  settle_withdrawal_notice: { admits: 'admins', args: { notice_id: nobody } },
  withdrawal_notices: { admits: 'admins' },
  note_early_start: { admits: 'admins', args: { request_id: nobody } },
  withdraw_order: { admits: 'everyone', args: { key: 'none' } },
  undo_invoice: { admits: 'admins', args: { id: nobody } },
  remove_label_file: { admits: 'admins', args: { id: nobody } },
  undo_invoice_mail: { admits: 'admins', args: { invoice_id: nobody } },
  waive_due: { admits: 'admins', args: { subject: nobody } },
};

type Verb = 'read' | 'insert' | 'update';

interface TableDecision {
  /** Who is allowed for each verb; an absent verb is allowed to nobody. */
  admits: Partial<Record<Verb | 'delete', Admitted>>;
  /** What may be done with each column. */
  columns: Record<string, readonly Verb[]>;
  /** Columns that administrators alone insert. */
  insertedByAdmins?: readonly string[];
  /** A condition that the row of the matrix meets, and one that no row meets. */
  match: string;
  mismatch: string;
}

const read = ['read'] as const;
const typed = ['read', 'insert'] as const;
const managed = ['read', 'update'] as const;
const edited = ['read', 'insert', 'update'] as const;

/** Derived from the writer of each field of a request; columns that services report are listed by name. */
export function verbsOf(name: RequestFieldName): readonly Verb[] {
  const { writer, isFixed } = fieldDefinition(name);
  if (['id', 'source', 'relayStatus', 'keyHash', 'landingPath', 'referrerHost'].includes(name)) return typed;
  if (writer === 'adviser') return managed;
  if (writer === 'system') return read;
  return isFixed ? typed : edited;
}

const byId = { match: 'id=not.is.null', mismatch: `id=eq.${nobody}` };
const byNumber = { match: 'id=not.is.null', mismatch: 'id=eq.0' };

export const tables: Record<string, TableDecision> = {
  adviser_hours: {
    match: 'weekday=gt.0',
    mismatch: 'weekday=eq.0',
    admits: { read: 'admins' },
    columns: { adviser: read, weekday: read, opens: read, closes: read },
  },
  advisers: {
    match: 'speed=gt.0',
    mismatch: 'speed=eq.0',
    admits: { read: 'admins', insert: 'admins', update: 'admins', delete: 'admins' },
    columns: {
      user_id: edited,
      name: edited,
      name_key: read,
      color: edited,
      start_place: edited,
      start_x: edited,
      start_y: edited,
      detour_factor: edited,
      speed: edited,
    },
  },
  appointments: {
    ...byId,
    admits: { read: 'admins' },
    columns: {
      id: read,
      request_id: read,
      adviser: read,
      starts_at: read,
      ends_at: read,
      state: read,
      ended_at: read,
      ended_by: read,
      origin: read,
      is_overruled: read,
      sequence: read,
      created_at: read,
      changed_at: read,
    },
  },
  blocked_times: {
    ...byId,
    admits: { read: 'admins', insert: 'admins', update: 'admins', delete: 'admins' },
    columns: {
      ...{ id: edited, adviser: edited, starts_at: edited, ends_at: edited, reason: edited },
      ...{ created_by: read, created_by_email: read },
    },
  },
  contact_submissions: {
    ...byId,
    admits: { read: 'admins', insert: 'everyone', update: 'admins', delete: 'admins' },
    columns: Object.fromEntries(requestFieldNames.map((name) => [fieldDefinition(name).column, verbsOf(name)])),
    insertedByAdmins: ['source'],
  },
  business_facts: {
    match: 'is_only_row=is.true',
    mismatch: 'is_only_row=is.false',
    admits: { read: 'admins', update: 'admins' },
    columns: {
      ...{ is_only_row: read, phone: managed, whatsapp: managed, email: managed, advisers: managed },
      ...{ office_days: managed, office_opens: managed, office_closes: managed },
      ...{ area_centre: managed, latitude: managed, longitude: managed, radius_km: managed },
    },
  },
  invoice_settings: {
    match: 'is_only_row=is.true',
    mismatch: 'is_only_row=is.false',
    admits: { read: 'admins', update: 'admins' },
    columns: {
      ...{ is_only_row: read, seller_name: managed, street: managed, postcode: managed, city: managed },
      ...{ chamber_of_commerce: managed, vat_number: managed, iban: managed, is_small_business: managed },
      ...{ vat_rate: managed, label_line: managed, enabled_at: read },
      ...{ first_reminder_days: managed, second_reminder_days: managed, third_reminder_days: managed },
    },
  },
  price_items: {
    ...byId,
    admits: { read: 'admins', insert: 'admins', delete: 'admins' },
    columns: { id: read, name: typed, amount: typed, percentage: typed },
  },
  price_lists: {
    match: 'rush_price=gt.0',
    mismatch: 'rush_price=eq.0',
    // Who is no administrator sees those that hold (price-lists.test.ts).
    admits: { read: 'everyone', insert: 'admins', update: 'admins', delete: 'admins' },
    columns: {
      valid_from: edited,
      detached_price: edited,
      detached_area: edited,
      other_price: edited,
      other_area: edited,
      step_area: edited,
      step_price: edited,
      rush_price: edited,
      updated_at: read,
    },
  },
  reviews: {
    ...byId,
    admits: { read: 'everyone', insert: 'admins', update: 'admins', delete: 'admins' },
    columns: {
      ...{ id: read, position: read, city: edited, author: edited, location: edited, text: edited },
      ...{ rating: edited, verified_by: edited, updated_at: read },
    },
  },
  mail_kinds: {
    match: 'kind=not.is.null',
    mismatch: 'kind=eq.none',
    admits: { read: 'admins', update: 'admins' },
    columns: { kind: read, is_on: managed },
  },
  pictures: {
    match: 'path=not.is.null',
    mismatch: 'path=eq.none',
    // Who is no administrator sees those of published articles (pictures.test.ts).
    admits: { read: 'everyone', insert: 'admins', update: 'admins', delete: 'admins' },
    columns: { path: typed, alt: edited, created_at: read },
  },
  request_audit: {
    ...byNumber,
    admits: { read: 'admins' },
    columns: {
      id: read,
      request_id: read,
      action: read,
      changed_at: read,
      changed_by: read,
      changed_by_email: read,
      by_customer: read,
      old_values: read,
      new_values: read,
    },
  },
  saved_views: {
    ...byId,
    admits: { read: 'admins', insert: 'admins', update: 'admins', delete: 'admins' },
    columns: { id: typed, owner: read, name: edited, name_key: read, query: edited, created_at: read },
  },
  settings: {
    match: 'webhook_url=not.is.null',
    mismatch: 'webhook_url=eq.none',
    admits: { read: 'admins', update: 'admins' },
    columns: {
      ...{ is_only_row: [], webhook_url: managed, sends_mail: managed, looks_up_labels: [], route_weight: managed },
      ...{ office_mail: managed, office_mail_address: managed },
      ...{ webhook_set_by: [], webhook_set_by_email: read, webhook_set_at: read },
    },
  },
  settings_log: {
    ...byNumber,
    admits: { read: 'admins' },
    columns: {
      ...{ id: read, changed_at: read, changed_by_email: read, about: read, subject: read },
      ...{ old_values: read, new_values: read },
    },
  },
  visit_durations: {
    match: 'minutes=gt.0',
    mismatch: 'minutes=eq.0',
    admits: { read: 'admins', update: 'admins' },
    columns: { property_type: read, minutes: managed, large_from: managed, large_minutes: managed },
  },
  website_content: {
    ...byId,
    admits: { read: 'everyone', insert: 'admins', update: 'admins', delete: 'admins' },
    columns: {
      id: read,
      section_name: edited,
      title: edited,
      subtitle: edited,
      content: edited,
      summary: edited,
      search_title: edited,
      search_description: edited,
      page_path: edited,
      last_updated: edited,
      published_at: edited,
      is_edited: read,
      picture: edited,
    },
  },
  website_content_history: {
    ...byNumber,
    admits: { read: 'admins' },
    columns: {
      id: read,
      block_id: read,
      action: read,
      replaced_at: read,
      replaced_by_email: read,
      section_name: read,
      title: read,
      subtitle: read,
      content: read,
      summary: read,
      search_title: read,
      search_description: read,
      page_path: read,
      published_at: read,
      last_updated: read,
      is_edited: read,
      picture: read,
    },
  },
  working_hours: {
    match: 'days=not.is.null',
    mismatch: 'days=is.null',
    admits: { read: 'admins', update: 'admins' },
    columns: { is_only_row: [], days: managed, opens: managed, closes: managed, report_minutes: managed },
  },
};
