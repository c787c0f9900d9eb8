import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Toaster } from '@/components/ui/notify';
import { Calendar } from '@/features/office/calendar/calendar';
import { fakeSupabase, type FakeAnswer, type FakeRoutes } from '../services/fake-supabase';
import { renderAdmin, UrlBar } from './render-admin';

/** The call that reads the calendar. */
export const days = 'POST /rest/v1/rpc/calendar_days';
/** The call that reads which requests wait for a visit. */
export const waiting = 'POST /rest/v1/rpc/waiting_requests';
/** The database refuses. */
export const refusal = { status: 403, json: { code: '42501', message: 'permission denied' } };

// A Wednesday, shortly after midnight in the Netherlands; in UTC it is still Tuesday. The screen is that of a phone.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T23:30:00Z'), shouldAdvanceTime: true });
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(width < 40rem)',
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A home to be visited, as the database gives it. */
export function home(id: string) {
  return {
    ...{ request_id: id, name: id, phone: null, at_home_name: null, at_home_phone: null },
    ...{ address: `Laan ${id}`, postcode: '3811AA' },
    ...{ property_type: 'apartment', surface_area: null, construction_year: null, label_class: null, price: 285 },
    ...{ rush: null, message: null, notes: null },
  };
}

/** An appointment of an hour; `at` is in winter time. */
export function appointment(id: string, at: string, values: object = {}) {
  const ends = new Date(Date.parse(`${at}:00+01:00`) + 3_600_000).toISOString();
  return {
    id: `visit-${id}`,
    ...home(id),
    adviser: null,
    starts_at: `${at}:00+01:00`,
    ends_at: ends,
    state: 'planned',
    sequence: 0,
    is_overruled: false,
    by_customer: null,
    drive_there: null,
    drive_home: null,
    is_too_soon: false,
    ...values,
  };
}

/** An adviser. */
export const ali = {
  id: 'ali',
  name: 'Ali',
  color: 'blue',
  is_set_up: true,
  start_place: 'Station, Amersfoort',
  hours: [],
};
/** An adviser without a starting place. */
export const bo = { ...ali, id: 'bo', name: 'Bo', color: 'orange', start_place: null };

/** What the database answers about a week. */
export function week(values: object = {}) {
  return {
    status: 200,
    json: { visits: [], untimed: [], advisers: [], blocked: [], busy: [], holidays: [], ...values },
  };
}

/** Opens the calendar. */
export function openCalendar(response: () => FakeAnswer, search = '', routes: FakeRoutes = {}) {
  const calls = fakeSupabase({ [days]: response, [waiting]: () => ({ status: 200, json: [] }), ...routes });
  const user = renderAdmin(
    <>
      <Calendar />
      <UrlBar />
      <Toaster />
    </>,
    `/here${search}`,
  );
  return { user, asked: () => calls.filter(({ route }) => route === days).map(({ body }) => body), calls };
}

/** The appointments of a day, as they read. */
export function linksOf(day: string) {
  return within(screen.getByRole('region', { name: day }))
    .queryAllByRole('link', { name: /Laan/ })
    .map((link) => link.textContent.replace(/\s+/g, ' ').trim());
}
