/** What a Dutch clock and calendar show. */
export interface LocalDateTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
}
