import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Client } from '../setup/backend.ts';
import { buildContentRow, insertStatement } from '../setup/factories.ts';
import { everyRole, publicRoles, startBackendWithRoles } from '../setup/roles.ts';

// Files of pictures over Storage's own API, and what is known of them: only administrators write, and a picture that a
// text shows stays.

const { backend, roles } = await startBackendWithRoles();

const bytes = new Uint8Array([82, 73, 70, 70, 1, 2, 3]);

async function upload(client: Client, path: string, contentType = 'image/webp', body = bytes) {
  return (await client.storage.from('pictures').upload(path, body.buffer, { contentType })).error;
}

/** What Storage means; it answers most refusals with 400. */
function statusOf(error: object | null): unknown {
  return error && Reflect.get(error, 'statusCode');
}

function newPath(): string {
  return `${randomUUID()}/1600x1067.webp`;
}

async function read(path: string): Promise<Response> {
  return fetch(`${backend.url}/storage/v1/object/public/pictures/${path}`);
}

/** A picture with its file. */
async function storedPicture(alt = 'Een raam'): Promise<string> {
  const path = newPath();
  expect(await upload(roles.admin, path)).toBeNull();
  expect((await roles.admin.from('pictures').insert({ path, alt })).error).toBeNull();
  return path;
}

/** Markdown. */
function shows(path: string, alt = 'Een raam'): string {
  return `Tekst\n\n![${alt}](/storage/v1/object/public/pictures/${path})\n\nMeer tekst`;
}

async function addText(values: Parameters<typeof buildContentRow>[0]): Promise<string> {
  const id = randomUUID();
  await backend.sql(insertStatement('website_content', buildContentRow({ id, ...values })));
  return id;
}

async function textOf(id: string) {
  return (await roles.admin.from('website_content').select('content, last_updated').eq('id', id).single()).data;
}

test('an administrator adds a file once, everyone reads it, and the administrator deletes it', async () => {
  const path = newPath();
  expect(await upload(roles.admin, path)).toBeNull();
  expect(statusOf(await upload(roles.admin, path))).toBe('409');
  const answer = await read(path);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect((await roles.admin.storage.from('pictures').remove([path])).data).toHaveLength(1);
  expect((await read(path)).ok).toBe(false);
});

test.each(publicRoles)('%s adds, replaces, moves and deletes no file', async (_, role) => {
  const path = await storedPicture();
  const files = roles[role].storage.from('pictures');
  expect(await upload(roles[role], newPath())).not.toBeNull();
  expect(
    (await files.upload(path, new Uint8Array(3).buffer, { contentType: 'image/webp', upsert: true })).error,
  ).not.toBeNull();
  expect((await files.move(path, newPath())).error).not.toBeNull();
  await files.remove([path]);
  expect((await files.list(path.split('/')[0])).data ?? []).toEqual([]);
  expect(new Uint8Array(await (await read(path)).arrayBuffer())).toEqual(bytes);
});

test.each([
  ['another type', newPath(), 'text/html', bytes, '415'],
  ['more than 4 MiB', newPath(), 'image/webp', new Uint8Array(4 * 1024 * 1024 + 1), '413'],
  ['a name that says no size', `${randomUUID()}/foto.webp`, 'image/webp', bytes, '403'],
  ['a name outside of a folder of its own', 'map/1600x1067.webp', 'image/webp', bytes, '403'],
  ['another extension', `${randomUUID()}/1600x1067.svg`, 'image/webp', bytes, '403'],
])('nobody stores %s', async (_, path, contentType, body, status) => {
  expect(statusOf(await upload(roles.admin, path, contentType, body))).toBe(status);
});

test.each([
  ['no description', ''],
  ['white space around it', ' Een raam'],
  ['a description that is too long', 'x'.repeat(301)],
  ['hidden characters', 'Een\u200braam'],
])('a picture is not stored with %s', async (_, alt) => {
  expect((await roles.admin.from('pictures').insert({ path: newPath(), alt })).error).not.toBeNull();
});

test.each(publicRoles)(
  '%s writes nothing about a picture, and sees those of published articles alone',
  async (_, role) => {
    const [path, hidden] = [await storedPicture(), await storedPicture('Nog geheim')];
    await backend.sql(insertStatement('website_content', buildContentRow({ picture: path })));
    await backend.sql(insertStatement('website_content', buildContentRow({ picture: hidden, published_at: null })));
    const pictures = roles[role].from('pictures');
    expect((await pictures.select('path').in('path', [path, hidden])).data).toEqual([{ path }]);
    expect((await pictures.insert({ path: newPath(), alt: 'Nieuw' })).error?.code).toBe('42501');
    expect((await pictures.update({ alt: 'Anders' }).eq('path', path)).error?.code).toBe('42501');
    expect((await pictures.delete().eq('path', path)).error?.code).toBe('42501');
    expect(await backend.sql(`select alt from public.pictures where path = '${path}'`)).toEqual([{ alt: 'Een raam' }]);
  },
);

test.each(everyRole)('%s reads an article with what is on its picture', async (_, role) => {
  const [path, id] = [await storedPicture('Een warmtepomp'), randomUUID()];
  await backend.sql(insertStatement('website_content', buildContentRow({ id, picture: path })));
  const { data } = await roles[role].from('website_content').select('picture, pictures(alt)').eq('id', id);
  expect(data).toEqual([{ picture: path, pictures: { alt: 'Een warmtepomp' } }]);
});

test('a picture stays as long as it stands above an article or in a text', async () => {
  const [own, inText] = [await storedPicture(), await storedPicture()];
  const blocks = [
    buildContentRow({ id: randomUUID(), picture: own }),
    buildContentRow({ id: randomUUID(), content: shows(inText) }),
  ];
  for (const block of blocks) await backend.sql(insertStatement('website_content', block));
  const pictures = roles.admin.from('pictures');
  for (const path of [own, inText]) {
    await roles.admin.storage.from('pictures').remove([path]);
    expect((await read(path)).ok).toBe(true);
    expect((await pictures.delete().eq('path', path)).error?.code).toBe('23503');
  }
  await roles.admin
    .from('website_content')
    .delete()
    .in(
      'id',
      blocks.map(({ id }) => id ?? ''),
    );
  for (const path of [own, inText]) {
    await roles.admin.storage.from('pictures').remove([path]);
    expect((await read(path)).ok).toBe(false);
    expect((await pictures.delete().eq('path', path).select('path')).data).toEqual([{ path }]);
  }
});

test('a deleted article comes back with its picture, or without when that is gone', async () => {
  for (const isGone of [false, true]) {
    const [path, id] = [await storedPicture(), randomUUID()];
    await backend.sql(insertStatement('website_content', buildContentRow({ id, picture: path })));
    await roles.admin.from('website_content').delete().eq('id', id);
    if (isGone) await roles.admin.from('pictures').delete().eq('path', path);
    expect((await roles.admin.rpc('restore_deleted_block', { block_id: id })).data).toBe(true);
    const { data } = await roles.admin.from('website_content').select('title, picture').eq('id', id);
    expect(data).toEqual([{ title: 'Energielabel Almere', picture: isGone ? null : path }]);
  }
});

test('a text cannot begin to show a picture that is gone, and keeps what it shows', async () => {
  const [path, gone] = [await storedPicture(), newPath()];
  const id = await addText({ content: 'Tekst' });
  const texts = roles.admin.from('website_content');
  const refused = { code: '23503', message: 'the text shows a picture that is gone' };
  expect((await texts.update({ content: shows(gone) }).eq('id', id)).error).toMatchObject(refused);
  expect((await texts.insert({ section_name: 'blog_article', content: shows(gone) })).error).toMatchObject(refused);
  expect((await texts.update({ content: shows(path) }).eq('id', id)).error).toBeNull();
  expect((await texts.update({ title: 'Anders' }).eq('id', id)).error).toBeNull();
  expect((await textOf(id))?.content).toBe(shows(path));
});

test('another description stands in every text that shows the picture, whose version it changes', async () => {
  const [path, other] = [await storedPicture(), await storedPicture()];
  const [inText, own, apart] = [
    await addText({ content: `${shows(path, 'Een \\[oud\\] raam')}\n\n> ${shows(path)}\n\n${shows(other)}` }),
    await addText({ picture: path }),
    await addText({ content: shows(other) }),
  ];
  const before = await Promise.all([inText, own, apart].map(textOf));
  const alt = String.raw`Een \ raam [nieuw] *met* \1 & €`;
  expect((await roles.admin.from('pictures').update({ alt }).eq('path', path)).error).toBeNull();
  const after = await Promise.all([inText, own, apart].map(textOf));
  const written = String.raw`Een \\ raam \[nieuw\] \*met\* \\1 & €`;
  expect(after[0]?.content).toBe(`${shows(path, written)}\n\n> ${shows(path, written)}\n\n${shows(other)}`);
  expect(after.map((text, index) => text?.last_updated !== before[index]?.last_updated)).toEqual([true, true, false]);
});

test('a deleted text comes back without the pictures that are gone meanwhile', async () => {
  const [kept, gone] = [await storedPicture(), await storedPicture()];
  const id = await addText({ content: `${shows(gone)}\n\n${shows(kept)}` });
  await roles.admin.from('website_content').delete().eq('id', id);
  expect((await roles.admin.from('pictures').delete().eq('path', gone)).error).toBeNull();
  expect((await roles.admin.rpc('restore_deleted_block', { block_id: id })).data).toBe(true);
  expect((await textOf(id))?.content).toBe(`Tekst\n\n\n\nMeer tekst\n\n${shows(kept)}`);
});

test('another picture above an article is a version of it', async () => {
  const [first, second] = [await storedPicture(), await storedPicture()];
  const id = await addText({ picture: first });
  await roles.admin.from('website_content').update({ picture: second }).eq('id', id);
  expect((await roles.admin.from('website_content_history').select('picture').eq('block_id', id)).data).toEqual([
    { picture: first },
  ]);
});
