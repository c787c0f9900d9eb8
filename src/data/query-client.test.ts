import { expect, test } from 'vitest';
import { DataError } from './errors';
import { clearPrivateData, privateKey, queryClient, shouldRetry } from './query-client';

test('only an answer that failed to come is asked for again, once', () => {
  expect(shouldRetry(0, new DataError('unavailable', ''))).toBe(true);
  expect(shouldRetry(1, new DataError('unavailable', ''))).toBe(false);
  expect(shouldRetry(0, new DataError('forbidden', ''))).toBe(false);
  expect(shouldRetry(0, new Error('anything else'))).toBe(false);
});

test('after a sign-out the private data is gone and the public data is not', () => {
  queryClient.setQueryData([privateKey, 'requests', 'list'], ['secret']);
  queryClient.setQueryData(['content'], ['public']);
  clearPrivateData();
  expect(queryClient.getQueryData([privateKey, 'requests', 'list'])).toBeUndefined();
  expect(queryClient.getQueryData(['content'])).toEqual(['public']);
});
