import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();
const { admin } = roles;

async function stored(): Promise<string> {
  const row = buildRequestRow();
  await backend.sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function latest(since: string | undefined, ids: string[]) {
  const { data, error } = await admin.rpc('latest_changes', { ...(since !== undefined && { since }), ids });
  expect(error).toBeNull();
  return z.object({ as_of: z.string(), latest: z.number().nullable(), changed: z.array(z.string()) }).parse(data);
}

/** As if the changes so far were made a minute ago. */
async function letTimePass(): Promise<void> {
  await backend.sql("update public.request_audit set changed_at = changed_at - interval '1 minute'");
}

test('a change, a deletion and a restoration are each noticed, of the requests that are asked for', async () => {
  const [one, other, bystander] = [await stored(), await stored(), await stored()];
  const first = await latest(undefined, [one, other]);
  expect(first.changed).toEqual([]);

  await admin.from('contact_submissions').update({ status: 'contacted' }).eq('id', one);
  await admin.from('contact_submissions').update({ status: 'contacted' }).eq('id', bystander);
  const second = await latest(first.as_of, [one, other]);
  expect(second.changed).toEqual([one]);
  expect(second.latest).toBeGreaterThan(first.latest ?? 0);

  await letTimePass();
  expect(await latest(second.as_of, [one, other])).toMatchObject({ changed: [], latest: second.latest });

  await admin.from('contact_submissions').delete().eq('id', other);
  const third = await latest(second.as_of, [one, other]);
  expect(third.changed).toEqual([other]);
  await letTimePass();
  await admin.rpc('restore_request', { request_id: other });
  expect((await latest(third.as_of, [one, other])).changed).toEqual([other]);
});

test('a change that was stamped before the last question and committed after it is still noticed', async () => {
  const id = await stored();
  await admin.from('contact_submissions').update({ status: 'contacted' }).eq('id', id);
  const { as_of } = await latest(undefined, [id]);
  async function isNoticed(seconds: number): Promise<boolean> {
    await backend.sql(
      `update public.request_audit set changed_at = '${as_of}'::timestamptz - make_interval(secs => ${seconds})`,
    );
    return (await latest(as_of, [id])).changed.includes(id);
  }
  expect([await isNoticed(15), await isNoticed(14.999)]).toEqual([false, true]);
});
