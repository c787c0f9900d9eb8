/** What a Dutch clock and calendar show. */
export interface Moment {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}
