const dutchOffset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' });

/** When a day begins in the Netherlands; the day is that of the clock of this server, as node-ical gives whole days. */
export function dutchMidnight(date: Date): number {
  const utc = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  // The clock changes hours after midnight.
  const name = dutchOffset.formatToParts(utc).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return utc - Number(/\+(\d+)/.exec(name)?.[1] ?? 1) * 3_600_000;
}
