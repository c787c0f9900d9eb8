// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildSubmission } from '@/test/submissions';
import { withStored } from './changes';

const [one, two, three] = ['1', '2', '3'].map((id) => buildSubmission({ id, name: `Aanvraag ${id}` }));

test('a changed request is replaced in its place, a deleted one stays and is gone, until it is restored', () => {
  if (!one || !two || !three) throw new Error('three requests');
  const page = { requests: [one, two, three], goneIds: [], hasPrevious: false, hasNext: true };
  const newer = { ...two, name: 'Anders' };
  const changed = withStored(page, ['2', '3', 'elsewhere'], new Map([['2', newer]]));
  expect(changed).toEqual({ ...page, requests: [one, newer, three], goneIds: ['3'] });
  expect(withStored(changed, ['3'], new Map([['3', three]]))).toEqual({ ...page, requests: [one, newer, three] });
});
