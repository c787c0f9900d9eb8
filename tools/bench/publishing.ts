import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { median } from './numbers.ts';
import { buildSite, startSite } from './site.ts';
import { printTable } from './table.ts';

const times = 5;
const targetSeconds = 3;

/** Prints how long it takes from a request for a build until the pages have a new text, or no longer a deleted one. */
export async function benchPublishing(folder: string): Promise<void> {
  const place = { folder: path.join(folder, 'site'), data: path.join(folder, 'data') };
  await buildSite(place);
  const { url, stop } = await startSite(place);
  const admin = createClient(url, 'local', { auth: { persistSession: false } });
  const account = await admin.auth.signUp({ email: 'beheer@woninglabel.example', password: 'correct-horse-battery' });
  if (account.error) throw account.error;

  /** Seconds from a request for a build until a page has this status. */
  async function secondsUntil(status: number, page: string): Promise<number> {
    const start = performance.now();
    await admin.functions.invoke('publish', { method: 'POST' });
    while ((await fetch(url + page)).status !== status) await wait(20);
    return (performance.now() - start) / 1000;
  }

  const [published, withdrawn]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time++) {
    const page = `/blog/bench-${time}`;
    const text = { section_name: 'blog_article', page_path: page, title: `Bench ${time}`, content: 'Tekst' };
    const added = await admin.from('website_content').insert(text);
    if (added.error) throw added.error;
    published.push(await secondsUntil(200, page));
    await admin.from('website_content').delete().eq('page_path', page);
    withdrawn.push(await secondsUntil(404, page));
  }
  await stop();
  printTable(`Publishing while npm start runs; the median of ${times}`, [
    ['what', 'seconds', 'to reach'],
    ['a new article answers 200', median(published).toFixed(2), `< ${targetSeconds}`],
    ['a deleted article answers 404', median(withdrawn).toFixed(2), `< ${targetSeconds}`],
  ]);
}
