/** An existing day of the years 2000 to 2099 (D-68); '' for anything else, such as a half-typed year. */
export function parseDay(text: string | null): string {
  if (text === null || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}
