import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inRole, insertOf, signUp } from '../setup/in-role.ts';

// What an installation in use had stored with 1.x, in its tables and by its functions.

function buildRequest(values: { name: string } & Record<string, unknown>) {
  const id = randomUUID();
  return {
    id,
    email: `jan-${id}@example.nl`,
    phone: '06 12345678',
    address: 'Overvoorde, Amsterdam',
    postcode: '1082GB',
    house_number: '43',
    house_number_addition: '2',
    property_type: 'apartment',
    surface_area: 76,
    construction_year: 1962,
    rd_x: 119764,
    rd_y: 483405,
    rush_service: false,
    calculated_price: 285,
    message: 'Graag in de ochtend.',
    relay_status: 'sent',
    ...values,
  };
}

export const accepted = buildRequest({ name: 'Anna' });
export const untouched = buildRequest({ name: 'Bo' });
export const order = buildRequest({ name: 'Cas', status: 'completed', surface_area: 76, calculated_price: 1 });
export const accented = buildRequest({ name: 'Zoé Brontë', postcode: '9711LM', house_number: '12' });
/** Without the time of its visit. */
export const dated = buildRequest({ name: 'Koos', appointment_date: '2026-10-26' });
/** Each with a visit of an hour, by date and time alone: two that overlap, one that does not, one too near, and what is over. */
export const visits = [
  ['09:00', { name: 'Dirk' }],
  ['09:30', { name: 'Eva' }],
  ['12:00', { name: 'Fien', source: 'telephone', relay_status: null }],
  ['13:00', { name: 'Gijs', property_type: 'detached', surface_area: 200, calculated_price: 350 }],
  ['13:30', { name: 'Hans', assigned_to: null }],
  ['09:15', { name: 'Iris', status: 'completed' }],
  ['09:15', { name: 'Joep', status: 'cancelled' }],
] as const;
/** Of texts, which only 1.0.0 allowed. */
export const reservedPaths = ['/bedankt', '/energielabel-bedankt', '/blog/bedankt'];

/** What 1.0.0 stored; returns the id of the administrator. */
export async function fillAs1_0(client: pg.Client): Promise<string> {
  await client.query('insert into private.setup default values');
  const adminId = await signUp(client, 'beheer@example.nl');
  await client.query(...insertOf({ ...accepted, is_held: true, assigned_to: adminId }));
  await client.query(...insertOf({ ...untouched, is_held: true }));
  for (const request of [order, accented, dated]) await client.query(...insertOf(request));
  for (const [appointment_time, values] of visits) {
    const appointment = { appointment_date: '2026-10-26', appointment_time, status: 'scheduled', assigned_to: adminId };
    await client.query(...insertOf(buildRequest({ ...appointment, ...values })));
  }
  for (const reserved of reservedPaths) {
    await client.query("insert into website_content (section_name, title, page_path) values ('hero', 'Almere', $1)", [
      reserved,
    ]);
  }
  return adminId;
}

/** What the last 1.x stored in the tables that were empty until then. */
export async function fillAsLastOf1(client: pg.Client, adminId: string): Promise<void> {
  const deleted = buildRequest({ name: 'Lies', key_hash: '0'.repeat(64) });
  await client.query("update settings set webhook_url = 'https://hook.labelbureau.internal/abc', sends_mail = true");
  await client.query('update settings set looks_up_labels = true');
  await client.query("update working_hours set opens = '09:30'");
  await client.query('select count_told_label()');
  await inRole(client, 'anon', null, async (sql) => {
    await sql("select set_config('request.headers', $1, true)", [JSON.stringify({ 'x-forwarded-for': '203.0.113.7' })]);
    await sql(...insertOf(deleted));
    await sql("select report_trouble('error', '/', 'TypeError')");
  });
  await inRole(client, 'authenticated', adminId, async (sql) => {
    await sql("update contact_submissions set house_number = '44' where id = $1", [dated.id]);
    await sql('delete from contact_submissions where id = $1', [deleted.id]);
    await sql("insert into advisers (user_id, name, color) values ($1, 'Anna de Boer', 'blue')", [adminId]);
    await sql("insert into adviser_hours (adviser, weekday, opens, closes) values ($1, 2, '09:00', '17:00')", [
      adminId,
    ]);
    await sql(
      "insert into blocked_times (adviser, starts_at, ends_at) values ($1, '2027-02-02 13:00+01', '2027-02-02 15:00+01')",
      [adminId],
    );
    await sql("insert into saved_views (name, query) values ('Nieuw', 'status=new')");
    const picture = '0f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp';
    await sql("insert into storage.objects (bucket_id, name) values ('pictures', $1)", [picture]);
    await sql("insert into pictures (path, alt) values ($1, 'Een raam')", [picture]);
    await sql("update website_content set picture = $1 where title = 'Almere'", [picture]);
    await sql("select invite_admin('tweede@example.nl')");
    await sql('select renew_calendar_feed()');
  });
}
