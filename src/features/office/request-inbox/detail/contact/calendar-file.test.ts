// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildStoredRequest } from '@/test/stored-requests';
import { buildStoredAppointment } from '@/test/appointments';
import { calendarFile } from './calendar-file';

async function lines(row: Parameters<typeof buildStoredRequest>[0] = {}, appointment = {}) {
  const text = await calendarFile(buildStoredRequest(row), buildStoredAppointment(appointment));
  // RFC 5545: a folded line continues after a line break and a space.
  return text
    .trimEnd()
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}

test('the appointment, as calendars read it', async () => {
  const event = (await lines()).filter((line) => !/^(X-|PRODID|NAME)/.test(line));
  expect(event).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'BEGIN:VEVENT',
    'UID:d7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
    'SEQUENCE:2',
    'DTSTAMP:20261124T090000Z',
    'DTSTART:20261205T083000Z',
    'DTEND:20261205T100000Z',
    'SUMMARY:Opname energielabel: Jo de Vries',
    String.raw`LOCATION:Voorbeeldstraat 12\, Amersfoort\, 3811AA`,
    String.raw`DESCRIPTION:Jo de Vries\nTelefoon: 06 12345678\nReferentie: 5F0C9A3E`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('a cancelled appointment cancels the entry under the same uid', async () => {
  const cancelled = await lines({}, { state: 'cancelled', sequence: 3 });
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(cancelled).toContain('SEQUENCE:3');
  expect(cancelled).toContain('UID:d7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b');
});

test('what a visitor typed adds no lines', async () => {
  const event = await lines({
    name: 'Jo\rATTENDEE:x;y',
    phone: null,
    address: 'Kade 1\r\nBEGIN:VALARM\n; 2\\, \u2028 Ede',
  });
  expect(event.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
  expect(event.join('\n')).not.toContain('\r');
  expect(event).toContain(String.raw`SUMMARY:Opname energielabel: Jo ATTENDEE:x\;y`);
  expect(event.find((line) => line.startsWith('DESCRIPTION'))).toContain('Geen telefoonnummer');
});

test('what is no time makes no file', async () => {
  await expect(calendarFile(buildStoredRequest(), buildStoredAppointment({ ends_at: 'x' }))).rejects.toThrow(
    RangeError,
  );
});
