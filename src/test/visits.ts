import type { StoredVisit } from '@/data/appointments/latest-visit';

/** A visit as the database stores it, on 5 December 2026 at 9:30 Dutch time. */
export function buildStoredVisit(overrides: Partial<StoredVisit> = {}): StoredVisit {
  return {
    id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
    sequence: 2,
    starts_at: '2026-12-05T08:30:00+00:00',
    ends_at: '2026-12-05T10:00:00+00:00',
    changed_at: '2026-11-24T09:00:00+00:00',
    state: 'planned',
    ...overrides,
  };
}
