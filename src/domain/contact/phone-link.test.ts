import { expect, test } from 'vitest';
import { phoneHref } from './phone-link.ts';

test('a link keeps the digits and the plus', () => {
  expect(phoneHref('+31 (0)85 000-0000')).toBe('tel:+31850000000');
});
