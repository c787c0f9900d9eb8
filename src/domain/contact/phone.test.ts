import { describe, expect, test } from 'vitest';
import { looksLikePhone } from './phone.ts';

describe('looksLikePhone', () => {
  test.each([
    '085 000 0000',
    '06-12345678',
    '(033) 123 45 67',
    '+31 6 1234 5678',
    '0031 33 1234567',
    '0800 1234',
    '0900-123456',
  ])('accepts %s', (text) => {
    expect(looksLikePhone(text)).toBe(true);
  });

  test.each(['', '12345', '0012', '06-1234567', '06123456789', 'bel mij', '00 00000000'])('doubts %s', (text) => {
    expect(looksLikePhone(text)).toBe(false);
  });
});
