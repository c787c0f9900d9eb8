import { spawnSync } from 'node:child_process';
import path from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calendarOfAppointments, type AdviserAppointment } from '#shared/calendar/appointment-calendar.ts';
import { calendarMails, mailKinds, type MailKind, type MailPayload } from '#shared/mail/customer-mail.ts';
import { attachmentOf } from '../../functions/send/appointment-attachment.ts';

const appointment: AdviserAppointment = {
  id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
  sequence: 2,
  starts_at: '2026-12-05T08:30:00+00:00',
  ends_at: '2026-12-05T10:00:00+00:00',
  changed_at: '2026-11-24T09:00:00+00:00',
  is_cancelled: false,
  name: 'Jo de Vries',
  phone: '06 12345678',
  address: 'Voorbeeldstraat 12, Amersfoort, 3811AA',
  reference: '5F0C9A3E',
};
const payload: MailPayload = {
  ...{ name: 'Jo de Vries', email: 'jo@example.nl', reference: '5F0C9A3E', address: 'Kade 1, Ede' },
  ...{ property_type: 'terraced', price: 285, rush_service: false, adviser: 'Robin Voorbeeld' },
  ...{ appointment_id: appointment.id, sequence: 3, starts_at: appointment.starts_at, ends_at: appointment.ends_at },
};

function read(text: string): ICAL.Component {
  return new ICAL.Component(z.array(z.any()).parse(ICAL.parse(text)));
}

function eventsOf(text: string): ICAL.Event[] {
  return read(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

function eventOf(text: string): ICAL.Event {
  const [event, ...others] = eventsOf(text);
  if (!event || others.length > 0) throw new Error('not one event');
  return event;
}

describe('the calendar of an adviser', () => {
  test('has each appointment under the number of its appointment', () => {
    const text = calendarOfAppointments([
      appointment,
      { ...appointment, id: 'other', is_cancelled: true, phone: null },
    ]);
    expect(read(text).getFirstPropertyValue('method')).toBeNull();
    const [first, second] = eventsOf(text);
    expect(first).toMatchObject({
      ...{
        uid: appointment.id,
        sequence: 2,
        summary: 'Opname energielabel: Jo de Vries',
        location: appointment.address,
      },
      description: 'Jo de Vries\nTelefoon: 06 12345678\nReferentie: 5F0C9A3E',
    });
    expect(first?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(second?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(second?.description).toContain('Geen telefoonnummer');
  });

  test('names first who is at home, and then who asked for it', () => {
    const atHome = { at_home_name: 'Piet\nBakker', at_home_phone: '06 87654321' };
    expect(eventOf(calendarOfAppointments([{ ...appointment, ...atHome }])).description).toBe(
      'Thuis is: Piet Bakker\nTelefoon: 06 87654321\n' +
        'Aangevraagd door:\nJo de Vries\nTelefoon: 06 12345678\nReferentie: 5F0C9A3E',
    );
  });

  test('is valid without appointments and without a customer', () => {
    const empty = calendarOfAppointments([]);
    expect(eventsOf(empty)).toEqual([]);
    // RFC 5545 asks for at least one component.
    expect(
      read(empty)
        .getAllSubcomponents()
        .map(({ name }) => name),
    ).toEqual(['vtimezone']);
    const bare = eventOf(calendarOfAppointments([{ ...appointment, name: null, phone: null, address: null }]));
    expect([bare.summary, bare.location]).toEqual(['Opname energielabel', null]);
  });

  test('says how often to ask, and ends its last line', () => {
    for (const text of [calendarOfAppointments([]), calendarOfAppointments([appointment])]) {
      expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M\r\n');
      expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });

  test('folds long lines without a broken character, and keeps commas and line breaks as text', () => {
    const address = `${'Straße 🏠; \\ '.repeat(20)}"a", Ede`;
    const text = calendarOfAppointments([{ ...appointment, address, name: 'Jo, de\r\nBEGIN:VALARM\u2028Vries' }]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const event = eventOf(text);
    expect(event.location).toBe(address);
    expect(event.summary).toBe('Opname energielabel: Jo, de BEGIN:VALARM Vries');
    expect(event.component.getAllSubcomponents()).toEqual([]);
  });
});

// Europe/Amsterdam: winter, both nights in which the clock changes, summer.
const moments = ['2026-12-05T08:30:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2027-03-28T01:30:00Z'];

test.each(['UTC', 'Europe/Amsterdam', 'America/New_York', 'Asia/Kathmandu'])(
  'moments are the same on a server in %s',
  (zone) => {
    const appointments = moments.map((starts_at) => ({
      ...appointment,
      starts_at,
      ends_at: '2027-07-01T09:00:00+02:00',
    }));
    const module = path.resolve(import.meta.dirname, '../../functions/_shared/calendar/appointment-calendar.ts');
    const code = `import { calendarOfAppointments } from ${JSON.stringify(module)};
      process.stdout.write(calendarOfAppointments(${JSON.stringify(appointments)}));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    const events = eventsOf(stdout);
    expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(moments.map((at) => Date.parse(at)));
    expect(events.map(({ startDate, endDate }) => [startDate.zone.tzid, endDate.toString()])).toEqual(
      moments.map(() => ['UTC', '2027-07-01T07:00:00Z']),
    );
    expect(stdout).toContain('DTSTAMP:20261124T090000Z\r\n');
  },
);

describe('the attachment of a mail', () => {
  test.each<[MailKind, string, string]>([
    ['planned', 'REQUEST', 'CONFIRMED'],
    ['moved', 'REQUEST', 'CONFIRMED'],
    ['cancelled', 'CANCEL', 'CANCELLED'],
  ])('%s is a %s', (kind, method, status) => {
    const { filename, contentType, content } = attachmentOf(kind, payload) ?? { content: '' };
    expect([filename, contentType]).toEqual(['afspraak.ics', `text/calendar; charset=utf-8; method=${method}`]);
    expect(read(content).getFirstPropertyValue('method')).toBe(method);
    const event = eventOf(content);
    expect(event).toMatchObject({
      uid: appointment.id,
      sequence: 3,
      summary: 'Opname energielabel',
      location: 'Kade 1, Ede',
    });
    expect(event.component.getFirstPropertyValue('status')).toBe(status);
    expect(event.description).toMatch(/^Adviseur: Robin Voorbeeld\nNummer van uw aanvraag: 5F0C9A3E\n.*Bel /);
    expect(event.organizer).toBe('mailto:info@woninglabel.example');
    expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['MAILTO:jo@example.nl']);
  });

  test.each(mailKinds.filter((kind) => !calendarMails[kind]))('%s has none', (kind) => {
    expect(attachmentOf(kind, payload)).toBeNull();
  });

  test('none without an appointment', () => {
    const { appointment_id, starts_at, ...rest } = payload;
    expect(attachmentOf('cancelled', { ...rest, ...(starts_at && { starts_at }) })).toBeNull();
    expect(attachmentOf('cancelled', { ...rest, ...(appointment_id && { appointment_id }) })).toBeNull();
  });

  test('a value of a customer is no property', () => {
    const value = 'x"\r\nBEGIN:VALARM\r\nATTENDEE:mailto:y@example.nl\u2028;:,';
    const { content = '' } =
      attachmentOf('planned', { ...payload, name: value, email: value, address: value, adviser: value }) ?? {};
    const event = eventOf(content);
    expect(event.component.getAllSubcomponents()).toEqual([]);
    expect(event.attendees).toHaveLength(1);
    expect(content.match(/^(ATTENDEE|BEGIN)/gm)).toHaveLength(3);
  });
});
