import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { knownPayerTexts } from '../../../src/content/office/invoices/known-payers.ts';
import { buildRequestRow, type RequestInsert } from '../setup/factories.ts';
import { senders } from '../setup/flooding.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Who orders often is not held by number, up to a bound of its own; whoever types that address causes no more (D-67, D-76).

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const { send, storeMany, isHeld, anHourPasses } = senders(backend);

const email = 'makelaar@example.nl';
/** As docs/security.md says, and as many mails about new requests as go to one address in a day. */
const bound = 20;

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql('delete from private.recent_callers');
  await sql('delete from private.outgoing_messages');
  await sql('delete from private.known_payers');
  await sql('update public.settings set sends_mail = true');
  const known = { email: ' Makelaar@Example.nl', name: 'Makelaardij Voorbeeld' };
  expect((await roles.admin.rpc('keep_known_payer', known)).error).toBeNull();
});

/** How many of so many requests, one after the other from one place, are held. */
async function heldOf(amount: number, row: Partial<RequestInsert> = {}): Promise<number> {
  let held = 0;
  for (let turn = 0; turn < amount; turn += 1) {
    const request = buildRequestRow({ email, ...row });
    expect(await send(request, { 'x-forwarded-for': '203.0.113.7' })).toBe(201);
    if (await isHeld(request.id)) held += 1;
  }
  return held;
}

test('its requests up to the bound are in the list, in whatever case the address is typed, and each is mailed to its owner', async () => {
  expect(await heldOf(bound - 1)).toBe(0);
  expect(await heldOf(1, { email: email.toUpperCase() })).toBe(0);
  await sql('select private.give_up_messages(now())');
  const mails = await sql(`select 1 from private.outgoing_messages where kind = 'received' and state = 'waiting'`);
  expect(mails).toHaveLength(bound);
  expect(knownPayerTexts.explanation).toContain(`Tot ${bound} aanvragen per etmaal`);
});

test('beyond the bound the ordinary limits hold, and an hour later again', async () => {
  await heldOf(bound);
  expect(await heldOf(3)).toBe(3);
  await anHourPasses();
  expect(await heldOf(11)).toBe(1);
});

test('it is taken during a flood that used up the total of the hour', async () => {
  await storeMany(100);
  expect(await heldOf(2)).toBe(0);
});

test('what it sends counts for its place: another address from there is held', async () => {
  await heldOf(bound);
  expect(await heldOf(1, { email: 'ander@example.nl' })).toBe(1);
});

test('a name that is none is held all the same', async () => {
  expect(await heldOf(1, { name: 'www.winst.example' })).toBe(1);
});

test('once that is undone the ordinary limits hold', async () => {
  expect((await roles.admin.rpc('forget_known_payer', { email })).data).toBe(true);
  expect((await roles.admin.rpc('forget_known_payer', { email })).data).toBe(false);
  expect(await heldOf(11)).toBe(1);
});

test('is listed, changed by its address, in a copy of the person, and erased with it', async () => {
  const changed = { email, name: 'Voorbeeld Makelaars', is_billed_together: true };
  await roles.admin.rpc('keep_known_payer', changed);
  expect((await roles.admin.rpc('known_payers')).data).toMatchObject([changed]);
  expect((await roles.admin.rpc('export_person', { person: email })).data).toMatchObject({ known_payer: changed });
  const [row] = z.array(z.object({ now: z.string() })).parse(await sql('select now()::text as now'));
  await roles.admin.rpc('erase_person', { person: email, seen_at: row?.now ?? '' });
  expect((await roles.admin.rpc('known_payers')).data).toEqual([]);
});

test.each([
  ['no address', { email: 'makelaar', name: 'A' }],
  ['no name', { email: 'a@example.nl', name: ' ' }],
  ['a name of two lines', { email: 'a@example.nl', name: 'A\nB' }],
])('%s is refused', async (_, known) => {
  expect((await roles.admin.rpc('keep_known_payer', known)).error).not.toBeNull();
});
