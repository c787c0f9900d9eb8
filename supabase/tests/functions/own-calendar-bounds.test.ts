import { sync } from 'node-ical';
import { beforeEach, expect, test, vi } from 'vitest';
import { busyTimesOf } from '../../functions/read-calendars/busy-times.ts';

// What a hostile calendar file costs, as the characters that are parsed: what is not parsed is not expanded. And what is left
// out because it cannot be read.

beforeEach(() => {
  vi.spyOn(sync, 'parseICS');
});

const from = new Date('2026-03-19T23:00:00Z');
const until = new Date('2026-06-09T22:00:00Z');

function read(...lines: string[]) {
  const reading = busyTimesOf(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'), from, until);
  const parsed = vi.mocked(sync.parseICS).mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  return { reading, parsed };
}

function event(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
}

const hour = ['DTSTART:20260325T080000Z', 'DTEND:20260325T090000Z'];
const listed = Array.from({ length: 60 }, (_, index) => index).join(',');

test('exceptions outside these days are not parsed, and too many within them leave the series out', () => {
  const stamps = Array.from({ length: 60_000 }, (_, index) =>
    new Date(Date.UTC(2000, 0, 1, index)).toISOString().replace(/[-:]|\.\d+/g, ''),
  );
  const old = read(...event('UID:a', ...hour, 'RRULE:FREQ=DAILY;COUNT=1', ...stamps.map((stamp) => `EXDATE:${stamp}`)));
  expect(old.reading?.times).toHaveLength(1);
  expect(old.parsed).toBeGreaterThan(50);
  expect(old.parsed).toBeLessThan(500);
  const near = Array.from({ length: 501 }, (_, index) =>
    new Date(Date.UTC(2026, 3, 1, 0, index)).toISOString().replace(/[-:]|\.\d+/g, ''),
  );
  const many = read(...event('UID:a', ...hour, 'RRULE:FREQ=DAILY', `EXDATE:${near.join(',')}`));
  expect(many.reading).toEqual({ times: [], leftOut: [{ reason: 'too-many', events: 1, days: ['2026-03-25'] }] });
  expect(many.parsed).toBe(old.parsed);
});

test.each([
  `FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7,8,9,10,11,12;BYMINUTE=${listed}`,
  `FREQ=DAILY;BYMINUTE=${listed};BYSECOND=${listed}`,
  'FREQ=SECONDLY',
  'FREQ=MINUTELY',
  'freq = minutely',
  'FREQ=HOURLY;COUNT=6000',
  'FREQ=DAILY;FREQ=HOURLY',
  'FREQ=YEARLY;RSCALE=CHINESE',
  `FREQ=YEARLY;BYYEARDAY=${Array.from({ length: 366 }, (_, index) => index + 1).join(',')}`,
])('a rule that can give too many times is not expanded: %s', (rule) => {
  const { reading, parsed } = read(...event('UID:a', ...hour, `RRULE:${rule}`));
  expect(reading?.leftOut).toMatchObject([{ reason: 'too-many', events: 1 }]);
  expect(parsed).toBe(0);
});

test('a rule that counts since 1970 by lists is not expanded, a daily one of fifteen years is', () => {
  const old = 'DTSTART:19700101T080000Z';
  const lists = 'FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7,8,9,10;COUNT=9999';
  expect(read(...event('UID:a', old, 'DURATION:PT1H', `RRULE:${lists}`))).toMatchObject({ parsed: 0 });
  const daily = read(...event('UID:a', 'DTSTART:20110101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYHOUR=8,12'));
  expect(daily.reading?.times).toHaveLength(164);
  expect(daily.reading?.leftOut).toEqual([]);
});

test('a second rule or begin of an event leaves it out', () => {
  const twice = read(...event('UID:a', ...hour, 'RRULE:FREQ=YEARLY', 'RRULE:FREQ=SECONDLY'));
  expect(twice).toMatchObject({ reading: { leftOut: [{ reason: 'unreadable', events: 1 }] }, parsed: 0 });
});

test('components within components, and lines without end, are no calendar', () => {
  expect(read(...Array.from({ length: 50_000 }, () => 'BEGIN:VTIMEZONE')).reading).toBeNull();
  expect(read('\n'.repeat(300_001)).reading).toBeNull();
});

test('zones beyond fifty are unknown, each at the cost of none', () => {
  const zones = Array.from({ length: 400 }, (_, index) =>
    event(`UID:${index}`, `DTSTART;TZID=Zone ${index}:20260325T090000`, 'DURATION:PT1H'),
  );
  const { reading, parsed } = read(...zones.flat());
  expect(reading?.leftOut).toMatchObject([{ reason: 'zone', events: 400 }]);
  expect(parsed).toBeLessThan(50 * 200);
});

test.each([
  ['DTSTART:20260431T080000Z', 'DTEND:20260501T090000Z'],
  ['DTSTART:20260325T250000Z', 'DURATION:PT1H'],
  ['DTSTART;VALUE=DATE:20260431'],
  ['DTSTART:20260325T080000Z', 'DTEND:20260325T070000Z'],
  ['DTSTART:20260325T080000Z', 'DURATION:-PT1H'],
  ['DTSTART:20260325T080000Z', 'DURATION:P1Y'],
  ['DTSTART:20260325T080000Z', 'DURATION:PT'],
])('impossible times are left out and counted: %s %s', (...lines) => {
  const { reading } = read(...event('UID:a', ...lines), ...event('UID:b', ...hour));
  expect(reading).toMatchObject({
    times: [{ starts_at: '2026-03-25T08:00:00.000Z' }],
    leftOut: [{ reason: 'date', events: 1 }],
  });
});

test.each(['PT1H', 'P1D', 'P2W', 'P1DT2H30M', '+PT90M'])('the duration %s is possible', (duration) => {
  const { reading } = read(...event('UID:a', 'DTSTART:20260325T080000Z', `DURATION:${duration}`));
  expect(reading).toMatchObject({ times: [{ starts_at: '2026-03-25T08:00:00.000Z' }], leftOut: [] });
});

test('an end by the clock of another zone before its begin is possible', () => {
  const flight = ['DTSTART;TZID=Europe/Amsterdam:20260325T120000', 'DTEND;TZID=America/New_York:20260325T110000'];
  expect(read(...event('UID:a', ...flight)).reading).toMatchObject({
    times: [{ starts_at: '2026-03-25T11:00:00.000Z', ends_at: '2026-03-25T15:00:00.000Z' }],
    leftOut: [],
  });
});

test('a change of all later times, and an impossible exception, count as partly read', () => {
  const series = event('UID:a', ...hour, 'RRULE:FREQ=DAILY;COUNT=3');
  const later = event('UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260326T080000Z', ...hour.map(tomorrow));
  const partial = [{ reason: 'partial', events: 1, days: ['2026-03-25'] }];
  expect(read(...series, ...later).reading?.leftOut).toEqual(partial);
  expect(read(...event('UID:a', ...hour, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20260431T080000Z')).reading).toMatchObject(
    {
      leftOut: partial,
    },
  );
  const impossible = event('UID:a', 'RECURRENCE-ID:20260326T080000Z', 'DTSTART:20260431T080000Z');
  const { reading } = read(...series, ...impossible);
  expect(reading?.times).toHaveLength(3);
  expect(reading?.leftOut).toEqual([{ reason: 'date', events: 1, days: ['2026-03-25'] }]);
});

function tomorrow(line: string): string {
  return line.replace('20260325', '20260326');
}
