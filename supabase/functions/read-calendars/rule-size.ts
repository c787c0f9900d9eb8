import { valueOf, type FileEvent } from './file-events.ts';

const day = 86_400_000;

/** Characters of a rule. */
const mostCharacters = 500;
/** Times of one series in the days that are read. */
const mostOfSeries = 1000;
/** Times since its begin of a series that ends after so many: they are counted from the first one. */
const mostCounted = 5000;

const perDay: Record<string, number> = { SECONDLY: 86_400, MINUTELY: 1440, HOURLY: 24 };
/** The lists of a rule that multiply its times within the repeated unit; in longer units all three do. */
const multiplied: Record<string, string[]> = { SECONDLY: [], MINUTELY: ['BYSECOND'], HOURLY: ['BYSECOND', 'BYMINUTE'] };

/**
 * True when the rule of a series could give more times between two moments than are read: an upper bound from the numbers
 * in the rule, computed before any time of it is.
 */
export function isTooLarge(series: FileEvent, from: Date, until: Date): boolean {
  const rule = valueOf(series, 'RRULE').toUpperCase();
  if (rule.length > mostCharacters || rule.includes('RSCALE')) return true;
  const pairs = rule.split(';').filter((part) => part.trim() !== '');
  const parts = new Map(pairs.map((part) => [part.split('=')[0]?.trim() ?? '', part.split('=')[1]?.trim() ?? '']));
  if (parts.size < pairs.length) return true;
  const freq = parts.get('FREQ') ?? '';
  const lists = (multiplied[freq] ?? ['BYSECOND', 'BYMINUTE', 'BYHOUR']).map(
    (name) => parts.get(name)?.split(',').length ?? 1,
  );
  const factor = lists.reduce((product, length) => product * length, 1);
  const interval = freq in perDay ? Math.max(1, Number(parts.get('INTERVAL') ?? 1) || 1) : 1;
  const aDay = ((perDay[freq] ?? 1) / interval) * factor;
  const start = dayStart(valueOf(series, 'DTSTART')) ?? from.getTime();
  const end = Math.min(dayStart(parts.get('UNTIL') ?? '') ?? Infinity, until.getTime()) + day;
  const count = Number(parts.get('COUNT') ?? Infinity);
  const shown = (aDay * (end - Math.max(start, from.getTime() - day))) / day;
  if (Math.min(shown, count) > mostOfSeries) return true;
  const sinceStart = (aDay * (end - start)) / day;
  return parts.has('COUNT') && (factor > 1 ? sinceStart : Math.min(sinceStart, count)) > mostCounted;
}

/** Of a date of a calendar file, in milliseconds. */
function dayStart(value: string): number | undefined {
  const [year, month, date] = /^(\d{4})(\d\d)(\d\d)/.exec(value)?.slice(1).map(Number) ?? [];
  return year === undefined || month === undefined ? undefined : Date.UTC(year, month - 1, date);
}
