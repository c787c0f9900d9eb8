import { describe, expect, test } from 'vitest';
import { immediately, startOfDay } from '../../../src/domain/content/publication.ts';
import { buildContentRow } from '../setup/factories.ts';
import { everyRole, publicRoles, type Roles, startBackendWithRoles } from '../setup/roles.ts';

const { roles } = await startBackendWithRoles();

async function addPage(path: string, published_at: string | null): Promise<void> {
  const page = ['hero', 'intro', 'benefits'].map((section_name) =>
    buildContentRow({ section_name, page_path: path, published_at }),
  );
  const { error } = await roles.admin.from('website_content').insert(page);
  expect(error).toBeNull();
}

async function publish(path: string, published_at: string | null): Promise<unknown> {
  const { data } = await roles.admin
    .from('website_content')
    .update({ published_at })
    .eq('page_path', path)
    .select('id');
  return data;
}

async function sectionsFor(role: keyof Omit<Roles, 'adminEmail'>, path: string): Promise<string[]> {
  const { data } = await roles[role].from('website_content').select('section_name').eq('page_path', path);
  return (data ?? []).map(({ section_name }) => section_name).toSorted();
}

const whole = ['benefits', 'hero', 'intro'];

describe('a page', () => {
  test.each(everyRole)('that is published is read by %s', async (_, role) => {
    const path = `/energielabel-open-${role}`;
    await addPage(path, immediately);
    expect(await sectionsFor(role, path)).toEqual(whole);
  });

  test.each(publicRoles)(
    'that is not, or not any more, is not there for %s; an administrator reads it',
    async (_, role) => {
      const path = `/energielabel-dicht-${role}`;
      await addPage(path, null);
      expect(await sectionsFor(role, path)).toEqual([]);
      expect(await sectionsFor('admin', path)).toEqual(whole);
      expect(await publish(path, immediately)).toHaveLength(3);
      expect(await sectionsFor(role, path)).toEqual(whole);
      expect(await publish(path, null)).toHaveLength(3);
      expect(await sectionsFor(role, path)).toEqual([]);
      expect(await sectionsFor('admin', path)).toEqual(whole);
    },
  );

  test('of a later day is not there yet, one of an earlier day is', async () => {
    await addPage('/energielabel-later', startOfDay('2099-07-01'));
    await addPage('/energielabel-eerder', startOfDay('2020-07-01'));
    expect(await sectionsFor('visitor', '/energielabel-later')).toEqual([]);
    expect(await sectionsFor('visitor', '/energielabel-eerder')).toEqual(whole);
  });

  test('keeps search engines waiting, however often it is published', async () => {
    await addPage('/energielabel-wacht', null);
    await publish('/energielabel-wacht', immediately);
    const { data } = await roles.visitor
      .from('website_content')
      .select('is_edited')
      .eq('page_path', '/energielabel-wacht');
    expect(data).toEqual([{ is_edited: false }, { is_edited: false }, { is_edited: false }]);
  });

  test('that does not exist is not published', async () => {
    expect(await publish('/energielabel-nergens', immediately)).toEqual([]);
  });

  test.each(publicRoles)('is not published by %s', async (_, role) => {
    const path = `/energielabel-vast-${role}`;
    await addPage(path, null);
    await roles[role].from('website_content').update({ published_at: immediately }).eq('page_path', path);
    expect(await sectionsFor('visitor', path)).toEqual([]);
  });
});

describe('a day', () => {
  test.each([
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-12-01', '2026-11-30T23:00:00.000Z'],
    // The clock goes forward and back later in these nights.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ])('%s begins at midnight in Amsterdam', async (day, moment) => {
    const { data } = await roles.admin
      .from('website_content')
      .insert(buildContentRow({ published_at: startOfDay(day) }))
      .select('published_at')
      .single();
    expect(new Date(data?.published_at ?? '').toISOString()).toBe(moment);
  });
});
