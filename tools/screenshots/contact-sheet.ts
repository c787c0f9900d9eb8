import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes index.html: a row for every page and state, with its pictures next to each other. */
export async function writeContactSheet(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted();
  const titles = [...new Set(names.map(titleOf))];
  const rows = titles.map((title) => {
    const pictures = names.filter((name) => titleOf(name) === title);
    return `<h2>${title}</h2><p>${pictures.map(linkTo).join(' ')}</p>`;
  });
  const style =
    'img { height: 30rem; border: 1px solid; vertical-align: top } p { white-space: nowrap; overflow: auto }';
  await writeFile(path.join(folder, 'index.html'), `<style>${style}</style>\n${rows.join('\n')}\n`);
}

/** The part of its name before width and scheme. */
function titleOf(picture: string): string {
  return picture.replace(/_\d{4}_\w+\.jpg$/, '');
}

function linkTo(picture: string): string {
  return `<a href="${picture}"><img loading="lazy" src="${picture}" alt="${picture}"></a>`;
}
