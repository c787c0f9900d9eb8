import { addDays, mondayOf } from '../domain/appointment/week.ts';

function mondayInFebruary(year: number): string {
  return addDays(mondayOf(`${year}-02-01`), 7);
}

/**
 * The Monday of a week without holidays in winter, when the Netherlands are an hour ahead of UTC: the next one in February
 * that is at least three weeks ahead. Tests of what is to come plan in this week, so that none of them expires.
 */
export const winterMonday = ((): string => {
  const soonest = addDays(new Date().toISOString().slice(0, 10), 21);
  const inThisYear = mondayInFebruary(Number(soonest.slice(0, 4)));
  return inThisYear >= soonest ? inThisYear : mondayInFebruary(Number(soonest.slice(0, 4)) + 1);
})();
