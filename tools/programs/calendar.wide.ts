import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { AdviserAppointment } from '#shared/calendar/appointment-calendar.ts';
import { createHandler } from '../../supabase/functions/calendar/handler.ts';
import { requirePrograms } from './program';

// The feed of an adviser in vdirsyncer and khal, tried with 0.19 and 0.10.5.

const folder = mkdtempSync(path.join(tmpdir(), 'calendar-'));
beforeAll(() => {
  requirePrograms('vdirsyncer', 'khal');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const token = 'a'.repeat(64);
const appointment: AdviserAppointment = {
  ...{ id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b', sequence: 0, is_cancelled: false, reference: '5F0C9A3E' },
  ...{ starts_at: '2036-12-05T08:30:00+00:00', ends_at: '2036-12-05T10:00:00+00:00' },
  ...{ changed_at: '2026-11-24T09:00:00+00:00', name: 'Zoë, "Bos"', phone: '06 12345678', address: 'Kade 1, Ede' },
};

async function runProgram(program: string, args: string[]): Promise<string> {
  const env = { ...process.env, VDIRSYNCER_CONFIG: path.join(folder, 'vdirsyncer'), LC_ALL: 'C.UTF-8' };
  return (await promisify(execFile)(program, args, { env, timeout: 100_000 })).stdout;
}

test('a visit that is new, moved, cancelled, back where it was, gone and restored is so in the calendar', async () => {
  let rows: AdviserAppointment[] = [];
  const handle = createHandler({
    ...{ supabaseUrl: 'http://localhost', apiKey: 'key' },
    send: () => Promise.resolve(Response.json(rows)),
  });
  const server = createServer((request, response) => {
    void handle(new Request(`http://localhost${request.url ?? ''}`, { method: request.method ?? '' })).then(
      async (answer) => response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text()),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const events = path.join(folder, 'events');
  mkdirSync(events);
  writeFileSync(
    path.join(folder, 'vdirsyncer'),
    `[general]\nstatus_path = "${folder}/status"\n[pair feed]\na = "site"\nb = "here"\ncollections = null\n` +
      `conflict_resolution = "a wins"\npartial_sync = "revert"\n` +
      `[storage site]\ntype = "http"\nurl = "http://127.0.0.1:${port}/calendar/${token}.ics"\n` +
      `[storage here]\ntype = "filesystem"\npath = "${events}"\nfileext = ".ics"\n`,
  );
  writeFileSync(
    path.join(folder, 'khal'),
    `[calendars]\n[[feed]]\npath = ${events}\n[locale]\nlocal_timezone = Europe/Amsterdam\n` +
      `default_timezone = Europe/Amsterdam\ntimeformat = %H:%M\ndateformat = %d-%m-%Y\nlongdateformat = %d-%m-%Y\n` +
      `datetimeformat = %d-%m-%Y %H:%M\nlongdatetimeformat = %d-%m-%Y %H:%M\n[sqlite]\npath = ${folder}/khal.db\n`,
  );

  async function shown(now: AdviserAppointment[]): Promise<string[]> {
    rows = now;
    await runProgram('vdirsyncer', ['sync', '--force-delete']);
    const list = ['list', '--format', '{start-time} {title} {status}', '--day-format', '', '05-12-2036', '1d'];
    const output = await runProgram('khal', ['-c', path.join(folder, 'khal'), ...list]);
    return output.split('\n').filter((line) => line.trim() !== '' && line !== 'No events');
  }

  await runProgram('sh', ['-c', 'yes | vdirsyncer discover']);
  const title = 'Opname energielabel: Zoë, "Bos"';
  const moved = { ...appointment, sequence: 1, starts_at: '2036-12-05T09:00:00+00:00' };
  expect(await shown([])).toEqual([]);
  expect(await shown([appointment])).toMatchObject([expect.stringContaining(`09:30 ${title}`)]);
  expect(await shown([moved])).toMatchObject([expect.stringContaining(`10:00 ${title}`)]);
  expect(await shown([{ ...moved, sequence: 2, is_cancelled: true }])).toMatchObject([
    expect.stringContaining('CANCELLED'),
  ]);
  expect(await shown([{ ...appointment, sequence: 3 }])).toMatchObject([expect.stringContaining(`09:30 ${title}`)]);
  expect(await shown([])).toEqual([]);
  // As after a restore of the database: an older version of the same visit.
  expect(await shown([moved])).toMatchObject([expect.stringContaining(`10:00 ${title}`)]);
  expect(readdirSync(events)).toHaveLength(1);
  server.close();
});
