// The writes that docs/triggers.md draws, each after the one before it.

const request = 'c0000000-0000-4000-8000-000000000001';
const admin = 'c0000000-0000-4000-8000-000000000002';
const key = 'key-of-the-request';

/** An administrator who visits, and everything switched on. */
export const office = `
  insert into auth.users (id, email) values ('${admin}', 'admin@example.nl');
  insert into auth.sessions (id, user_id) values ('${admin}', '${admin}');
  insert into public.advisers (user_id, name) values ('${admin}', 'Adviseur');
  insert into public.adviser_hours (adviser, weekday, opens, closes)
  select '${admin}', weekday, '9:00', '17:00' from generate_series(1, 7) as weekday;
  update public.settings set
    webhook_url = 'https://automation.example.nl/hook', sends_mail = true, office_mail = 'at_once',
    office_mail_address = 'office@example.nl', looks_up_labels = false;
  update public.invoice_settings set
    seller_name = 'Voorbeeld', street = 'Straat 1', postcode = '1000 AA', city = 'Amsterdam',
    chamber_of_commerce = '12345678', vat_number = 'NL123456789B01', iban = 'NL00TEST0123456789'`;

/** All mails have gone, their customers know of them, and the clock was read just now. */
export const quiet = `
  update private.clock set latest = now();
  update private.outgoing_messages set state = 'sent', done_at = now() where state = 'waiting';
  delete from private.known_appointments;
  delete from private.handed_over_visits;
  delete from private.office_news`;

const asCustomer = 'set local role anon';
// As the embedded backend sets what is in a token.
const asAdmin = `set local role authenticated;
  set local request.jwt.claim.sub = '${admin}';
  set local request.jwt.claims = '{"session_id": "${admin}"}'`;

interface Example {
  title: string;
  /** Who does what. */
  about: string;
  role: string;
  /** The writing call; `moment` is a free moment as an SQL literal. */
  call: (moment: string) => string;
  /** Whether the next one finds it undone. */
  isUndone: boolean;
}

/** A free moment of the request in the second week from now; of a later `place` a later one. */
export function freeMoment(place: number): string {
  return `
    select free.starts_at::text as moment
    from public.contact_submissions as request
    cross join lateral private.free_moments(request, now() + interval '8 days', now() + interval '15 days') as free
    where request.id = '${request}' order by free.starts_at offset ${place} limit 1`;
}

export const examples: Example[] = [
  {
    title: 'A request comes in',
    about: 'A visitor sends the form.',
    role: asCustomer,
    call: () => `
      insert into public.contact_submissions (
        id, name, email, address, postcode, house_number, property_type, surface_area, rd_x, rd_y, relay_status, key_hash
      ) values (
        '${request}', 'Jan de Vries', 'jan@example.nl', 'Straat, Amsterdam', '1082GB', '43', 'apartment', 76, 119764, 483405, 'sent',
        encode(sha256('${key}'), 'hex')
      )`,
    isUndone: false,
  },
  {
    title: 'A moment is picked',
    about: 'The customer picks one on the own page (`pick_moment`).',
    role: asCustomer,
    call: (moment) => `select public.pick_moment('${key}', ${moment})`,
    isUndone: false,
  },
  {
    title: 'The visit is moved',
    about: 'An administrator drags it in the calendar (`move_visit`).',
    role: asAdmin,
    call: (moment) => `
      select public.move_visit(id, sequence, ${moment}, ${moment}::timestamptz + (ends_at - starts_at), adviser)
      from public.appointments where request_id = '${request}'`,
    isUndone: false,
  },
  {
    title: 'The customer cancels',
    about: 'On the own page (`cancel_request`).',
    role: asCustomer,
    call: () => `select public.cancel_request('${key}')`,
    isUndone: true,
  },
  {
    title: 'The status changes',
    about: 'An administrator completes the request.',
    role: asAdmin,
    call: () => `update public.contact_submissions set status = 'completed' where id = '${request}'`,
    isUndone: true,
  },
  {
    title: 'The request is deleted',
    about: 'An administrator deletes it, with its visit.',
    role: asAdmin,
    call: () => `delete from public.contact_submissions where id = '${request}'`,
    isUndone: true,
  },
];
