/**
 * What an entry of a bank statement is: money that came `in` or went `out`; `in-undone` took back what came in, and
 * `out-undone` brought back what we paid.
 */
export const bankEntryKinds = ['in', 'out', 'in-undone', 'out-undone'] as const;
export type BankEntryKind = (typeof bankEntryKinds)[number];

/** One movement of money of a bank statement. */
export interface BankEntry {
  id: string;
  kind: BankEntryKind;
  /** YYYY-MM-DD */
  day: string;
  /** Cents, above 0. */
  amount: number;
  /** Who paid or was paid; '' when the bank does not say. */
  party: string;
  /** All that goes with it: the parts that the bank keeps apart, one a line. */
  text: string;
}
