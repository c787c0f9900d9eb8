import { expect, test } from 'vitest';
import { busyTimesOf } from '../../functions/read-calendars/busy-times.ts';

// What a calendar file says of when its owner is busy. From Friday 20 March until Wednesday 15 April 2026, around the
// start of summer time on 29 March.

const from = new Date('2026-03-19T23:00:00Z');
const until = new Date('2026-04-14T22:00:00Z');

function event(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Geheim', ...lines, 'END:VEVENT'];
}

function file(...blocks: string[][]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//NL', ...blocks.flat(), 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** `03-25 08:00–09:00` of each time, in UTC. */
function busy(...blocks: string[][]): string[] {
  const reading = busyTimesOf(file(...blocks), from, until);
  return (reading?.times ?? []).map(
    ({ starts_at, ends_at }) => `${starts_at.slice(5, 16).replace('T', ' ')}–${ends_at.slice(11, 16)}`,
  );
}

const amsterdam = ['DTSTART;TZID=Europe/Amsterdam:20260325T090000', 'DTEND;TZID=Europe/Amsterdam:20260325T100000'];
const weekly = ['03-25 08:00–09:00', '04-01 07:00–08:00', '04-08 07:00–08:00'];

test('a series follows the clock of its zone, until its last one', () => {
  expect(busy(event('UID:a', ...amsterdam, 'RRULE:FREQ=WEEKLY;UNTIL=20260408T070000Z'))).toEqual(weekly);
  // It began long before.
  const old = amsterdam.map((line) => line.replace('20260325', '20110105'));
  expect(busy(event('UID:a', ...old, 'RRULE:FREQ=WEEKLY;BYDAY=WE'))).toEqual(weekly);
});

test.each([
  ['a name of Windows', 'W. Europe Standard Time'],
  ['a label of Outlook', '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"'],
  ['a name with a prefix', '/freeassociation.sourceforge.net/Europe/Amsterdam'],
])('a zone is known by %s, without its definition', (_, zone) => {
  const lines = amsterdam.map((line) => line.replace('Europe/Amsterdam', zone));
  expect(busy(event('UID:a', ...lines, 'RRULE:FREQ=WEEKLY'))).toEqual(weekly);
});

function zone(name: string, standard: string, daylight: string, sundays: [autumn: string, spring: string]): string[] {
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:16010101T030000', `TZOFFSETFROM:${daylight}`],
    ...[`TZOFFSETTO:${standard}`, `RRULE:FREQ=YEARLY;${sundays[0]}`, 'END:STANDARD', 'BEGIN:DAYLIGHT'],
    ...['DTSTART:16010101T020000', `TZOFFSETFROM:${standard}`, `TZOFFSETTO:${daylight}`],
    ...[`RRULE:FREQ=YEARLY;${sundays[1]}`, 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ];
}

const european: [string, string] = ['BYDAY=-1SU;BYMONTH=10', 'BYDAY=-1SU;BYMONTH=3'];

test.each<[string, string[], string[]]>([
  ['Customized Time Zone', zone('Customized Time Zone', '+0100', '+0200', european), weekly],
  ['Kantoor', zone('Kantoor', '+0100', '+0200', european), weekly],
  ['Kyiv', zone('Kyiv', '+0200', '+0300', european), ['03-25 07:00–08:00', '04-01 06:00–07:00', '04-08 06:00–07:00']],
  [
    'East',
    zone('East', '-0500', '-0400', ['BYDAY=1SU;BYMONTH=11', 'BYDAY=2SU;BYMONTH=3']),
    ['03-25 13:00–14:00', '04-01 13:00–14:00', '04-08 13:00–14:00'],
  ],
])('a zone with a name of its own is known by its definition: %s', (name, definition, expected) => {
  const lines = amsterdam.map((line) => line.replace('Europe/Amsterdam', name));
  expect(busy(definition, event('UID:a', ...lines, 'RRULE:FREQ=WEEKLY'))).toEqual(expected);
});

test('an event in an unknown zone is left out and counted, and so is one that cannot be read', () => {
  const text = file(
    event('UID:a', ...amsterdam.map((line) => line.replace('Europe/Amsterdam', 'Nergens'))),
    event('UID:b', ...amsterdam, 'RRULE:FREQ=SOMETIMES'),
    event('UID:c', 'no colon here', ...amsterdam),
    event('UID:d', 'DTSTART:whenever'),
  );
  expect(busyTimesOf(text, from, until)).toMatchObject({
    times: [{ starts_at: '2026-03-25T08:00:00.000Z' }],
    leftOut: [
      { reason: 'zone', events: 1, days: ['2026-03-25'] },
      { reason: 'unreadable', events: 1, days: ['2026-03-25'] },
      { reason: 'date', events: 1, days: [] },
    ],
  });
});

test('an hourly series, with one removed and one moved', () => {
  const moved = ['RECURRENCE-ID:20260325T100000Z', 'DTSTART:20260326T140000Z', 'DTEND:20260326T150000Z'];
  expect(
    busy(
      event(
        'UID:a',
        'DTSTART:20260325T080000Z',
        'DTEND:20260325T081000Z',
        'RRULE:FREQ=HOURLY;COUNT=4',
        'EXDATE:20260325T090000Z',
      ),
      event('UID:a', ...moved),
    ),
  ).toEqual(['03-25 08:00–08:10', '03-25 11:00–11:10', '03-26 14:00–15:00']);
});

test('exceptions that came without their series count by themselves', () => {
  expect(
    busy(
      event('UID:a', 'RECURRENCE-ID:20260325T080000Z', 'DTSTART:20260325T100000Z', 'DTEND:20260325T110000Z'),
      event('UID:a', 'RECURRENCE-ID:20260401T080000Z', 'DTSTART:20260401T100000Z', 'DTEND:20260401T110000Z'),
    ),
  ).toEqual(['03-25 10:00–11:00', '04-01 10:00–11:00']);
});

test('a whole day lasts from midnight to midnight in the Netherlands, also when the clock changes', () => {
  expect(busy(event('UID:a', 'DTSTART;VALUE=DATE:20260329'))).toEqual(['03-28 23:00–22:00']);
  expect(
    busyTimesOf(file(event('UID:a', 'DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260331')), from, until),
  ).toMatchObject({
    times: [{ starts_at: '2026-03-27T23:00:00.000Z', ends_at: '2026-03-30T22:00:00.000Z' }],
  });
});

test('a moment without a zone is meant as local', () => {
  expect(busy(event('UID:a', 'DTSTART:20260402T090000', 'DTEND:20260402T100000'))).toEqual(['04-02 07:00–08:00']);
});

test('what is free, cancelled or without duration does not count, one occurrence of a series neither', () => {
  expect(
    busy(
      event('UID:a', ...amsterdam, 'TRANSP:TRANSPARENT'),
      event('UID:b', ...amsterdam, 'STATUS:CANCELLED'),
      event('UID:c', ...amsterdam, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      event('UID:d', 'DTSTART:20260325T090000Z'),
      event('UID:e', ...amsterdam, 'RRULE:FREQ=WEEKLY'),
      event(
        'UID:e',
        'RECURRENCE-ID:20260401T070000Z',
        'DTSTART:20260401T070000Z',
        'DTEND:20260401T080000Z',
        'STATUS:CANCELLED',
      ),
    ),
  ).toEqual(['03-25 08:00–09:00', '04-08 07:00–08:00']);
});

test('what is under way at the edges counts for its part, and the alarm of an event is no part of it', () => {
  expect(busy(event('UID:a', 'DTSTART:20260301T080000Z', 'DTEND:20260320T080000Z'))).toEqual(['03-19 23:00–08:00']);
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT9H', 'END:VALARM'];
  expect(busy(event('UID:a', 'DTSTART:20260325T080000Z', 'DURATION:PT1H', ...alarm))).toEqual(['03-25 08:00–09:00']);
});

test('nothing but times leaves a calendar, and the id of what may be a visit of ours', () => {
  const own = '3F1B9C52-0000-4000-8000-000000000001';
  const reading = busyTimesOf(
    file(event('UID:geheim@example.org', ...amsterdam), event(`UID:${own}`, ...amsterdam)),
    from,
    until,
  );
  expect(reading?.times.map(({ uid }) => uid)).toEqual([null, own.toLowerCase()]);
  expect(JSON.stringify(reading)).not.toMatch(/geheim/i);
});

test('the first and the last hour of the days that are asked are read, and no hour outside them', () => {
  const hours = ['20260319T215900Z', '20260319T230000Z', '20260414T210000Z', '20260414T220000Z'];
  const events = hours.map((start, index) => event(`UID:${index}`, `DTSTART:${start}`, 'DURATION:PT1H'));
  expect(busy(...events)).toEqual(['03-19 23:00–00:00', '04-14 21:00–22:00']);
});

test.each(['<!doctype html><title>Log in</title>', '', '{}'])('no calendar: %s', (text) => {
  expect(busyTimesOf(text, from, until)).toBeNull();
});

test('a series of seconds is left out, and the rest is read', () => {
  const reading = busyTimesOf(
    file(
      event('UID:a', 'DTSTART:20260101T080000Z', 'DTEND:20260101T080001Z', 'RRULE:FREQ=SECONDLY'),
      event('UID:b', 'DTSTART:20260101T080000Z', 'DTEND:20260101T090000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      event('UID:c', 'DTSTART:20260101T080000Z', 'DTEND:20260101T080100Z', 'RRULE:FREQ=MINUTELY;INTERVAL=30'),
      event('UID:d', ...amsterdam),
    ),
    from,
    until,
  );
  expect(reading).toEqual({
    times: [{ uid: null, starts_at: '2026-03-25T08:00:00.000Z', ends_at: '2026-03-25T09:00:00.000Z' }],
    leftOut: [{ reason: 'too-many', events: 2, days: ['2026-01-01', '2026-01-01'] }],
  });
});

test('of a calendar of years only these days are read, and no more than so many events', () => {
  const years = Array.from({ length: 20_000 }, (_, index) =>
    event(`UID:${index}`, `DTSTART:20${10 + (index % 15)}0101T080000Z`, `DTEND:20${10 + (index % 15)}0101T090000Z`),
  );
  expect(busyTimesOf(file(...years, event('UID:a', ...amsterdam)), from, until)).toMatchObject({
    times: [{ starts_at: '2026-03-25T08:00:00.000Z' }],
    leftOut: [],
  });
  const many = Array.from({ length: 5010 }, (_, index) => event(`UID:${index}`, ...amsterdam));
  const reading = busyTimesOf(file(...many), from, until);
  const [tooMany] = reading?.leftOut ?? [];
  expect(tooMany?.reason).toBe('too-many');
  expect((reading?.times.length ?? 0) + (tooMany?.events ?? 0)).toBe(5010);
  expect(tooMany?.events).toBeGreaterThanOrEqual(10);
});
