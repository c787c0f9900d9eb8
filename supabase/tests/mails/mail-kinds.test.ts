import { expect, test } from 'vitest';
import { z } from 'zod';
import { mailKinds, outgoingKinds } from '#shared/mail/customer-mail.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The database has the kinds of mail of supabase/functions/_shared/mail/customer-mail.ts, no more and no fewer.

const { backend } = await startBackendWithRoles();

async function kinds(query: string): Promise<string[]> {
  const rows = z.array(z.object({ kind: z.string() })).parse(await backend.sql(query));
  return rows.map(({ kind }) => kind).toSorted();
}

/** The kinds that the CHECK on a column allows. */
function allowedIn(table: string): Promise<string[]> {
  return kinds(`
    select (regexp_matches(pg_get_constraintdef(checked.oid), '''(\\w+)''', 'g'))[1] as kind
    from pg_constraint as checked
    join pg_attribute as field on field.attrelid = checked.conrelid and checked.conkey = array[field.attnum]
    where checked.conrelid = '${table}'::regclass and checked.contype = 'c' and field.attname = 'kind'`);
}

test('the queue takes each kind of message', async () => {
  expect(await allowedIn('private.outgoing_messages')).toEqual(outgoingKinds.toSorted());
});

test('each mail to a customer can be switched off, and no other message', async () => {
  expect(await kinds('select kind from public.mail_kinds')).toEqual(mailKinds.toSorted());
  expect(await allowedIn('public.mail_kinds')).toEqual(mailKinds.toSorted());
});

test('the bounds on mails to a customer count each of them', async () => {
  const all = outgoingKinds.map((kind) => `('${kind}')`).join(', ');
  expect(await kinds(`select kind from (values ${all}) as each (kind) where private.is_customer_mail(kind)`)).toEqual(
    mailKinds.toSorted(),
  );
});
