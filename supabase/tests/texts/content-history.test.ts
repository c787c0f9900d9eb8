import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { markdownProblem } from '../../../src/domain/content/content-edit.ts';
import { contentLimits } from '../../../src/domain/content/content-limits.ts';
import { buildContentRow, insertStatement, type ContentInsert } from '../setup/factories.ts';
import { everyRole, isRefused, publicRoles, type Roles, startBackendWithRoles } from '../setup/roles.ts';

const versionsKept = 20;
const versionRow = z.looseObject({ title: z.string().nullable(), replaced_at: z.string() });

const { backend, roles } = await startBackendWithRoles();

async function storedBlock(overrides: Partial<ContentInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await backend.sql(
    insertStatement(
      'website_content',
      buildContentRow({ id, last_updated: '2026-01-01', published_at: '2026-01-02', ...overrides }),
    ),
  );
  return id;
}

function stored(id: string): Promise<unknown[]> {
  return backend.sql(`select * from public.website_content where id = '${id}'`);
}

function versions(id: string): Promise<unknown[]> {
  return backend.sql(`select * from public.website_content_history where block_id = '${id}' order by id desc`);
}

function change(id: string, part: Partial<ContentInsert>) {
  return roles.admin.from('website_content').update(part).eq('id', id).select('id');
}

function remove(id: string) {
  return roles.admin.from('website_content').delete().eq('id', id).select('id');
}

function undelete(id: string, role: keyof Omit<Roles, 'adminEmail'> = 'admin') {
  return roles[role].rpc('restore_deleted_block', { block_id: id });
}

describe('what is kept', () => {
  test('a change keeps the whole version that it replaced, with who and when', async () => {
    const id = await storedBlock({ section_name: 'intro', title: 'Eerste', subtitle: null });
    await change(id, { title: 'Tweede', subtitle: 'Nieuw' });
    const [version] = await versions(id);
    expect(version).toMatchObject({
      action: 'update',
      replaced_by_email: roles.adminEmail,
      section_name: 'intro',
      title: 'Eerste',
      subtitle: null,
      content: 'Een adviseur komt bij u langs.',
      is_edited: false,
    });
    expect(Math.abs(Date.now() - Date.parse(versionRow.parse(version).replaced_at))).toBeLessThan(60_000);
    expect(await versions(id)).toHaveLength(1);
  });

  test('a deletion keeps the last version', async () => {
    const id = await storedBlock({ title: 'Laatste' });
    await remove(id);
    expect(await versions(id)).toMatchObject([
      { action: 'delete', title: 'Laatste', replaced_by_email: roles.adminEmail },
    ]);
  });

  test('publishing and saving the same text keep nothing', async () => {
    const id = await storedBlock({ title: 'Zelfde' });
    await change(id, { published_at: null });
    await change(id, { title: 'Zelfde' });
    expect(await versions(id)).toEqual([]);
  });

  test('twenty versions stay, the first and the one that was online longest among them, and those of other blocks', async () => {
    const other = await storedBlock();
    await change(other, { title: 'Ander' });
    const id = await storedBlock({ title: 'Versie 0', published_at: null });
    await change(id, { title: 'Versie 1' });
    await change(id, { published_at: '2026-01-02' });
    for (let turn = 2; turn <= 4; turn += 1) await change(id, { title: `Versie ${turn}` });
    // Of the first nobody saw anything, however long it stood there.
    await backend.sql(`update public.website_content_history set last_updated = '2025-01-01'
      where block_id = '${id}' and title in ('Versie 0', 'Versie 2')`);
    for (let turn = 5; turn <= versionsKept + 6; turn += 1) await change(id, { title: `Versie ${turn}` });
    const titles = (await versions(id)).map((row) => versionRow.parse(row).title);
    const newest = Array.from({ length: versionsKept - 2 }, (_, index) => `Versie ${versionsKept + 5 - index}`);
    expect(titles).toEqual([...newest, 'Versie 2', 'Versie 0']);
    expect(await versions(other)).toHaveLength(1);
  });
});

describe('who may do what with earlier versions', () => {
  test.each(publicRoles)('%s reads none', async (_, role) => {
    const id = await storedBlock();
    await change(id, { title: 'Nieuw' });
    expect(isRefused(await roles[role].from('website_content_history').select().eq('block_id', id))).toBe(true);
  });

  test('an administrator reads them', async () => {
    const id = await storedBlock();
    await change(id, { title: 'Nieuw' });
    const { data } = await roles.admin.from('website_content_history').select().eq('block_id', id);
    expect(data).toEqual(await versions(id));
    expect(data).toHaveLength(1);
  });

  test.each(everyRole)('%s adds, changes and deletes none', async (_, role) => {
    const id = await storedBlock();
    await change(id, { title: 'Nieuw' });
    const before = await versions(id);
    const history = roles[role].from('website_content_history');
    const row = { block_id: id, action: 'update', section_name: 'hero', last_updated: '2026-01-01', is_edited: false };
    expect((await history.insert(row)).error?.code).toBe('42501');
    expect((await history.update({ title: 'Gekraakt' }).eq('block_id', id)).error?.code).toBe('42501');
    expect((await history.delete().eq('block_id', id)).error?.code).toBe('42501');
    expect(await versions(id)).toEqual(before);
  });
});

test('a version holds what an article says of itself, and a change of that alone makes one', async () => {
  const id = await storedBlock({ summary: 'Kort', search_title: 'Gezocht', search_description: 'Gevonden' });
  await change(id, { search_title: 'Anders' });
  expect(await versions(id)).toMatchObject([
    { summary: 'Kort', search_title: 'Gezocht', search_description: 'Gevonden' },
  ]);
});

describe('undoing a deletion', () => {
  test('brings the block back as it was, every column, once', async () => {
    const id = await storedBlock({ subtitle: null, summary: 'Kort', search_title: 'Gezocht' });
    await change(id, { title: 'Bewerkt', published_at: null });
    const before = await stored(id);
    await remove(id);
    expect(await stored(id)).toEqual([]);
    expect(await undelete(id)).toMatchObject({ data: true, error: null });
    expect(await stored(id)).toEqual(before);
    expect((await undelete(id)).data).toBe(false);
    expect(await stored(id)).toEqual(before);
  });

  test('works again after another deletion, with the text of that moment', async () => {
    const id = await storedBlock();
    await remove(id);
    await undelete(id);
    await change(id, { title: 'Later' });
    await remove(id);
    expect((await undelete(id)).data).toBe(true);
    expect(await stored(id)).toMatchObject([{ title: 'Later' }]);
  });

  test('does nothing for a block that was changed or never was', async () => {
    const id = await storedBlock();
    await change(id, { title: 'Nieuw' });
    expect((await undelete(id)).data).toBe(false);
    expect(await stored(id)).toMatchObject([{ title: 'Nieuw' }]);
    expect((await undelete(crypto.randomUUID())).data).toBe(false);
  });

  test('fails when its place on the page was taken meanwhile', async () => {
    const page_path = `/energielabel-${crypto.randomUUID()}`;
    const id = await storedBlock({ page_path });
    await remove(id);
    await storedBlock({ page_path });
    expect((await undelete(id)).error?.code).toBe('23505');
    expect(await stored(id)).toEqual([]);
  });

  test.each(publicRoles)('%s cannot', async (_, role) => {
    const id = await storedBlock();
    await remove(id);
    expect((await undelete(id, role)).error?.code).toBe('42501');
    expect(await stored(id)).toEqual([]);
  });
});

describe('what is not published', () => {
  const hidden = [null, '2099-01-01T00:00:00Z'];

  function read(role: keyof Omit<Roles, 'adminEmail'>, id: string) {
    return roles[role].from('website_content').select('id').eq('id', id);
  }

  test.each(publicRoles.flatMap(([name, role]) => hidden.map((moment) => [name, moment, role] as const)))(
    '%s does not see what is published at %s',
    async (_, published_at, role) => {
      const id = await storedBlock({ published_at });
      expect((await read(role, id)).data).toEqual([]);
      await change(id, { published_at: '2026-01-01T00:00:00Z' });
      expect((await read(role, id)).data).toEqual([{ id }]);
      await change(id, { published_at });
      expect((await read(role, id)).data).toEqual([]);
    },
  );

  test.each(hidden)('an administrator sees what is published at %s', async (published_at) => {
    const id = await storedBlock({ published_at });
    expect((await read('admin', id)).data).toEqual([{ id }]);
  });

  test('a block is published at once when nothing else is said', async () => {
    const made = await roles.admin.from('website_content').insert(buildContentRow()).select('id').single();
    const id = made.data?.id ?? '';
    expect((await read('visitor', id)).data).toEqual([{ id }]);
  });
});

const limits = {
  title: contentLimits.title,
  subtitle: contentLimits.subtitle,
  content: contentLimits.content,
  summary: contentLimits.summary,
  search_title: contentLimits.searchTitle,
  search_description: contentLimits.searchDescription,
} as const;

describe('the length of a text', () => {
  test.each(Object.entries(limits))('%s is at most what the editor says', async (field, limit) => {
    const id = await storedBlock();
    const longest = '🏠'.repeat(limit);
    expect((await change(id, { [field]: longest })).data).toEqual([{ id }]);
    const { error } = await change(id, { [field]: `${longest}a` });
    expect(error?.message).toContain(`website_content_${field}_check`);
    expect(await stored(id)).toMatchObject([{ [field]: longest }]);
  });
});

describe('the depth of a text', () => {
  test.each(['> > > > a', '>>>> a', 'a\n  > > > > b', `- a\n${' '.repeat(20)}- b`, `a\n${' '.repeat(30)}12. b`])(
    '%j is refused',
    async (content) => {
      const id = await storedBlock();
      expect((await change(id, { content })).error?.message).toContain('website_content_bounded_markdown');
    },
  );

  test.each(['> > > a', `${' '.repeat(40)}a`, '- a\n  - b\n    - c', '- '.repeat(100), 'a > b > c > d > e'])(
    '%j is stored',
    async (content) => {
      const id = await storedBlock();
      expect((await change(id, { content })).error).toBeNull();
    },
  );

  test('what was stored before there was a bound can be withdrawn, deleted, brought back and changed', async () => {
    const id = await storedBlock();
    await backend.sql(`set session_replication_role = replica;
      update public.website_content set content = '> > > > a' where id = '${id}';
      set session_replication_role = origin`);
    expect((await change(id, { published_at: null, title: 'Oud' })).data).toEqual([{ id }]);
    await remove(id);
    expect((await undelete(id)).data).toBe(true);
    expect((await change(id, { content: 'a' })).data).toEqual([{ id }]);
    expect((await change(id, { content: '> > > > b' })).error?.message).toContain('website_content_bounded_markdown');
    expect((await change(id, { content: '> > > > a' })).data).toEqual([{ id }]);
  });
});

describe('the parts of a text', () => {
  test.each(['a\n', '*a* ', '[a](/b) '])('%j is stored 1,500 times, and refused 4,000 times', async (part) => {
    const id = await storedBlock();
    expect((await change(id, { content: part.repeat(1500) })).error).toBeNull();
    const content = part.repeat(4000);
    expect(markdownProblem(content)).toBe('too-many-parts');
    expect((await change(id, { content })).error?.message).toContain('website_content_bounded_markdown');
  });
});

describe('links and pictures of a text', () => {
  const path = '0a1b2c3d-0000-4000-8000-000000000001/1600x900.webp';
  const picture = `/storage/v1/object/public/pictures/${path}`;

  beforeAll(async () => {
    expect((await roles.admin.from('pictures').insert({ path, alt: 'Een raam' })).error).toBeNull();
  });

  test.each([
    ...['[a](javascript:alert(1))', '[a](//kwaad.example)', '[a](data:text/html,x)', '[a]( javascript:x)', '[a](<x>)'],
    ...['[a](\njavascript:x)', '\\\\[a](javascript:x)', '[a\\\\](javascript:x)', '![a](https://kwaad.example/a.png)'],
    ...['![a](/andere/map.png)', `![a](https://kwaad.example${picture})`, `![a\\]](/x)`, '![a](/x)![b](/y)'],
  ])('%j is refused', async (content) => {
    const id = await storedBlock();
    expect((await change(id, { content })).error?.message).toContain('website_content_bounded_markdown');
  });

  test.each([
    ...['[a](https://example.org)', '[a](http://example.org/?a=1#b)', '[a](mailto:a@b.nl)', '[a](tel:0612345678)'],
    ...['[a](/blog) [b](/)', String.raw`\[a\](javascript:alert(1))`, String.raw`wauw\![a](/blog)`],
    ...[`![a \\[b\\]](${picture})`, 'a [1] (b)'],
  ])('%j is stored', async (content) => {
    const id = await storedBlock();
    expect((await change(id, { content })).error).toBeNull();
  });

  test.each(['![', '](', '[a](/b', '![a\\]', '\\\\', '!['.repeat(20) + '\n'])(
    'a text of %j takes no longer than any other',
    async (part) => {
      await expect(
        backend.sql(`select private.is_bounded_markdown(repeat('${part}', 50000 / ${part.length}))`),
      ).resolves.toHaveLength(1);
    },
  );
});
