import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/data/database.types.ts';
import { compareWithDocument, type Outcome } from '../../../tools/docs/reliability-rows.ts';
import { withDatabase, type Backend } from '../../../tools/local/database/backend.ts';
import { Inbox } from '../../../tools/local/mail/inbox.ts';
import { SmtpFaults, startSmtpServer } from '../../../tools/local/mail/smtp-server.ts';
import { copyDatabase } from '../setup/database-copies.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { openDatabase, thisRelease } from '../setup/open-database.ts';
import { password } from '../setup/roles.ts';
import { isWide } from '../setup/wide.ts';

// Programs that are killed (SIGKILL) in the middle of their work, and what is there when they have run once more.

const amount = 12;

/** A folder with a database of twelve requests. */
async function makeData(change: (backend: Backend) => Promise<unknown>): Promise<string> {
  const folder = copyDatabase();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await withDatabase(path.join(folder, 'database'), async (backend) => {
    await backend.sql('update public.settings set sends_mail = true');
    for (let index = 0; index < amount; index += 1) {
      await backend.sql(insertStatement('contact_submissions', buildRequestRow({ email: `jo${index}@example.nl` })));
    }
    await change(backend);
  });
  return folder;
}

function start(file: string, parameters: string[], environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [path.join(thisRelease, file), ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Every line that a process prints; `onLine` is called after each. */
function linesFrom(child: ChildProcess, onLine: (lines: readonly string[]) => void = () => undefined): string[] {
  const lines: string[] = [];
  child.stdout?.on('data', (text: Buffer) => {
    lines.push(...text.toString().trim().split('\n'));
    onLine(lines);
  });
  return lines;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function check(what: string, outcome: Outcome): void {
  expect(outcome).toEqual({ tried: outcome.tried, lost: 0, doubled: 0, toldFalsely: 0 });
  if (isWide) compareWithDocument(what, outcome);
}

function repeated(values: readonly unknown[]): number {
  return values.length - new Set(values).size;
}

const program = 'supabase/tests/setup/killed-program.ts';

test('killed while it sends: each mail arrived once, waits, or is shown to a person', async () => {
  const outcome: Outcome = { tried: 0, lost: 0, doubled: 0, toldFalsely: 0 };
  for (const killedAfter of isWide ? [1, 4, 7] : [4]) {
    const folder = await makeData(({ sql }) => sql('update private.outgoing_messages set not_before = now()'));
    const database = path.join(folder, 'database');
    const inbox = new Inbox();
    const smtp = await startSmtpServer(inbox, new SmtpFaults());
    const parameters = ['send', database, String(smtp.settings.port), smtp.settings.password];
    const child = start(program, parameters);
    await expect
      .poll(() => inbox.messages.length, { timeout: 60_000, interval: 1 })
      .toBeGreaterThanOrEqual(killedAfter);
    child.kill('SIGKILL');
    await ended(child);
    // Five minutes later.
    openDatabase(
      { database },
      `update private.outgoing_messages set taken_at = taken_at - interval '6 minutes' returning id`,
    );
    await ended(start(program, parameters));
    await smtp.close();
    const state = z.array(z.object({ email: z.string(), state: z.string() }));
    const messages = state.parse(
      openDatabase({ database }, `select payload ->> 'email' as email, state from private.outgoing_messages`),
    );
    const arrived = inbox.messages.map(
      ({ body }) => z.object({ envelope: z.tuple([z.string()]) }).parse(body).envelope[0],
    );
    outcome.tried += amount;
    outcome.lost += amount - messages.filter((each) => arrived.includes(each.email) || each.state === 'unknown').length;
    outcome.doubled += repeated(arrived);
    outcome.toldFalsely += messages.filter(
      (each) => (each.state === 'sent' && !arrived.includes(each.email)) || !['sent', 'unknown'].includes(each.state),
    ).length;
  }
  check('kill -9 while mail is sent', outcome);
});

test('killed while it makes invoices: each is made once, numbered without a gap, and stays what it was', async () => {
  const outcome: Outcome = { tried: 0, lost: 0, doubled: 0, toldFalsely: 0 };
  for (const killedAfter of isWide ? [1, 4, 7] : [4]) {
    const folder = await makeData(planInvoices);
    const database = path.join(folder, 'database');
    const child = start(program, ['invoice', database]);
    const made = linesFrom(child, ({ length }) => {
      if (length >= killedAfter) child.kill('SIGKILL');
    });
    await ended(child);
    await ended(start(program, ['invoice', database]));
    const rows = z
      .array(z.object({ id: z.string(), request_id: z.string(), number: z.string() }))
      .parse(openDatabase({ database }, 'select id, request_id, number from private.invoices order by number'));
    const numbers = rows.map(({ number }) => Number(number.slice(-4)));
    outcome.tried += amount;
    outcome.lost += amount - new Set(rows.map(({ request_id }) => request_id)).size;
    outcome.doubled += repeated(rows.map(({ request_id }) => request_id)) + repeated(numbers);
    outcome.toldFalsely += made.filter((id) => !rows.some((row) => row.id === id)).length;
    expect(numbers).toEqual(Array.from({ length: amount }, (_, index) => index + 1));
  }
  check('kill -9 while invoices are made', outcome);
});

/** An administrator makes an invoice for each request. */
async function planInvoices(backend: Backend): Promise<void> {
  const admin = createClient<Database>('http://localhost', 'local', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => backend.fetch(new Request(input, init), { peerAddress: null }) },
  });
  expect((await admin.auth.signUp({ email: 'beheer@woninglabel.example', password })).error).toBeNull();
  await backend.sql(`update public.invoice_settings set seller_name = 'Voorbeeld Labels', street = 'Voorbeeldstraat 1',
    postcode = '3811 AA', city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL000099998B57',
    iban = 'NL91ABNA0417164300'`);
  const lines = [{ description: 'Energielabel', amount: 28_500 }];
  for (const { id } of z
    .array(z.object({ id: z.string() }))
    .parse(await backend.sql('select id from public.contact_submissions'))) {
    expect((await admin.rpc('make_invoice', { id: randomUUID(), request_id: id, lines })).error).toBeNull();
  }
}

/** Milliseconds after which a program is killed. */
const moments = isWide ? [400, 900, 1400, 1900, 2400] : [1400];

function countRequests(folder: string, project = thisRelease): [all: number, different: number] {
  const [row] = openDatabase(
    { database: path.join(folder, 'database'), project },
    'select count(*)::int as total, count(distinct email)::int as different from public.contact_submissions',
  );
  const { total, different } = z.object({ total: z.number(), different: z.number() }).parse(row);
  return [total, different];
}

test('killed while it restores a backup: the data is as before or as in the backup, and the next restore is whole', async () => {
  const outcome: Outcome = { tried: 0, lost: 0, doubled: 0, toldFalsely: 0 };
  const folder = await makeData(() => Promise.resolve());
  const backup = path.join(folder, '..', `${path.basename(folder)}.tar.gz`);
  onTestFinished(async () => {
    for (const file of [backup, `${folder}.new`, `${folder}.old`]) await rm(file, { recursive: true, force: true });
  });
  await ended(start('tools/data/backup.ts', [backup], { LOCAL_DATABASE: folder }));
  expect(existsSync(backup)).toBe(true);
  openDatabase(
    { database: path.join(folder, 'database') },
    `delete from public.contact_submissions where email = 'jo1@example.nl' returning id`,
  );
  for (const moment of moments) {
    const child = start('tools/data/restore.ts', ['--overwrite', backup], { LOCAL_DATABASE: folder });
    const lines = linesFrom(child);
    await new Promise((resolve) => void setTimeout(resolve, moment));
    child.kill('SIGKILL');
    await ended(child);
    const [total, different] = countRequests(folder);
    outcome.tried += 1;
    outcome.lost += Math.max(0, amount - 1 - different);
    outcome.doubled += total - different;
    outcome.toldFalsely += lines.length > 0 && total !== amount ? 1 : 0;
  }
  await ended(start('tools/data/restore.ts', ['--overwrite', backup], { LOCAL_DATABASE: folder }));
  expect(countRequests(folder)).toEqual([amount, amount]);
  check('kill -9 while a backup is restored', outcome);
});

test('killed while it upgrades: the data is as before or upgraded, and the next start completes it once', async () => {
  const outcome: Outcome = { tried: 0, lost: 0, doubled: 0, toldFalsely: 0 };
  const project = await mkdtemp(path.join(tmpdir(), 'newer-'));
  await cp(path.join(thisRelease, 'supabase/migrations'), path.join(project, 'supabase/migrations'), {
    recursive: true,
  });
  const text = `insert into public.website_content (section_name) values ('eigen tekst');`;
  await writeFile(
    path.join(project, 'supabase/migrations/99990101000000_newer.sql'),
    `${text} select pg_sleep(1); ${text} select pg_sleep(1); ${text}`,
  );
  const opening = `const { withDatabase } = await import(process.argv[1]); await withDatabase(process.argv[2], async () => console.log('open'));`;
  for (const moment of moments) {
    const folder = await makeData(() => Promise.resolve());
    onTestFinished(() => rm(`${folder}.before-upgrade`, { recursive: true, force: true }));
    const database = path.join(folder, 'database');
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', opening, path.join(thisRelease, 'tools/local/database/backend.ts'), database],
      { cwd: project, stdio: 'ignore' },
    );
    await new Promise((resolve) => void setTimeout(resolve, moment));
    child.kill('SIGKILL');
    await ended(child);
    const texts = openDatabase(
      { database, project },
      `select from public.website_content where section_name = 'eigen tekst'`,
    );
    const [total, different] = countRequests(folder, project);
    outcome.tried += 1;
    outcome.lost += amount - different + Math.max(0, 3 - texts.length);
    outcome.doubled += total - different + Math.max(0, texts.length - 3);
  }
  await rm(project, { recursive: true });
  check('kill -9 while the data is upgraded', outcome);
});
