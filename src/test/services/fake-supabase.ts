import { specificationList } from '@/domain/pricing/price-list';
import { toPriceListRow } from '@/domain/pricing/price-list-row';
import { expect, onTestFinished, vi } from 'vitest';
import { mailKinds } from '#shared/mail/customer-mail.ts';

export interface FakeCall {
  /** Such as `GET /rest/v1/contact_submissions`. */
  route: string;
  search: URLSearchParams;
  body: unknown;
  headers: Headers;
}

interface PlainAnswer {
  status: number;
  json: unknown;
}

/** The answer of a route: a status with JSON, a network error, or an answer that the test gives later. */
export type FakeAnswer =
  { status: number; json: unknown } | 'network error' | Promise<{ status: number; json: unknown }>;

export type FakeRoutes = Record<string, (call: FakeCall) => FakeAnswer>;

export const publish = 'POST /functions/v1/publish';
export const buildState = 'POST /rest/v1/rpc/build_state';
export const buildManifest = 'GET /build.json';
export const rushHours = 'POST /rest/v1/rpc/rush_hours';

/**
 * Calls that screens make in the background, such as after saving a text or opening a dialog: answered, but not
 * recorded unless a test has a route.
 */
const inBackground: FakeRoutes = {
  [publish]: () => ({ status: 202, json: {} }),
  'POST /functions/v1/send': () => ({ status: 202, json: {} }),
  'POST /rest/v1/rpc/appointment_obstacles': () => ({ status: 200, json: [] }),
  'POST /rest/v1/rpc/mails_of_changes': () => ({ status: 200, json: [] }),
  'POST /rest/v1/rpc/request_mails': () => ({ status: 200, json: [] }),
  'POST /rest/v1/rpc/affected_visits': () => ({
    status: 200,
    json: { total: 0, mails: { put_back: true, hand_over: true, colleague: true }, visits: [] },
  }),
  'POST /rest/v1/rpc/moment_effect': () => ({ status: 200, json: null }),
  'POST /rest/v1/rpc/route_figures': () => ({ status: 200, json: { visits: 0, kilometres: 0, best_kilometres: 0 } }),
  'POST /rest/v1/rpc/outgoing_messages': () => ({
    status: 200,
    json: {
      sends_mail: false,
      kinds: Object.fromEntries(mailKinds.map((kind) => [kind, true])),
      waiting_since: null,
      total: 0,
      uncertain: { ids: [], are_mails: true },
      latest: [],
    },
  }),
  'POST /rest/v1/rpc/label_figures': () => ({ status: 200, json: [] }),
  'POST /rest/v1/rpc/webhook_outcomes': () => ({ status: 200, json: {} }),
  [buildState]: () => ({ status: 200, json: 'building' }),
  'POST /rest/v1/rpc/list_admins': () => ({ status: 200, json: { admins: [], invitations: [] } }),
  'GET /rest/v1/request_audit': () => ({ status: 200, json: [] }),
  'POST /rest/v1/rpc/related_requests': () => ({ status: 200, json: [] }),
  'POST /rest/v1/rpc/invoices_of_request': () => ({ status: 200, json: null }),
  'POST /rest/v1/rpc/label_file': () => ({ status: 200, json: null }),
  'POST /rest/v1/rpc/open_invoices': () => ({ status: 200, json: [] }),
  'POST /rest/v1/rpc/price_question': () => ({ status: 200, json: null }),
  'GET /rest/v1/price_lists': () => ({
    status: 200,
    json: [{ ...toPriceListRow(specificationList), updated_at: '2026-01-01T00:00:00+00:00' }],
  }),
  'GET /rest/v1/reviews': () => ({ status: 200, json: [] }),
  [buildManifest]: () => ({ status: 200, json: { texts: {} } }),
  [rushHours]: () => ({
    status: 200,
    json: {
      ...{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00:00', closes: '20:00:00', report_minutes: 120 },
      ...{ adviser_days: [1, 2, 3, 4, 5, 6, 7], holidays: [] },
      durations: [{ property_type: 'terraced', minutes: 60, large_from: 150, large_minutes: 90 }],
    },
  }),
};

/**
 * Answers the real Supabase client over a fake network. Returns the calls made so far. A call to a route that the test
 * did not prepare fails the test.
 */
export function fakeSupabase(routes: FakeRoutes): FakeCall[] {
  const calls: FakeCall[] = [];
  const unprepared: string[] = [];
  onTestFinished(() => {
    expect(unprepared, 'requests that this test did not prepare').toEqual([]);
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const absolute = typeof input === 'string' ? new URL(input, window.location.origin) : input;
    const request = new Request(absolute, { ...init, signal: null });
    const url = new URL(request.url);
    const text = await request.text();
    const call: FakeCall = {
      route: `${request.method} ${url.pathname}`,
      search: url.searchParams,
      body: text === '' ? null : readJson(text),
      headers: request.headers,
    };
    const route = routes[call.route] ?? inBackground[call.route];
    if (call.route in routes || !(call.route in inBackground)) calls.push(call);
    if (!route) unprepared.push(`${request.method} ${request.url}`);
    const answer = await (route?.(call) ?? 'network error');
    if (answer === 'network error') throw new TypeError('Failed to fetch');
    // A 204 may have no body.
    const body = answer.status === 204 ? null : JSON.stringify(answer.json);
    return new Response(body, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
  });
  return calls;
}

function readJson(text: string): unknown {
  return JSON.parse(text);
}

/** An answer to be given later. */
export function laterAnswer() {
  const waiting: ((answer: PlainAnswer) => void)[] = [];
  const promise = new Promise<PlainAnswer>((give) => {
    waiting.push(give);
  });
  return { promise, resolve: (answer: PlainAnswer) => waiting.forEach((give) => give(answer)) };
}

/** What the auth service answers to a right password or a new account. */
export function authSession(email = 'beheer@woninglabel.example') {
  return {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.round(Date.now() / 1000) + 3600,
    user: { id: 'a0000000-0000-4000-8000-000000000001', email, identities: [{ id: '1' }] },
  };
}
