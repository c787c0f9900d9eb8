import { expect, test } from 'vitest';
import { isoTimestamp } from './iso-timestamp';

test("Postgres' notation becomes ISO 8601, and ISO 8601 stays as it is", () => {
  expect(isoTimestamp('2026-11-21 08:05:00.12+00')).toBe('2026-11-21T08:05:00.12+00:00');
  expect(isoTimestamp('2026-11-21T08:05:00+00:00')).toBe('2026-11-21T08:05:00+00:00');
});
