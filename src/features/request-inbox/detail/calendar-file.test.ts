// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildStoredRequest } from '@/test/stored-requests';
import { calendarFile } from './calendar-file';

async function lines(row: Parameters<typeof buildStoredRequest>[0] = {}) {
  const appointment = { status: 'scheduled', appointment_date: '2026-12-05', appointment_time: '09:30:00' };
  const text = await calendarFile(buildStoredRequest({ ...appointment, appointment_sequence: 2, ...row }));
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  // RFC 5545: a folded line continues after a line break and a space.
  return text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
}

test('the appointment, as calendars read it', async () => {
  const event = (await lines()).filter((line) => !/^(DTSTAMP|X-|PRODID)/.test(line));
  expect(event).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b@woninglabel.example',
    'SUMMARY:Opname energielabel: Jo de Vries',
    'DTSTART:20261205T083000Z',
    'SEQUENCE:2',
    String.raw`DESCRIPTION:Jo de Vries\nTelefoon: 06 12345678\nReferentie: 5F0C9A3E`,
    String.raw`LOCATION:Voorbeeldstraat 12\, Amersfoort\, 3811AA`,
    'STATUS:CONFIRMED',
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an appointment in summer is two hours ahead of UTC', async () => {
  expect(await lines({ appointment_date: '2026-07-05' })).toContain('DTSTART:20260705T073000Z');
});

test('a cancelled request cancels the entry under the same uid', async () => {
  const cancelled = await lines({ status: 'cancelled', appointment_sequence: 3 });
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(cancelled).toContain('SEQUENCE:3');
  expect(cancelled).toContain('UID:5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b@woninglabel.example');
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

test('a long address in any script is folded without a broken character', async () => {
  const address = `${'Straße 🏠 '.repeat(20).trim()}, Ede`;
  const [location] = (await lines({ address })).filter((line) => line.startsWith('LOCATION:'));
  expect(location).toBe(String.raw`LOCATION:${address.replace(',', '\\,')}\, 3811AA`);
});

test('what is no time makes no file', async () => {
  await expect(calendarFile(buildStoredRequest({ appointment_date: '2026-12-05' }))).rejects.toThrow(RangeError);
});
