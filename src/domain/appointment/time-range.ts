/** A period that begins and ends at an instant, ISO 8601. */
export interface TimeRange {
  startsAt: string;
  endsAt: string;
}
