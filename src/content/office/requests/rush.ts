import { dateTimeText } from '@/content/working-hours';
import type { RushTime } from '@/domain/request/rush-deadline';
import { dutchDateTime } from '#shared/dutch-time.ts';

/** Texts about the deadline of a rush request. */
export const rushTexts = {
  isRush: 'Spoed',
  labelBy: (deadline: string) => `Label uiterlijk ${deadline}`,
  /** Of a visit or a moment. */
  isAfterDeadline: 'te laat voor de spoed',
  /** The same where little fits. */
  shortLate: 'Spoed: te laat',
  /** Above the moments that are suggested all the same. */
  noneInTime: (deadline: string) =>
    `Er is geen moment meer dat past vóór de uiterste tijd van deze spoedaanvraag: ${deadline}. Daarna kan dit nog.`,
  /** The short deadline comes after these two. */
  until: 'uiterlijk',
  late: 'te laat sinds',
  plannedLate: (deadline: string) =>
    `De opname is te laat voor deze spoedaanvraag: het label moet er zijn op ${deadline}. De klant leest in de mail dat het label later komt, en dat de toeslag vervalt.`,
} as const;

/** `26-11 10:00`, of a moment in milliseconds since 1970. */
export function shortDeadline(deadline: number): string {
  const { date, time } = dutchDateTime(new Date(deadline));
  return `${date.slice(8)}-${date.slice(5, 7)} ${time}`;
}

/** `te laat voor de spoed: het label moet er zijn op …`, of a moment in milliseconds since 1970. */
export function afterDeadlineText(deadline: number): string {
  return `${rushTexts.isAfterDeadline}: het label moet er zijn op ${dateTimeText(deadline)}`;
}

const units: Record<RushTime['unit'], [one: string, more: string]> = {
  minutes: ['minuut', 'minuten'],
  hours: ['uur', 'uur'],
  days: ['dag', 'dagen'],
};

/** `nog 3 uur` or `2 uur te laat`. */
export function rushTimeText({ isLate, amount, unit }: RushTime): string {
  const span = `${amount} ${units[unit][amount === 1 ? 0 : 1]}`;
  return isLate ? `${span} te laat` : `nog ${span}`;
}
