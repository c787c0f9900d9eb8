import { expect, test } from 'vitest';
import { phoneHref, whatsappNumber } from './phone.ts';
import { dialledNumber } from '#shared/phone-number.ts';
import { phoneNote } from './typed-phone.ts';

test.each([
  ['06-12345678 (na 17:00 uur)', 'tel:0612345678', 'na 17:00 uur'],
  ['06 12345678 of 033 1234567', 'tel:0612345678', 'of 033 1234567'],
  ['06-12345678 / 06-87654321', 'tel:0612345678', '06-87654321'],
  ['0612345678 0687654321', 'tel:0612345678', '0687654321'],
  ['Bel 2 keer: +31 (0)6 12345678', 'tel:+31612345678', 'Bel 2 keer'],
  ['na 17.00 uur 0031 33 1234567, Jan', 'tel:0031331234567', 'na 17.00 uur , Jan'],
  ['+32 470 12 34 56', 'tel:+32470123456', ''],
  ['0800 1234', 'tel:08001234', ''],
  ['085 000 0000', 'tel:0850000000', ''],
  ['12345', 'tel:12345', ''],
])('of "%s" %s is dialled, beside "%s"', (typed, href, note) => {
  expect(phoneHref(dialledNumber(typed))).toBe(href);
  expect(phoneNote(typed)).toBe(note);
});

test('a chat goes to the same number', () => {
  expect(whatsappNumber(dialledNumber('06-12345678 (na 17:00 uur)'))).toBe('31612345678');
});
