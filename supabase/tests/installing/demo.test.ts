import { createClient } from '@supabase/supabase-js';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../src/data/database.types.ts';
import { pictureFiles } from '../../../src/domain/content/picture.ts';
import { fillDemo } from '../../../tools/demo/fill.ts';
import { housePath } from '../../../tools/demo/house.ts';
import { withDatabase } from '../../../tools/local/database/backend.ts';
import { copyDatabase } from '../setup/database-copies.ts';

test('a demo has a year of requests with visits, an account to sign in with, and mails nobody', async () => {
  const folder = copyDatabase();
  onTestFinished(() => rm(folder, { recursive: true }));
  const account = { email: 'beheer@woninglabel.example', password: 'oefenen-met-energielabels' };
  await withDatabase(path.join(folder, 'database'), async (backend) => {
    await fillDemo(backend, account, new Date());
    const browser = createClient<Database>('http://localhost', 'local', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: async (input, init) => backend.fetch(new Request(input, init), { peerAddress: null }) },
    });
    expect((await browser.auth.signInWithPassword(account)).error).toBeNull();
    const { data: requests } = await browser.from('contact_submissions').select('status, appointment_date');
    expect(requests?.length).toBeGreaterThan(400);
    const planned = requests?.filter(({ status }) => status === 'scheduled').length ?? 0;
    const completed = requests?.filter(({ status }) => status === 'completed').length ?? 0;
    const visits = await backend.sql(`select count(*) filter (where state = 'completed')::int as completed,
      count(*) filter (where state = 'planned')::int as planned, count(*) filter (where state = 'cancelled') > 0 as cancelled,
      count(*) filter (where state = 'no_show') > 0 as missed from appointments`);
    expect(visits).toEqual([{ completed, planned, cancelled: true, missed: true }]);
    expect(planned * completed).toBeGreaterThan(0);
    // An article that is online with its own picture, whose files everyone reads.
    const shown = await browser
      .from('website_content')
      .select('picture')
      .lte('published_at', new Date().toISOString())
      .not('picture', 'is', null);
    expect(shown.data).toEqual([{ picture: housePath }]);
    for (const { path: name } of pictureFiles(housePath)) {
      const url = `http://localhost/storage/v1/object/public/pictures/${name}`;
      expect((await backend.fetch(new Request(url), { peerAddress: null })).headers.get('content-type')).toBe(
        'image/jpeg',
      );
    }
    // What is to come, as the real office has it.
    expect(await backend.sql('select distinct kind from private.outgoing_messages order by kind')).toEqual([
      { kind: 'payment_reminder' },
      { kind: 'reminder' },
    ]);
  });
});
