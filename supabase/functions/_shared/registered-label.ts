/** The classes of the energy label, the most economical first. */
export const labelClasses = ['A+++++', 'A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type LabelClass = (typeof labelClasses)[number];

/** A label in the register, EP-Online; days are YYYY-MM-DD. */
export interface RegisteredLabel {
  labelClass: LabelClass;
  registeredOn: string;
  /** The last day on which it is valid. */
  validUntil: string;
  /** Of the whole building, so that it says nothing of the home itself. */
  isOfBuilding: boolean;
}

/**
 * What a home has: a label that stays `valid` for at least a year, or is `expiring` within one; one that has `expired`;
 * only a valid one of its whole `building`; or `none`.
 */
export type LabelState =
  { kind: 'valid' | 'expiring' | 'expired' | 'building'; label: RegisteredLabel } | { kind: 'none' };

/** What the register says of a home; `asking` while it is queried, `silent` when it does not say. */
export type LabelLookup = LabelState | { kind: 'asking' } | { kind: 'silent' };

/**
 * What the registered labels of a home mean on a day (YYYY-MM-DD): the newest one that is valid on that day counts.
 * Labels registered after that day are ignored.
 */
export function labelState(labels: readonly RegisteredLabel[], day: string): LabelState {
  const known = labels.filter(({ registeredOn }) => registeredOn <= day);
  const valid = known.filter(({ validUntil }) => validUntil >= day);
  const label = newest(valid.filter(({ isOfBuilding }) => !isOfBuilding));
  if (label) return { kind: label.validUntil >= yearAfter(day) ? 'valid' : 'expiring', label };
  const ofBuilding = newest(valid);
  if (ofBuilding) return { kind: 'building', label: ofBuilding };
  const expired = newest(known.filter(({ isOfBuilding }) => !isOfBuilding));
  return expired ? { kind: 'expired', label: expired } : { kind: 'none' };
}

/** The newest; of two that were registered on one day, the one that is valid longer. */
function newest(labels: readonly RegisteredLabel[]): RegisteredLabel | undefined {
  return labels.toSorted(
    (one, other) =>
      other.registeredOn.localeCompare(one.registeredOn) || other.validUntil.localeCompare(one.validUntil),
  )[0];
}

/** The same day of the next year; 28 February after 29 February. */
function yearAfter(day: string): string {
  const [year = '', ...rest] = day.split('-');
  const monthAndDay = rest.join('-');
  return `${Number(year) + 1}-${monthAndDay === '02-29' ? '02-28' : monthAndDay}`;
}
