/** Why an appointment does not fit, as returned by the SQL function private.obstacles. */
export interface Obstacle {
  kind: 'overlap' | 'travel' | 'blocked' | 'busy' | 'hours' | 'holiday';
  /** By how many minutes the other appointment is too near for the drive; 0 otherwise. */
  minutes: number;
  /** Name of the other customer; '' without one. */
  name: string;
  /** When the other appointment begins, ISO 8601; '' without one. */
  startsAt: string;
  /** Why the time is blocked; '' when no reason was given. */
  reason: string;
}
