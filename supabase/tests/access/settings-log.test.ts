import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../../../src/domain/appointment/week.ts';
import { winterMonday } from '../../../src/test/winter-week.ts';
import { anonymous, type Client } from '../setup/backend.ts';
import { isRefused, password, startBackendWithRoles } from '../setup/roles.ts';

// Who set what, and what of it stays in force when that administrator is removed.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const secret = 'https://hook.example.org/s3cret';
const tuesday = addDays(winterMonday, 1);
const wednesday = addDays(winterMonday, 2);

beforeEach(async () => {
  await sql(`update public.settings set webhook_url = ''`);
  await sql('delete from public.blocked_times');
  await sql('truncate public.settings_log restart identity');
});

/** The id of the first administrator, who is an adviser. */
async function firstAdviser(): Promise<string> {
  const [row] = await sql(`insert into public.advisers (user_id, name)
    select user_id, 'Ali' from private.admins where email = '${roles.adminEmail}'
    on conflict (user_id) do update set name = excluded.name returning user_id`);
  return z.object({ user_id: z.string() }).parse(row).user_id;
}

async function addColleague(): Promise<{ colleague: Client; id: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.nl`;
  const { data: invitation_code } = await roles.admin.rpc('invite_admin', { email });
  const colleague = anonymous(backend.url);
  const { data } = await colleague.auth.signUp({ email, password, options: { data: { invitation_code } } });
  return { colleague, id: data.user?.id ?? '', email };
}

function setWebhook(client: Client) {
  return client.from('settings').update({ webhook_url: secret }).eq('webhook_url', '');
}

function block(client: Client, adviser: string, day: string) {
  return client
    .from('blocked_times')
    .insert({ adviser, starts_at: `${day}T09:00:00Z`, ends_at: `${day}T12:00:00Z`, reason: 'Tandarts' });
}

async function log(about: string) {
  const { data } = await roles.admin.from('settings_log').select().eq('about', about).order('id');
  return data;
}

describe('the log', () => {
  test('says who changed the automation, from where to where, and nothing that may be secret', async () => {
    await setWebhook(roles.admin);
    await roles.admin.from('settings').update({ webhook_url: '' }).eq('webhook_url', secret);
    const changed_by_email = roles.adminEmail;
    expect(await log('settings')).toMatchObject([
      { changed_by_email, old_values: { webhook_url: null }, new_values: { webhook_url: 'hook.example.org' } },
      { changed_by_email, old_values: { webhook_url: 'hook.example.org' }, new_values: { webhook_url: null } },
    ]);
    expect(JSON.stringify(await sql('select * from public.settings_log'))).not.toContain('s3cret');
  });

  test('says whose time was blocked and unblocked, and what else was set', async () => {
    const adviser = await firstAdviser();
    await sql('truncate public.settings_log restart identity');
    await block(roles.admin, adviser, tuesday);
    await roles.admin.from('blocked_times').delete().eq('adviser', adviser);
    expect(await log('blocked_times')).toMatchObject([
      {
        subject: 'Ali',
        changed_by_email: roles.adminEmail,
        old_values: null,
        new_values: { starts_at: `${tuesday}T09:00:00+00:00` },
      },
      { subject: 'Ali', new_values: null },
    ]);
    expect(JSON.stringify(await log('blocked_times'))).not.toContain('Tandarts');
    const hours = { adviser_id: adviser, hours: [{ weekday: 1, opens: '09:00', closes: '17:00' }] };
    await roles.admin.rpc('save_adviser_hours', hours);
    await roles.admin.rpc('save_adviser_hours', hours);
    expect(await log('adviser_hours')).toMatchObject([{ subject: 'Ali', new_values: { weekday: 1 } }]);
    await roles.admin.from('mail_kinds').update({ is_on: false }).eq('kind', 'moved');
    expect(await log('mail_kinds')).toMatchObject([{ subject: 'moved', new_values: { is_on: false } }]);
    await roles.admin.from('visit_durations').update({ minutes: 75 }).eq('property_type', 'apartment');
    expect(await log('visit_durations')).toMatchObject([{ subject: 'apartment', new_values: { minutes: 75 } }]);
    await roles.admin.from('working_hours').update({ opens: '09:00' }).eq('opens', '08:00');
    expect(await log('working_hours')).toMatchObject([{ old_values: { opens: '08:00:00' } }]);
  });

  test('says who invited whom, and who took that back', async () => {
    const email = `${crypto.randomUUID()}@example.nl`;
    await roles.admin.rpc('invite_admin', { email });
    await roles.admin.rpc('revoke_invitation', { email });
    const entry = { subject: email, changed_by_email: roles.adminEmail };
    expect(await log('invitations')).toMatchObject([
      { ...entry, old_values: null },
      { ...entry, new_values: null },
    ]);
  });

  test('is written by the database alone, and holds a thousand changes of what moves no money or mail', async () => {
    const row = { about: 'settings' };
    expect(isRefused(await roles.admin.from('settings_log').insert(row))).toBe(true);
    expect(isRefused(await roles.admin.from('settings_log').update(row).eq('id', 1))).toBe(true);
    expect(isRefused(await roles.admin.from('settings_log').delete().eq('id', 1))).toBe(true);
    expect(isRefused(await roles.outsider.from('settings_log').select())).toBe(true);
    await sql(`insert into public.settings_log (about) values ('invoices'), ('price_lists')`);
    await sql(`insert into public.settings_log (about) select 'blocked_times' from generate_series(1, 1100)`);
    await setWebhook(roles.admin);
    expect(await sql('select count(*)::integer as amount, max(id)::integer as last from public.settings_log')).toEqual([
      { amount: 1003, last: 1103 },
    ]);
  });

  test('says who changed an IBAN, an office address, a price list and terms, with the old and the new', async () => {
    const entry = { changed_by_email: roles.adminEmail };
    await roles.admin.from('invoice_settings').update({ iban: 'NL91ABNA0417164300' }).eq('vat_rate', 21);
    await roles.admin.from('invoice_settings').update({ iban: 'NL20INGB0001234567' }).eq('vat_rate', 21);
    expect((await log('invoice_settings'))?.at(-1)).toMatchObject({
      ...entry,
      old_values: { iban: 'NL91ABNA0417164300' },
      new_values: { iban: 'NL20INGB0001234567' },
    });
    await roles.admin.from('settings').update({ office_mail_address: 'a@example.nl' }).eq('route_weight', 0);
    await roles.admin.from('settings').update({ office_mail_address: 'b@example.nl' }).eq('route_weight', 0);
    expect((await log('settings'))?.at(-1)).toMatchObject({
      ...entry,
      old_values: { office_mail_address: 'a@example.nl' },
      new_values: { office_mail_address: 'b@example.nl' },
    });
    const list = { detached_price: 1, detached_area: 1, other_price: 1, other_area: 1, step_area: 10, step_price: 1 };
    await roles.admin.from('price_lists').insert({ ...list, valid_from: '2099-01-01', rush_price: 95 });
    await roles.admin.from('price_lists').update({ rush_price: 100 }).eq('valid_from', '2099-01-01');
    expect((await log('price_lists'))?.at(-1)).toMatchObject({
      ...entry,
      old_values: { rush_price: 95 },
      new_values: { rush_price: 100 },
    });
    await sql(`insert into private.business_terms
      select (jsonb_populate_record(terms, '{"valid_from": "2099-01-01", "payment_days": 30}')).*
      from private.business_terms as terms order by valid_from limit 1`);
    await sql(`delete from private.business_terms where valid_from = '2099-01-01'`);
    expect(await log('business_terms')).toMatchObject([
      { old_values: null, new_values: { payment_days: 30 } },
      { old_values: { payment_days: 30 }, new_values: null },
    ]);
  });
});

describe('an administrator who is removed', () => {
  async function inForce(id: string) {
    const { data } = await roles.admin.rpc('list_admins');
    const { admins } = z
      .object({
        admins: z.array(
          z.object({ user_id: z.string(), webhook_host: z.string().nullable(), blocked_times: z.number() }),
        ),
      })
      .parse(data);
    const { webhook_host, blocked_times } = admins.find(({ user_id }) => user_id === id) ?? {};
    return { webhook_host, blocked_times };
  }

  async function left() {
    return sql(`select webhook_url, webhook_set_by_email,
      (select count(*)::integer from public.blocked_times) as blocked, (select max(created_by_email) from public.blocked_times) as by
      from public.settings`);
  }

  test('leaves no automation, and what was blocked for others under the own name', async () => {
    const adviser = await firstAdviser();
    const { colleague, id, email } = await addColleague();
    await setWebhook(colleague);
    await block(colleague, adviser, tuesday);
    await block(colleague, adviser, '2020-02-02');
    await block(roles.admin, adviser, wednesday);
    expect(await inForce(id)).toEqual({ webhook_host: 'hook.example.org', blocked_times: 1 });
    await roles.admin.rpc('remove_admin', { user_id: id });
    expect(await left()).toMatchObject([{ webhook_url: '', webhook_set_by_email: roles.adminEmail, blocked: 3 }]);
    expect(
      await sql(`select created_by_email as email from public.blocked_times where starts_at < '2021-01-01'`),
    ).toEqual([{ email }]);
    expect(await log('admins')).toMatchObject([
      { changed_by_email: null, subject: email, new_values: { email } },
      { changed_by_email: roles.adminEmail, subject: email, new_values: null },
    ]);
  });

  test('leaves the automation when that is said, and takes what was blocked along', async () => {
    const adviser = await firstAdviser();
    const { colleague, id, email } = await addColleague();
    await setWebhook(colleague);
    await block(colleague, adviser, tuesday);
    await block(roles.admin, adviser, wednesday);
    await roles.admin.rpc('remove_admin', { user_id: id, keeps_webhook: true, keeps_blocked_times: false });
    expect(await left()).toEqual([
      { webhook_url: secret, webhook_set_by_email: email, blocked: 1, by: roles.adminEmail },
    ]);
  });

  async function officeMail(): Promise<unknown> {
    return sql('select office_mail, office_mail_address from public.settings');
  }

  test('gets no mail to the office any more, whoever set that, nor what waits', async () => {
    const { id, email } = await addColleague();
    await roles.admin.from('settings').update({ office_mail_address: email.toUpperCase() }).eq('route_weight', 0);
    await roles.admin.from('settings').update({ office_mail: 'at_once' }).eq('route_weight', 0);
    await sql(`insert into private.outgoing_messages (kind, payload) values
      ('office', '{"email": "${email}"}'), ('handed_over', '{"email": "${email}"}'), ('handed_over', '{"email": "x@example.nl"}')`);
    expect((await roles.admin.rpc('remove_admin', { user_id: id, keeps_office_mail: true })).data).toBe(true);
    expect(await officeMail()).toEqual([{ office_mail: 'off', office_mail_address: '' }]);
    expect(
      await sql(`select payload ->> 'email' as email from private.outgoing_messages where kind <> 'webhook'`),
    ).toEqual([{ email: 'x@example.nl' }]);
    await sql('delete from private.outgoing_messages');
  });

  test.each([true, false])('leaves the office address of somebody else that it set: %s', async (keeps_office_mail) => {
    const { colleague, id } = await addColleague();
    await sql(`update public.settings set office_mail = 'off', office_mail_address = ''`);
    await colleague
      .from('settings')
      .update({ office_mail: 'daily', office_mail_address: 'post@example.nl' })
      .eq('route_weight', 0);
    const { data } = await roles.admin.rpc('list_admins');
    const { admins } = z
      .object({ admins: z.array(z.object({ user_id: z.string(), office_mail_address: z.string().nullable() })) })
      .parse(data);
    expect(admins.map((admin) => [admin.user_id === id, admin.office_mail_address])).toEqual(
      admins.map((admin) => [admin.user_id === id, admin.user_id === id ? 'post@example.nl' : null]),
    );
    await roles.admin.rpc('remove_admin', { user_id: id, keeps_office_mail });
    expect(await officeMail()).toEqual([
      keeps_office_mail
        ? { office_mail: 'daily', office_mail_address: 'post@example.nl' }
        : { office_mail: 'off', office_mail_address: '' },
    ]);
    await sql(`update public.settings set office_mail = 'off', office_mail_address = ''`);
  });

  test.each([true, false])('leaves the calendar that it set for a colleague: %s', async (keeps_calendars) => {
    const { colleague, id } = await addColleague();
    const adviser = await firstAdviser();
    await colleague.rpc('set_own_calendar', { adviser, url: 'https://agenda.example/a.ics' });
    const { data } = await roles.admin.rpc('list_admins');
    expect(JSON.stringify(data)).toContain('"calendars_of":["Ali"]');
    await roles.admin.rpc('remove_admin', { user_id: id, keeps_calendars });
    expect(await sql('select count(*)::integer as amount from private.own_calendars')).toEqual([
      { amount: keeps_calendars ? 1 : 0 },
    ]);
    await sql('delete from private.own_calendars');
  });

  test('takes along its own feed, calendar, views and invitations', async () => {
    const { colleague, id } = await addColleague();
    await sql(`insert into public.advisers (user_id, name) values ('${id}', 'Bo')`);
    await colleague.rpc('set_own_calendar', { adviser: id, url: 'https://agenda.example/b.ics' });
    await colleague.rpc('renew_calendar_feed');
    await colleague.from('saved_views').insert({ name: 'Mijn lijst', query: '' });
    await colleague.rpc('invite_admin', { email: 'later@example.nl' });
    const counts = `select (select count(*)::integer from private.own_calendars) as calendars,
      (select count(*)::integer from private.calendar_feeds) as feeds,
      (select count(*)::integer from public.saved_views) as views,
      (select count(*)::integer from private.invitations where email = 'later@example.nl') as invitations`;
    expect(await sql(counts)).toEqual([{ calendars: 1, feeds: 1, views: 1, invitations: 1 }]);
    await roles.admin.rpc('remove_admin', { user_id: id });
    expect(await sql(counts)).toEqual([{ calendars: 0, feeds: 0, views: 0, invitations: 0 }]);
  });

  test('has set nothing that a colleague set again', async () => {
    const { colleague, id } = await addColleague();
    await setWebhook(colleague);
    await roles.admin
      .from('settings')
      .update({ webhook_url: `${secret}/2` })
      .eq('webhook_url', secret);
    expect(await inForce(id)).toEqual({ webhook_host: null, blocked_times: 0 });
    await roles.admin.rpc('remove_admin', { user_id: id });
    expect(await left()).toMatchObject([{ webhook_url: `${secret}/2` }]);
  });

  test('stands in the log as the one who did it, when it was the own account', async () => {
    const { colleague, id, email } = await addColleague();
    await colleague.rpc('remove_admin', { user_id: id });
    expect(await log('admins')).toMatchObject([{}, { changed_by_email: email, subject: email }]);
  });
});

test('nobody writes in another name', async () => {
  const adviser = await firstAdviser();
  const row = { adviser, starts_at: `${tuesday}T09:00:00Z`, ends_at: `${tuesday}T12:00:00Z` };
  expect(isRefused(await roles.admin.from('blocked_times').insert({ ...row, created_by: adviser }))).toBe(true);
});
