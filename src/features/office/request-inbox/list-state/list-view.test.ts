// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sortColumns } from '@/data/requests/list-query';
import { requestStatuses } from '@/domain/request/request-status';
import {
  defaultView,
  formatOrder,
  isFiltered,
  parseListView,
  parseOpened,
  parseOrder,
  withListView,
  withOpened,
  type ListView,
} from './list-view';

const id = '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b';
const other = '00000000-0000-4000-8000-000000000001';

function parse(query: string): ListView {
  return parseListView(new URLSearchParams(query));
}

function print(view: Partial<ListView>, query = ''): string {
  return withListView(new URLSearchParams(query), { ...defaultView, ...view }).toString();
}

test('a URL without anything is the default view, and the default view leaves nothing in the URL', () => {
  expect(parse('')).toEqual(defaultView);
  expect(print({})).toBe('');
});

test.each<[string, Partial<ListView>]>([
  ['zoek=jo+de+vries', { search: 'jo de vries' }],
  ['zoek=06%2F12%2634', { search: '06/12&34' }],
  ...requestStatuses.map((status): [string, Partial<ListView>] => [`status=${status}`, { status }]),
  ['apart=ja', { isHeld: true }],
  ['spoed=ja', { rush: true }],
  ['spoed=nee', { rush: false }],
  ['werk=overdue', { work: 'overdue' }],
  ['mij=ja', { isMine: true }],
  ['adviseur=5f0c9a3e-0000-4000-8000-000000000001', { assignee: '5f0c9a3e-0000-4000-8000-000000000001' }],
  ['van=2026-02-28', { from: '2026-02-28' }],
  ['tot=2024-02-29', { until: '2024-02-29' }],
  ['afspraak-van=2026-12-01', { appointmentFrom: '2026-12-01' }],
  ['afspraak-tot=2026-12-31', { appointmentUntil: '2026-12-31' }],
  ...Object.entries({
    'bron=telephone': { source: 'telephone' as const },
    'woning=detached': { propertyType: 'detached' },
    'plaats=Den+Haag': { place: 'Den Haag' },
    'plaats=-': { place: '-' },
    'binnenkomst=%2Fblog%2Fisolatie': { landingPath: '/blog/isolatie' },
    'site=funda.nl': { referrerHost: 'funda.nl' },
    'stap=picked': { step: 'picked' as const },
    'afgerond-van=2026-01-01': { completedFrom: '2026-01-01' },
    'afgerond-tot=2026-01-31': { completedUntil: '2026-01-31' },
  }).map(([query, part]): [string, Partial<ListView>] => [query, { figure: { ...defaultView.figure, ...part } }]),
  ['sorteer=datum', { sort: 'created_at', isDescending: false }],
  ['sorteer=naam', { sort: 'name', isDescending: false }],
  ['sorteer=-naam', { sort: 'name', isDescending: true }],
  [`na=${id}`, { cursor: { id, side: 'after' } }],
  [`voor=${id}`, { cursor: { id, side: 'before' } }],
])('%s and its view are each other’s counterpart', (query, view) => {
  expect(parse(query)).toEqual({ ...defaultView, ...view });
  expect(print(view)).toBe(query);
});

test('everything at once comes back as it was', () => {
  const view: ListView = {
    search: 'müller',
    status: 'contacted',
    isHeld: false,
    rush: true,
    from: '2026-01-01',
    until: '2026-12-31',
    appointmentFrom: '2026-02-01',
    appointmentUntil: '2026-02-28',
    work: 'unanswered',
    isMine: true,
    assignee: '5f0c9a3e-0000-4000-8000-000000000001',
    figure: {
      source: 'website',
      propertyType: 'other',
      place: 'Ede',
      landingPath: '/',
      referrerHost: 'bing.com',
      step: 'order',
      completedFrom: '2026-03-01',
      completedUntil: '2026-03-31',
    },
    sort: 'price',
    isDescending: false,
    cursor: { id, side: 'before' },
  };
  expect(parse(print(view))).toEqual(view);
});

test('what no held request meets does not filter the held ones', () => {
  const handling =
    'status=new&afspraak-van=2026-12-01&afspraak-tot=2026-12-31&werk=overdue&mij=ja&adviseur=5f0c9a3e-0000-4000-8000-000000000001&stap=order&plaats=Ede';
  expect(parse(`apart=ja&zoek=jo&${handling}`)).toEqual({ ...defaultView, isHeld: true, search: 'jo' });
});

test.each([
  ['zoek='],
  ['zoek=+++'],
  ['status=on_hold'],
  ['status=NEW'],
  ['spoed=misschien'],
  ['spoed=true'],
  ['van=gisteren'],
  ['van=2026-2-3'],
  ['van=2026-02-30'],
  ['van=2026-13-01'],
  ['tot=0202-06-01'],
  ['tot=2026-06-01T00:00'],
  ['afspraak-van=0002-12-01'],
  ['bron=fax'],
  ['adviseur=ali'],
  ['woning=villa'],
  ['stap=label2'],
  ['afgerond-van=2026-02-30'],
  ['sorteer=telefoon'],
  ['sorteer=-'],
  ['sorteer=--naam'],
  ['sorteer=created_at'],
  ['sorteer=-datum'],
  ['na=5'],
  ['voor=%27%3B+drop+table'],
  [`na=${id}x`],
  ['x=1'],
])('%s falls back to the default', (query) => {
  expect(parse(query)).toEqual(defaultView);
});

test('of two positions the next page wins; a broken one does not count', () => {
  expect(parse(`na=${id}&voor=${other}`).cursor).toEqual({ id, side: 'after' });
  expect(parse(`na=1&voor=${other}`).cursor).toEqual({ id: other, side: 'before' });
});

test('a search is trimmed and has an end', () => {
  expect(parse('zoek=++jo++').search).toBe('jo');
  expect(parse(`zoek=${'a'.repeat(500)}`).search).toHaveLength(100);
  expect(print({ search: ' jo ' })).toBe('zoek=jo');
});

test('another view replaces the old one and leaves the rest of the URL alone', () => {
  expect(print({ status: 'new' }, `aanvraag=${id}&na=${other}&zoek=x&status=completed&blok=3`)).toBe(
    `aanvraag=${id}&status=new&blok=3`,
  );
});

test('the URL that was given stays as it is', () => {
  const params = new URLSearchParams('zoek=x');
  withListView(params, defaultView);
  expect(params.toString()).toBe('zoek=x');
});

test.each([
  [`aanvraag=${id}`, id],
  [`aanvraag=${id.toUpperCase()}`, id],
  ['aanvraag=nieuw', 'nieuw'],
  ['aanvraag=7', ''],
  ['aanvraag=', ''],
  ['', ''],
])('%s opens "%s"', (query, expected) => {
  expect(parseOpened(new URLSearchParams(query))).toBe(expected);
});

test('opening and closing touches nothing else', () => {
  const params = new URLSearchParams('zoek=x');
  const opened = withOpened(params, id);
  expect(opened.toString()).toBe(`zoek=x&aanvraag=${id}`);
  expect(withOpened(opened, '').toString()).toBe('zoek=x');
});

test.each(sortColumns.flatMap((column) => [true, false].map((isDescending) => ({ column, isDescending }))))(
  'the order $column, descending: $isDescending, survives the URL',
  ({ column, isDescending }) => {
    expect(parseOrder(formatOrder({ sort: column, isDescending }))).toEqual({ sort: column, isDescending });
  },
);

test.each<[Partial<ListView>, boolean]>([
  [{}, false],
  [{ sort: 'name', isDescending: false, cursor: { id, side: 'after' } }, false],
  [{ search: 'x' }, true],
  [{ status: 'new' }, true],
  [{ isMine: true }, true],
  [{ rush: false }, true],
  [{ from: '2026-01-01' }, true],
  [{ until: '2026-01-01' }, true],
  [{ appointmentFrom: '2026-01-01' }, true],
  [{ appointmentUntil: '2026-01-01' }, true],
])('%j is filtered: %s', (view, expected) => {
  expect(isFiltered({ ...defaultView, ...view })).toBe(expected);
});
