import { dutchDateTime } from '@/lib/dutch-time';

/** Texts about the deadline of a rush request. */
export const rushTexts = {
  labelBy: (deadline: string) => `Label uiterlijk ${deadline}`,
  /** The short deadline comes after these two. */
  until: 'uiterlijk',
  late: 'te laat sinds',
  plannedLate: (deadline: string) =>
    `De opname staat na de uiterste tijd van deze spoedaanvraag: het label moet er zijn op ${deadline}.`,
} as const;

/** `26-11 10:00`, of a moment in milliseconds since 1970. */
export function shortDeadline(deadline: number): string {
  const { date, time } = dutchDateTime(new Date(deadline));
  return `${date.slice(8)}-${date.slice(5, 7)} ${time}`;
}
