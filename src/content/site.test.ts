import { expect, test } from 'vitest';
import { placeholdersLeft } from './site';

const placeholders = {
  brand: 'woninglabel.example',
  phone: '085 000 0000',
  whatsapp: '31850000000',
  email: 'info@woninglabel.example',
  street: 'Voorbeeldstraat 1',
  postcode: '0000 AA',
  chamberOfCommerce: '00000000',
  adviserCertificate: 'EPW-00000',
  host: 'Voorbeeldhost',
};

test('names every fact that nobody filled in yet', () => {
  expect(placeholdersLeft({ ...placeholders, city: 'Amersfoort' })).toEqual(Object.keys(placeholders));
});

test('lets real facts pass', () => {
  expect(placeholdersLeft({ brand: 'labelhuis.test', phone: '033 123 4567', whatsapp: '31331234567' })).toEqual([]);
});
