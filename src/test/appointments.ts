import type { StoredAppointment } from '@/data/appointments/latest-appointment';

/** An appointment as the database stores it, on 5 December 2026 at 9:30 Dutch time. */
export function buildStoredAppointment(overrides: Partial<StoredAppointment> = {}): StoredAppointment {
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
