/** What an appointment makes of the day of its adviser. */
export interface DayEffect {
  /** Minutes of driving that it adds. */
  extraMinutes: number;
  /** Minutes of driving from the middle of the other appointments of that day; null without any. */
  fromMiddle: number | null;
  /** The place that most of them are in; '' while not known. */
  around: string;
  /** The place of its own home; '' while not known. */
  place: string;
}
