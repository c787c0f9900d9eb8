import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileValues } from '@/test/hostile-values';
import {
  calendarOfAppointments,
  calendarOfCustomer,
  type AdviserAppointment,
} from '#shared/calendar/appointment-calendar.ts';
import { attachmentOf } from '../../supabase/functions/send/appointment-attachment.ts';
import { requirePrograms, run } from './program';

// Calendars read by libical, which also knows what each METHOD asks for (RFC 5546), tried with 3.0.16.

const folder = mkdtempSync(path.join(tmpdir(), 'libical-'));
const program = path.join(folder, 'calendar-check');
beforeAll(() => {
  requirePrograms('gcc', 'pkg-config');
  const flags = run('pkg-config', ['--cflags', '--libs', 'libical']).trim().split(/\s+/);
  run('gcc', ['-o', program, path.join(import.meta.dirname, 'calendar-check.c'), ...flags]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const appointment: AdviserAppointment = {
  ...{ id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b', sequence: 3, is_cancelled: false, reference: '5F0C9A3E' },
  ...{ starts_at: '2036-12-05T08:30:00+00:00', ends_at: '2036-12-05T10:00:00+00:00' },
  ...{ changed_at: '2026-11-24T09:00:00+00:00', name: 'Zoë, "Bos"', phone: '06 12345678', address: 'Kade 1, Ede' },
};

/** The lines as libical writes them again, unfolded, and its complaints. */
function read(calendar: string): { lines: string[]; errors: string[] } {
  const { stdout } = spawnSync(program, { input: calendar, encoding: 'utf8' });
  const lines = stdout.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return { lines, errors: lines.filter((line) => line.startsWith('X-LIC-ERROR')) };
}

function mailed(kind: 'planned' | 'moved' | 'cancelled', name: string): string {
  const { id, sequence, reference, starts_at, ends_at } = appointment;
  const visit = {
    appointment_id: id,
    sequence,
    reference,
    starts_at,
    ends_at,
    adviser: 'Robin',
    address: 'Kade 1, Ede',
  };
  const payload = { ...visit, name, email: 'zoe@example.nl', property_type: '', price: 285, rush_service: false };
  return attachmentOf(kind, payload)?.content ?? '';
}

test('what is wrong is found', () => {
  const published = calendarOfAppointments([appointment]).replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:PUBLISH');
  expect(read(published).errors).toEqual([expect.stringContaining('ORGANIZER')]);
  expect(read('no calendar').errors).toHaveLength(1);
});

test.each<[string, () => string]>([
  ['the feed without a visit', () => calendarOfAppointments([])],
  ['the feed of many', () => calendarOfAppointments([appointment, { ...appointment, id: '2', is_cancelled: true }])],
  [
    'the feed with little known',
    () => calendarOfAppointments([{ ...appointment, name: null, phone: null, address: null }]),
  ],
  [
    'the file for a customer',
    () => calendarOfCustomer({ ...appointment, adviser: 'Robin', officePhone: '085 000 0000' }),
  ],
  ['the mail of a planned visit', () => mailed('planned', 'Zoë')],
  ['the mail of a moved visit', () => mailed('moved', 'Zoë')],
  ['the mail of a cancelled visit', () => mailed('cancelled', 'Zoë')],
])('%s is valid', (_, calendar) => {
  expect(read(calendar()).errors).toEqual([]);
});

test('a visit is read as it is', () => {
  const { lines } = read(calendarOfAppointments([{ ...appointment, sequence: 4, is_cancelled: true }]));
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${appointment.id}`,
      'SEQUENCE:4',
      'DTSTAMP:20261124T090000Z',
      'DTSTART:20361205T083000Z',
      'DTEND:20361205T100000Z',
      String.raw`SUMMARY:Opname energielabel: Zoë\, "Bos"`,
      String.raw`LOCATION:Kade 1\, Ede`,
      'STATUS:CANCELLED',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ]),
  );
});

test('no hostile name or address breaks a calendar, or adds to it', () => {
  const visits = hostileValues.map((value, index) => {
    return { ...appointment, id: `visit-${index}`, name: value, address: value, phone: value };
  });
  for (const [calendar, amount] of [
    [calendarOfAppointments(visits), visits.length],
    ...hostileValues.map((value) => [mailed('planned', value), 1] as const),
  ] as const) {
    const { lines, errors } = read(calendar);
    expect(errors, calendar).toEqual([]);
    expect(
      lines.filter((line) => /^(BEGIN|DTSTART)/.test(line)),
      calendar,
    ).toEqual([
      'BEGIN:VCALENDAR',
      ...Array.from({ length: amount }, () => ['BEGIN:VEVENT', 'DTSTART:20361205T083000Z']).flat(),
    ]);
  }
});
