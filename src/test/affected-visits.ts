import type { FakeAnswer } from './services/fake-supabase';

export const affectedRoute = 'POST /rest/v1/rpc/affected_visits';
export const decideRoute = 'POST /rest/v1/rpc/decide_visits';

/** A visit on Monday 7 December 2099 as the database returns it, when the Netherlands are an hour ahead of UTC. */
export function buildAffectedRow(overrides: object = {}) {
  return {
    id: 'visit-1',
    sequence: 1,
    request_id: 'request-1',
    version: '2026-11-21T08:05:00.123456+00:00',
    name: 'Jansen',
    address: 'Laan 1, Amersfoort',
    email: 'jansen@example.nl',
    phone: '06 12345678',
    starts_at: '2099-12-07T08:30:00+00:00',
    ends_at: '2099-12-07T09:30:00+00:00',
    colleagues: [],
    tells_adviser: false,
    ...overrides,
  };
}

/** The answer of `affectedRoute` with these visits. */
export function affectedVisits(...visits: object[]): Exclude<FakeAnswer, Promise<unknown> | 'network error'> {
  const shown = visits.length === 0 ? [buildAffectedRow()] : visits;
  return {
    status: 200,
    json: { total: shown.length, mails: { put_back: true, hand_over: true, colleague: true }, visits: shown },
  };
}

/** The answer of `affectedRoute` where no visit is affected. */
export const noVisits = {
  status: 200,
  json: { total: 0, mails: { put_back: false, hand_over: false, colleague: false }, visits: [] },
};
