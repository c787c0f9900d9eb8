import { expect, test } from 'vitest';
import { noNames, realNames } from '../../test/names.ts';
import { isPersonName } from './person-name.ts';

test.each(realNames)('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each(noNames)('%s is none', (text) => {
  expect(isPersonName(text)).toBe(false);
});
