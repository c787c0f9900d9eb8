import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dutchClock } from './dutch-clock';

const calendar = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

test('it is what the time zone database says, since summer time ends in October', () => {
  const turns = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z'];
  const years = { min: new Date('1996-01-01'), max: new Date('2037-12-31') };
  assert(
    property(date({ ...years, noInvalidDate: true }), (instant) => {
      const shown = dutchClock(instant.getTime()).toISOString();
      expect(shown.slice(0, 16).replace('T', ' ')).toBe(calendar.format(instant));
    }),
    { examples: turns.map((turn) => [new Date(turn)]) },
  );
});
