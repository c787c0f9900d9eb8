import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();

const review = { author: 'Sanne Mulder', location: 'Zeist', text: 'Vlot geregeld.', rating: 5, verified_by: 'label' };

beforeEach(async () => {
  await backend.sql('delete from public.reviews');
});

const rowsSchema = z.array(z.object({ id: z.string(), author: z.string(), updated_at: z.string() }));

async function stored() {
  const { data } = await roles.admin.from('reviews').select('id, author, updated_at').order('position');
  return rowsSchema.parse(data);
}

async function add(author: string) {
  const { error } = await roles.admin.from('reviews').insert({ ...review, author });
  expect(error).toBeNull();
}

test('a new review is the last one, until the reviews are ordered; their versions stay', async () => {
  for (const author of ['Een', 'Twee', 'Drie']) await add(author);
  const before = await stored();
  expect(before.map(({ author }) => author)).toEqual(['Een', 'Twee', 'Drie']);
  const { error } = await roles.admin.rpc('order_reviews', { ids: before.map(({ id }) => id).toReversed() });
  expect(error).toBeNull();
  expect(await stored()).toEqual(before.toReversed());
});

test('a review that was changed meanwhile: not saved over', async () => {
  await add('Een');
  const [base] = await stored();
  if (!base) throw new Error('no review');
  const change = roles.admin.from('reviews').update({ author: 'Twee' });
  const saved = await change.eq('id', base.id).eq('updated_at', base.updated_at).select('id');
  expect(saved.data).toHaveLength(1);
  const late = await roles.admin
    .from('reviews')
    .update({ author: 'Drie' })
    .eq('id', base.id)
    .eq('updated_at', base.updated_at)
    .select('id');
  expect(late).toMatchObject({ error: null, data: [] });
  expect((await stored()).map(({ author }) => author)).toEqual(['Twee']);
});

test('visitors read what the pages show of a review, and write none', async () => {
  await add('Een');
  const { data } = await roles.visitor.from('reviews').select('city, author, location, text, rating, verified_by');
  expect(data).toEqual([{ ...review, city: '', author: 'Een' }]);
  const { error } = await roles.visitor.from('reviews').insert({ ...review, author: 'Twee' });
  expect(error?.code).toBe('42501');
});

test.each([
  ['no stars', { rating: 0 }],
  ['six stars', { rating: 6 }],
  ['no text', { text: '' }],
  ['a text of 601 characters', { text: 'x'.repeat(601) }],
  ['an author of two lines', { author: 'Een\nTwee' }],
  ['another way of checking', { verified_by: 'gut feeling' }],
  ['a city that is no slug', { city: 'Den Haag' }],
])('%s: refused', async (_, change) => {
  const { error } = await roles.admin.from('reviews').insert({ ...review, ...change });
  expect(error).not.toBeNull();
  expect(await stored()).toEqual([]);
});

test('more than 500 reviews at once: not ordered', async () => {
  const ids = Array.from({ length: 501 }, () => crypto.randomUUID());
  expect((await roles.admin.rpc('order_reviews', { ids })).error?.message).toBe('too many reviews');
});
