import { expect, test } from 'vitest';
import { routeLinks } from './route-link';

test('a route begins where the adviser starts and passes the appointments in their order', () => {
  const link = new URL(
    routeLinks(
      'Stationsplein, Amersfoort',
      [
        { address: 'Laan 1, Utrecht', postcode: '3511AA' },
        { address: '', postcode: '' },
        { address: '3811AA 12', postcode: '3811AA' },
        { address: 'Dam & Co 3, Ede', postcode: '' },
      ],
      false,
    )[0] ?? '',
  );
  expect(`${link.origin}${link.pathname}`).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    api: '1',
    travelmode: 'driving',
    origin: 'Stationsplein, Amersfoort',
    waypoints: 'Laan 1, Utrecht, 3511AA|3811AA 12',
    destination: 'Dam & Co 3, Ede',
  });
});

test('without a starting place it begins where the adviser is, and without addresses there is none', () => {
  expect(routeLinks('', [{ address: 'Laan 1', postcode: '' }], true)).toEqual([
    'https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=Laan+1',
  ]);
  expect(routeLinks('Utrecht', [{ address: '', postcode: '' }], false)).toEqual([]);
  expect(routeLinks('Utrecht', [], false)).toEqual([]);
});

test.each([
  [1, true, ['Start > 1']],
  [2, true, ['Start > 1 > 2']],
  [4, true, ['Start > 1 > 2 > 3 > 4']],
  [5, true, ['Start > 1 > 2 > 3 > 4', '4 > 5']],
  [9, true, ['Start > 1 > 2 > 3 > 4', '4 > 5 > 6 > 7 > 8', '8 > 9']],
  [10, false, ['Start > 1 > 2 > 3 > 4 > 5 > 6 > 7 > 8 > 9 > 10']],
  [11, false, ['Start > 1 > 2 > 3 > 4 > 5 > 6 > 7 > 8 > 9 > 10', '10 > 11']],
])('%d appointments, on a phone: %s, are the routes %j', (amount, isPhone, routes) => {
  const stops = Array.from({ length: amount }, (_, index) => ({ address: String(index + 1), postcode: '' }));
  const links = routeLinks('Start', stops, isPhone).map((link) => new URL(link).searchParams);
  expect(
    links.map((search) =>
      [search.get('origin'), ...(search.get('waypoints')?.split('|') ?? []), search.get('destination')].join(' > '),
    ),
  ).toEqual(routes);
});
