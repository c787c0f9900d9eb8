import { expect, test } from 'vitest';
import { routeLink } from './route-link';

test('a route begins where the adviser starts and passes the appointments in their order', () => {
  const link = new URL(
    routeLink('Stationsplein, Amersfoort', [
      { address: 'Laan 1, Utrecht', postcode: '3511AA' },
      { address: '', postcode: '' },
      { address: '3811AA 12', postcode: '3811AA' },
      { address: 'Dam & Co 3, Ede', postcode: '' },
    ]) ?? '',
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
  expect(routeLink('', [{ address: 'Laan 1', postcode: '' }])).toBe(
    'https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=Laan+1',
  );
  expect(routeLink('Utrecht', [{ address: '', postcode: '' }])).toBeNull();
  expect(routeLink('Utrecht', [])).toBeNull();
});
