import { expect, test } from 'vitest';
import { surroundingsOf } from './surroundings';

test.each([
  ['soest', ['amersfoort', 'hilversum', 'utrecht']],
  ['meppel', ['zwolle']],
  // Nijmegen is the nearest, at 111 km.
  ['maastricht', []],
  ['nergenshuizen', []],
])('the neighbours of %s are the cities within forty kilometres', async (slug, neighbours) => {
  expect((await surroundingsOf(slug)).neighbours).toEqual(neighbours);
});
