import { afterEach, expect } from 'vitest';
import { refusedHosts } from '../../../tools/sandbox.ts';

afterEach(() => {
  expect(refusedHosts.splice(0), 'calls that left this machine').toEqual([]);
});
