import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentLimits } from '../../../src/domain/content/content-limits.ts';
import { reservedSlugs } from '../../../src/lib/paths.ts';
import { buildContentRow, insertStatement, literal, type ContentInsert } from '../setup/factories.ts';
import { everyRole, isRefused, publicRoles, startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();

async function storedBlock(overrides: Partial<ContentInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await backend.sql(
    insertStatement('website_content', buildContentRow({ id, last_updated: '2026-01-01', ...overrides })),
  );
  return id;
}

function stored(id: string): Promise<unknown[]> {
  return backend.sql(`select * from public.website_content where id = '${id}'`);
}

function onPage(path: string): Promise<unknown[]> {
  return backend.sql(`select section_name from public.website_content where page_path = ${literal(path)} order by 1`);
}

describe('reading texts', () => {
  test.each(everyRole)('%s reads them all', async (_, role) => {
    const id = await storedBlock();
    const { data } = await roles[role].from('website_content').select().eq('id', id);
    expect(data).toEqual(await stored(id));
    const hero = await roles[role].from('website_content').select('title').is('page_path', null);
    expect(hero.data).toContainEqual({ title: 'Energielabel voor uw woning Vanaf {prijs}' });
  });
});

describe('writing texts', () => {
  test.each(publicRoles)('%s adds none', async (_, role) => {
    const row = buildContentRow({ page_path: `/van-${role}` });
    expect((await roles[role].from('website_content').insert(row)).error?.code).toBe('42501');
    expect((await roles[role].from('website_content').insert(row).select()).error?.code).toBe('42501');
    expect(await onPage(`/van-${role}`)).toEqual([]);
  });

  test.each(publicRoles)('%s changes none', async (_, role) => {
    const id = await storedBlock();
    const before = await stored(id);
    const blocks = roles[role].from('website_content');
    expect(isRefused(await blocks.update({ title: 'Gekraakt' }).eq('id', id).select('id'))).toBe(true);
    // Without a filter no row has to be read: then the policy for changing stands alone.
    await blocks.update({ title: 'Gekraakt' });
    expect((await blocks.upsert(buildContentRow({ id, title: 'Gekraakt' }))).error?.code).toBe('42501');
    expect(await stored(id)).toEqual(before);
  });

  test.each(publicRoles)('%s deletes none', async (_, role) => {
    const id = await storedBlock();
    expect(isRefused(await roles[role].from('website_content').delete().eq('id', id).select('id'))).toBe(true);
    await roles[role].from('website_content').delete();
    expect(await stored(id)).toHaveLength(1);
  });

  test('an administrator adds, changes and deletes them', async () => {
    const blocks = roles.admin.from('website_content');
    const added = await blocks
      .insert(buildContentRow({ title: 'Eerste' }))
      .select('id')
      .single();
    const id = added.data?.id ?? '';
    expect(await stored(id)).toMatchObject([{ title: 'Eerste' }]);
    expect((await blocks.update({ title: 'Tweede' }).eq('id', id).select('id')).data).toEqual([{ id }]);
    expect(await stored(id)).toMatchObject([{ title: 'Tweede' }]);
    expect((await blocks.delete().eq('id', id).select('id')).data).toEqual([{ id }]);
    expect(await stored(id)).toEqual([]);
  });
});

describe('the time of the last change', () => {
  test('is the time of the database, whatever the browser of an administrator says', async () => {
    const wrongClock = { last_updated: '2100-01-01T00:00:00Z' };
    const blocks = roles.admin.from('website_content');
    const added = await blocks.insert(buildContentRow(wrongClock)).select('id, last_updated').single();
    expect(added.data?.last_updated).not.toMatch(/^2100/);
    const id = added.data?.id ?? '';
    const changed = await blocks
      .update({ title: 'Later', ...wrongClock })
      .eq('id', id)
      .select('last_updated')
      .single();
    expect(changed.data?.last_updated).not.toMatch(/^2100/);
  });

  test('rises with every change, so that a save over a version that is gone changes nothing', async () => {
    const id = await storedBlock();
    const blocks = roles.admin.from('website_content');
    const seen = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) {
      const { data } = await blocks
        .update({ title: `Versie ${turn}` })
        .eq('id', id)
        .select('last_updated')
        .single();
      seen.add(data?.last_updated ?? '');
    }
    expect(seen.size).toBe(20);
    const [first = ''] = seen;
    const stale = await blocks.update({ title: 'Oud' }).eq('id', id).eq('last_updated', first).select('id');
    expect(stale.data).toEqual([]);
    expect(await stored(id)).toMatchObject([{ title: 'Versie 19' }]);
  });
});

describe('pages', () => {
  test('a landing page is made whole or not at all', async () => {
    const page = ['hero', 'intro', 'benefits'].map((section_name) =>
      buildContentRow({ section_name, page_path: '/energielabel-zeist' }),
    );
    expect((await roles.admin.from('website_content').insert(page)).error).toBeNull();
    // The last of the three is the one that exists: the two before it must go as well.
    const again = ['usp', 'faq', 'hero'].map((section_name) =>
      buildContentRow({ section_name, page_path: '/energielabel-zeist' }),
    );
    const { error, status } = await roles.admin.from('website_content').insert(again);
    expect([status, error?.code]).toEqual([409, '23505']);
    const names = await onPage('/energielabel-zeist');
    expect(names).toEqual([{ section_name: 'benefits' }, { section_name: 'hero' }, { section_name: 'intro' }]);
  });

  test('blocks that belong to no page may share a name', async () => {
    const rows = [buildContentRow({ page_path: null }), buildContentRow({ page_path: null })];
    expect((await roles.admin.from('website_content').insert(rows)).error).toBeNull();
  });

  test.each(['/', '/a', '/energielabel-den-haag', '/blog/kosten-2026', `/${'a'.repeat(199)}`])(
    '%s is a path',
    async (path) => {
      const { error } = await roles.admin.from('website_content').insert(buildContentRow({ page_path: path }));
      expect(error).toBeNull();
    },
  );

  test.each([
    ...['', 'amersfoort', '/Amersfoort', '/a b', '/a/', '//a', '/a--b', '/a-', '/-a', '/a?b=1', '/a#b', '/../a', '/é'],
    ...['/a\n', 'javascript:alert(1)', 'https://kwaad.nl', `/${'a'.repeat(200)}`],
  ])('%j is no path', async (path) => {
    const { error } = await roles.admin.from('website_content').insert(buildContentRow({ page_path: path }));
    expect(error?.message).toContain('website_content_page_path_check');
    expect(await onPage(path)).toEqual([]);
  });
});

describe('a path that the site or its host needs', () => {
  test.each(reservedSlugs.flatMap((slug) => [`/${slug}`, `/blog/${slug}`, `/energielabel-${slug}`]))(
    '%s is refused',
    async (path) => {
      const { error } = await roles.admin.from('website_content').insert(buildContentRow({ page_path: path }));
      expect(error?.message).toContain('website_content_reserved_path');
    },
  );

  test('is in the same list as in the dialogs', async () => {
    const [check] = await backend.sql(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'website_content_reserved_path'",
    );
    const { text } = z.object({ text: z.string() }).parse(check);
    const names = [...text.matchAll(/'([^']*)'::text/g)].map(([, part]) => part).join('');
    expect(/\)\?\(([^)]*)\)\$$/.exec(names)?.[1]?.split('|').toSorted()).toEqual(reservedSlugs.toSorted());
  });
});

describe('the length of a text', () => {
  test.each([
    ['section_name', 100],
    ['title', contentLimits.title],
    ['subtitle', contentLimits.subtitle],
    ['content', contentLimits.content],
    ['summary', contentLimits.summary],
    ['search_title', contentLimits.searchTitle],
    ['search_description', contentLimits.searchDescription],
  ] as const)('%s is one character at least and %d at most', async (column, longest) => {
    const blocks = roles.admin.from('website_content');
    for (const text of ['é', 'é'.repeat(longest)]) {
      expect((await blocks.insert(buildContentRow({ [column]: text }))).error).toBeNull();
    }
    for (const text of ['', 'é'.repeat(longest + 1)]) {
      const { error } = await blocks.insert(buildContentRow({ [column]: text }));
      expect(error?.message).toContain(`website_content_${column}_check`);
    }
  });
});

describe('a text that nobody worked on yet', () => {
  test('differs from one that somebody did', async () => {
    const { data: made } = await roles.admin.from('website_content').insert(buildContentRow()).select().single();
    expect(made?.is_edited).toBe(false);
    const id = made?.id ?? '';
    const moved = await roles.admin
      .from('website_content')
      .update({ page_path: '/energielabel-soest' })
      .eq('id', id)
      .select();
    expect(moved.data).toMatchObject([{ is_edited: false }]);
    const written = await roles.admin.from('website_content').update({ content: 'Nieuw' }).eq('id', id).select();
    expect(written.data).toMatchObject([{ is_edited: true }]);
  });

  test('cannot be passed off as the other', async () => {
    const { error } = await roles.admin.from('website_content').insert({ ...buildContentRow(), is_edited: true });
    expect(error?.code).toBe('42501');
  });
});
