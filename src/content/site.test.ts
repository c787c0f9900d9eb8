import { expect, test } from 'vitest';
import { placeholdersLeft, site } from './site';

test('names every fact that nobody filled in yet', () => {
  expect(placeholdersLeft()).toEqual(Object.keys(site).filter((name) => name !== 'city'));
});

test('lets real facts pass', () => {
  expect(placeholdersLeft({ brand: 'labelhuis.test', phone: '033 123 4567', whatsapp: '31331234567' })).toEqual([]);
});
