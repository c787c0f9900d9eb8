import { beforeEach, expect, test } from 'vitest';
import { anonymous, type Client } from '../setup/backend.ts';
import { password, startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();
const { admin } = roles;
const colleague = await invite('collega@example.nl');

async function invite(email: string): Promise<Client> {
  const { data } = await admin.rpc('invite_admin', { email });
  const client = anonymous(backend.url);
  const { error } = await client.auth.signUp({ email, password, options: { data: { invitation_code: data } } });
  expect(error).toBeNull();
  return client;
}

beforeEach(() => backend.sql('delete from public.saved_views'));

function save(client: Client, name: string, query = 'status=new') {
  return client.from('saved_views').insert({ name, query });
}

test('a view is private to the administrator who saved it', async () => {
  expect((await save(admin, 'Spoed in Utrecht', 'zoek=utrecht&spoed=ja')).error).toBeNull();
  expect((await colleague.from('saved_views').select('name')).data).toEqual([]);
  expect((await colleague.from('saved_views').update({ name: 'Van mij' }).neq('name', '').select()).data).toEqual([]);
  expect((await colleague.from('saved_views').delete().neq('name', '').select()).data).toEqual([]);
  expect((await admin.from('saved_views').select('name, query')).data).toEqual([
    { name: 'Spoed in Utrecht', query: 'zoek=utrecht&spoed=ja' },
  ]);
});

test('a name is taken once for each administrator, in any case of its letters', async () => {
  await save(admin, 'Bellen');
  expect((await save(admin, 'BELLEN')).error?.code).toBe('23505');
  expect((await save(colleague, 'Bellen')).error).toBeNull();
});

test('an administrator keeps at most twenty', async () => {
  for (let count = 1; count <= 20; count += 1) expect((await save(admin, `Weergave ${count}`)).error).toBeNull();
  expect((await save(admin, 'Een te veel')).error?.code).toBe('22023');
  expect((await save(colleague, 'Van een collega')).error).toBeNull();
});

test.each(['', ' spatie ', 'regel\neinde', 'x'.repeat(61)])('the name %j is refused', async (name) => {
  expect((await save(admin, name)).error).not.toBeNull();
});

test('the views of an administrator who is removed go too', async () => {
  const other = await invite('weg@example.nl');
  await save(other, 'Weg');
  const { data } = await other.auth.getUser();
  await admin.rpc('remove_admin', { user_id: data.user?.id ?? '' });
  expect(await backend.sql('select name from public.saved_views')).toEqual([]);
});
