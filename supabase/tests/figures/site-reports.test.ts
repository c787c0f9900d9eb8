import { beforeEach, describe, expect, test } from 'vitest';
import { buildRequestRow } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();

beforeEach(async () => {
  await backend.sql('delete from private.site_reports');
  await backend.sql('update private.site_report_limit set taken = 0');
});

async function report(kind: string, page: string, code: string): Promise<void> {
  const { error } = await roles.visitor.rpc('report_trouble', { kind, page, code });
  expect(error).toBeNull();
}

function stored(): Promise<unknown[]> {
  return backend.sql('select kind, page, code, amount from private.site_reports order by 1, 2, 3');
}

test('reports are grouped and counted, and an administrator reads and clears them', async () => {
  await report('error', '/gouda', 'TypeError area-page');
  await report('error', '/gouda', 'TypeError area-page');
  await report('delivery', '/', 'relay 500');
  const { data } = await roles.admin.rpc('site_reports');
  expect(data).toMatchObject({
    counts: { error: 2, delivery: 1 },
    latest: [
      { kind: 'delivery', page: '/', code: 'relay 500', amount: 1 },
      { kind: 'error', page: '/gouda', code: 'TypeError area-page', amount: 2 },
    ],
  });
  const { error } = await roles.admin.rpc('clear_site_reports', {
    seen_until: new Date(Date.now() + 1000).toISOString(),
  });
  expect(error).toBeNull();
  expect(await stored()).toEqual([]);
});

test('what came in after the list was read is not cleared with it', async () => {
  await report('error', '/gouda', 'TypeError');
  await roles.admin.rpc('clear_site_reports', { seen_until: '2026-01-01T00:00:00Z' });
  expect(await stored()).toHaveLength(1);
});

describe('nothing personal is kept', () => {
  test.each([
    ['/bedankt?email=jan@example.nl#naam', '/bedankt'],
    ['/bedankt/Jan.de.Vries@example.nl/klaar', '/bedankt/*/klaar'],
    ['/jan%40example.nl', '/*'],
    ['/woning/3811AA-12', '/woning/*-*'],
    ['/woning/3811%20aa', '/woning/*'],
    ['/bel/0612345678', '/bel/*'],
    ['/Overvoorde%2043', '/overvoorde*'],
    ['/<script>alert(1)</script>', '/-script-alert-*--/script-'],
    [`/${'a'.repeat(500)}`, `/${'a'.repeat(79)}`],
  ])('of the path %s', async (path, kept) => {
    await report('not-found', path, '404');
    expect(await stored()).toMatchObject([{ page: kept, code: 'other' }]);
  });

  test.each([
    ['TypeError request-form', 'TypeError request-form'],
    ['relay unavailable', 'relay unavailable'],
    ['img-src example.com', 'img-src example.com'],
    ['jan@example.nl', 'other'],
    ['bel 0612345678', 'other'],
    ['Jan de Vries woont hier', 'other'],
    ["Cannot read 'Overvoorde'", 'other'],
    ['a'.repeat(61), 'other'],
    ['', 'other'],
  ])('of the code %s', async (code, kept) => {
    await report('error', '/', code);
    expect(await stored()).toMatchObject([{ code: kept }]);
  });

  test('of a kind that does not exist', async () => {
    await report('Jan de Vries', '/', 'code');
    expect(await stored()).toEqual([]);
  });
});

test('an hour takes so many reports and no more, and requests as always', async () => {
  await backend.sql("update private.site_report_limit set hour = date_trunc('hour', now()), taken = 500");
  await report('error', '/', 'TypeError');
  expect(await stored()).toEqual([]);
  expect((await roles.visitor.from('contact_submissions').insert(buildRequestRow())).error).toBeNull();
  await backend.sql("update private.site_report_limit set hour = hour - interval '1 hour'");
  // The next hour counts from the beginning.
  await report('error', '/', 'TypeError');
  await report('error', '/', 'TypeError');
  expect(await stored()).toMatchObject([{ amount: 2 }]);
});

test('a flood of made-up reports pushes out none of the first or most frequent of a day, and takes no room of another kind', async () => {
  for (const code of ['TypeError', 'TypeError', 'RangeError']) await report('error', '/gouda', code);
  await report('delivery', '/', 'relay 500');
  for (let n = 0; n < 520; n += 1)
    await report('not-found', `/${'abcdefghij'.charAt(n % 10)}-${'x'.repeat(n % 70)}`, 'a');
  await backend.sql(`
    insert into private.site_reports (kind, page, code, first_seen, last_seen)
    select 'not-found', '/' || n, 'a', now() + make_interval(secs => n), now() + make_interval(secs => n)
    from generate_series(1, 500) as n`);
  await report('policy', '/', 'img-src example.com');
  const kept = JSON.stringify(await stored());
  for (const code of ['"TypeError","amount":2', '"RangeError"', '"relay 500"', '"img-src example.com"']) {
    expect(kept).toContain(code);
  }
  expect((await stored()).length).toBeLessThan(300);
});

test('the newest two hundred groups of ninety days are kept', async () => {
  await backend.sql(`
    insert into private.site_reports (kind, page, code, last_seen)
    select 'error', '/' || n, 'TypeError', now() - make_interval(mins => n) from generate_series(1, 200) as n`);
  await report('error', '/', 'TypeError');
  const pages = JSON.stringify(await stored());
  expect(await stored()).toHaveLength(200);
  expect(pages).not.toContain('"/200"');
  await backend.sql(`delete from private.site_reports where page <> '/'`);
  await backend.sql("update private.site_reports set last_seen = now() - interval '89 days 23 hours'");
  await report('error', '/ede', 'TypeError');
  expect(await stored()).toHaveLength(2);
  await backend.sql("update private.site_reports set last_seen = now() - interval '90 days 1 minute'");
  await report('error', '/gouda', 'TypeError');
  expect(await stored()).toHaveLength(1);
});
