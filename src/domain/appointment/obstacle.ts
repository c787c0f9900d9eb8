/** What is in the way of an appointment, as private.obstacles finds it. */
export interface Obstacle {
  kind: 'overlap' | 'travel' | 'blocked' | 'hours' | 'holiday';
  /** By how many minutes the other appointment is too near for the drive; 0 otherwise. */
  minutes: number;
  /** Of the customer of the other appointment; '' without one. */
  name: string;
  /** When the other appointment begins, ISO 8601; '' without one. */
  startsAt: string;
  /** Why the time is blocked; '' when no reason was given. */
  reason: string;
}
