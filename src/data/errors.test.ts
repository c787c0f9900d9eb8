import { expect, test } from 'vitest';
import { toDataError } from './errors';

test.each([
  [409, '23505', 'duplicate key value', 'duplicate'],
  [400, '23P01', 'the visit does not fit', 'does-not-fit'],
  [500, 'SUP', 'the visit does not fit', 'does-not-fit'],
  [500, 'SUP', 'conflicting key value violates exclusion constraint "appointments_of_one_adviser"', 'does-not-fit'],
  [429, 'rate_limit', 'too many requests', 'rate-limited'],
  [401, '42501', 'permission denied', 'unauthenticated'],
  [403, '42501', 'permission denied', 'forbidden'],
  [400, '23514', 'new row violates check constraint "x"', 'invalid'],
  [500, 'SUP', 'error: new row for relation "r" violates check constraint "x"', 'invalid'],
  [400, '22P02', 'invalid input syntax for type uuid', 'invalid'],
  [400, '22023', 'search is longer than 254 characters', 'invalid'],
  [0, '', 'TypeError: Failed to fetch', 'unavailable'],
  [200, '', 'SyntaxError: Unexpected token <', 'unavailable'],
  [503, '', '<html>', 'unavailable'],
  [400, 'PGRST204', 'Could not find the column in the schema cache', 'unavailable'],
  [404, '42P01', 'relation does not exist', 'unavailable'],
  [408, '57014', 'canceling statement', 'unavailable'],
  [409, '23503', 'the text shows a picture that is gone', 'picture-gone'],
  [413, '', '<html>Request Entity Too Large', 'unavailable'],
])('%d %s "%s" is %s', (status, code, message, expected) => {
  expect(toDataError({ status, error: { code, message } }).code).toBe(expected);
});

test('an answer without a code is out of reach', () => {
  expect(toDataError({ status: 404, error: { message: '<html>' } }).code).toBe('unavailable');
  expect(toDataError({ status: 503, error: {} }).code).toBe('unavailable');
});
