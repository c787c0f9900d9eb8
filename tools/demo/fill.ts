import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../src/data/database.types.ts';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';
import type { Backend } from '../local/database/backend.ts';
import { demoArticles } from './articles.ts';
import { addHouse } from './house.ts';
import { bankFile } from './money/bank-file.ts';
import { demoMoney } from './money/money.ts';
import { moneyStatements, reminderStatement, seller } from './money/statements.ts';
import { insertRows, literal } from './sql.ts';
import { demoYear, type DemoRequest } from './year.ts';

interface DemoAccount {
  email: string;
  password: string;
}

const site = 'http://localhost';
const hour = 3_600_000;
const colleague = 'collega@woninglabel.example';

/**
 * Fills a new database with a year of made-up data until now, and two advisers, one of whom can sign in. Returns a bank
 * file to practise on.
 */
export async function fillDemo(backend: Backend, account: DemoAccount, now: Date): Promise<string> {
  const { owner, advisers } = await signUpAdvisers(backend, account);
  // No mails for made-up events.
  await backend.sql('update public.settings set sends_mail = false');
  await backend.sql(adviserRows(advisers));
  const requests = demoYear(now, advisers);
  await backend.sql(insertRows('public.contact_submissions', requests));
  await backend.sql(insertRows('public.appointments', requests.filter(isVisited).map(toAppointment)));
  await backend.sql(auditStatement(requests, account.email));
  const money = demoMoney(requests, now);
  for (const statement of moneyStatements(money)) await backend.sql(statement);
  await addHouse(owner);
  await backend.sql(insertRows('public.website_content', demoArticles(now)));
  await backend.sql('delete from private.outgoing_messages');
  await backend.sql(reminderStatement(money.invoices));
  await backend.sql('update public.settings set sends_mail = true');
  await backend.sql('analyze');
  return bankFile(money.invoices, seller.iban, dutchDateTime(now).date);
}

async function signUpAdvisers(backend: Backend, account: DemoAccount) {
  function browser() {
    return createClient<Database>(site, 'local', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (input, init) => backend.fetch(new Request(input, init), { peerAddress: null }) },
    });
  }
  const owner = browser();
  const first = await owner.auth.signUp(account);
  const { data: invitation_code, error } = await owner.rpc('invite_admin', { email: colleague });
  if (error) throw error;
  const second = await browser().auth.signUp({
    email: colleague,
    password: account.password,
    options: { data: { invitation_code } },
  });
  const advisers = [first, second].map(({ data, error: refusal }) => {
    if (refusal) throw refusal;
    return data.user?.id ?? '';
  });
  return { owner, advisers };
}

function adviserRows([one = '', other = '']: readonly string[]): string {
  return `
    insert into public.advisers (user_id, name, color, start_place, start_x, start_y) values
      ('${one}', 'Robin Voorbeeld', 'green', 'Stationsplein, Amersfoort', 154200, 463200),
      ('${other}', 'Joris van Dam', 'blue', 'Jaarbeursplein, Utrecht', 136000, 455900);
    insert into public.adviser_hours (adviser, weekday, opens, closes)
    select adviser, weekday, '08:30', '17:00' from unnest(array['${one}', '${other}']::uuid[]) as adviser,
      generate_series(1, 5) as weekday`;
}

function isVisited({ status, assigned_to }: DemoRequest): boolean {
  return status === 'completed' && assigned_to !== null;
}

/** The appointments of completed requests; upcoming ones are planned with their request. */
function toAppointment({ appointment_date, appointment_time, ...request }: DemoRequest) {
  const starts = dutchInstant({ date: appointment_date ?? '', time: appointment_time ?? '' });
  const others = ['adviser', 'adviser', 'customer'];
  return {
    id: request.id,
    request_id: request.id,
    adviser: request.assigned_to,
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + hour).toISOString(),
    state: 'completed',
    origin: request.source === 'telephone' ? 'telephone' : others[Number.parseInt(request.id.slice(0, 2), 16) % 3],
    is_overruled: false,
    sequence: 0,
    created_at: request.contacted_at,
    changed_at: request.completed_at,
  };
}

/** The audit trail of each request. */
function auditStatement(requests: readonly DemoRequest[], email: string): string {
  const steps = requests.flatMap((request) => [
    ...(request.contacted_at === null ? [] : [step(request, 'new', 'contacted', request.contacted_at)]),
    ...(request.completed_at === null ? [] : [step(request, 'scheduled', 'completed', request.completed_at)]),
  ]);
  return `
    insert into public.request_audit (request_id, action, changed_at, changed_by_email, old_values, new_values)
    select request_id, 'update', changed_at, ${literal(email)}, old_values, new_values
    from jsonb_to_recordset(${literal(JSON.stringify(steps))}::jsonb)
      as step (request_id uuid, changed_at timestamptz, old_values jsonb, new_values jsonb)`;
}

function step({ id }: DemoRequest, before: string, after: string, moment: string) {
  return { request_id: id, changed_at: moment, old_values: { status: before }, new_values: { status: after } };
}
