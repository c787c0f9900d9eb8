import { expect, test } from 'vitest';
import { countArgs, noFilters, pageArgs, type ListFilters, type RequestPosition } from './list-query';

test.each<[Partial<ListFilters>, object]>([
  [{}, {}],
  [{ search: 'jan' }, { search: 'jan' }],
  [{ rush: false }, { rush: false }],
  [{ from: '2026-11-01' }, { from_day: '2026-11-01' }],
  [{ until: '2026-11-30' }, { until_day: '2026-11-30' }],
  [{ appointmentFrom: '2026-11-01' }, { appointment_from: '2026-11-01' }],
  [{ appointmentUntil: '2026-11-30' }, { appointment_until: '2026-11-30' }],
  [{ work: 'rush' }, { work: 'rush' }],
  [{ isMine: true }, { mine: true }],
  [{ assignee: 'ali' }, { assignee: 'ali' }],
  [{ figure: { ...noFilters.figure, source: 'website' } }, { figure: { source: 'website' } }],
  [{ figure: { ...noFilters.figure, propertyType: 'other' } }, { figure: { property_type: 'other' } }],
  [{ figure: { ...noFilters.figure, place: 'Ede' } }, { figure: { place: 'Ede' } }],
  [{ figure: { ...noFilters.figure, landingPath: '/blog' } }, { figure: { landing_path: '/blog' } }],
  [{ figure: { ...noFilters.figure, referrerHost: 'a.nl' } }, { figure: { referrer_host: 'a.nl' } }],
  [{ figure: { ...noFilters.figure, step: 'label' } }, { figure: { step: 'label' } }],
  [{ figure: { ...noFilters.figure, completedFrom: '2026-11-01' } }, { figure: { completed_from: '2026-11-01' } }],
  [{ figure: { ...noFilters.figure, completedUntil: '2026-11-30' } }, { figure: { completed_until: '2026-11-30' } }],
])('the filters %j ask the database for %j', (filters, args) => {
  expect(countArgs({ ...noFilters, ...filters })).toEqual(args);
});

test.each<[Partial<RequestPosition>, object]>([
  [{}, {}],
  [
    { status: 'new', isHeld: true },
    { status: 'new', held: true },
  ],
  [{ cursor: 'last' }, { backwards: true }],
  [{ cursor: { id: 'a', side: 'after' } }, { after: 'a', backwards: false }],
  [{ cursor: { id: 'a', side: 'before' } }, { after: 'a', backwards: true }],
])('a page at %j asks the database for %j', (position, args) => {
  const first: RequestPosition = {
    ...{ ...noFilters, status: '', isHeld: false, sort: 'created_at', isDescending: true, cursor: null },
    ...position,
  };
  expect(pageArgs(first, 25)).toEqual({ sort: 'created_at', descending: true, page_size: 25, ...args });
});
