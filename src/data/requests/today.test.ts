// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '@/data/query-client';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { todayQuery } from './today';

const route = 'POST /rest/v1/rpc/requests_of_today';

afterEach(() => queryClient.clear());

test('counts each kind of work and all together no further than 1,000, and reads times and moments', async () => {
  const json = {
    work: { today: 0, rush: 1000, customers: 4, overdue: 1001, callback: 2, unanswered: 3 },
    total: 1001,
    unread_calendars: ['Ali'],
    visits_at_risk: [{ id: 'd', name: 'Jo', starts_at: '2026-11-21 08:30:00+00', adviser: null }],
    late_invoices: { count: 2, sum: 57_000 },
    unprinted_invoices: 1,
    visits: [
      { id: 'a', name: 'Jo', address: 'Voorbeeldstraat 12', appointment_time: '09:30:00' },
      { id: 'b', name: 'Bo', address: null, appointment_time: null },
    ],
    rush: [{ id: 'c', name: 'Sam', created_at: '2026-11-20 12:00:00+00' }],
  };
  fakeSupabase({ [route]: () => ({ status: 200, json }) });
  await expect(queryClient.query(todayQuery())).resolves.toEqual({
    work: {
      today: { amount: 0, isCapped: false },
      rush: { amount: 1000, isCapped: false },
      customers: { amount: 4, isCapped: false },
      overdue: { amount: 1000, isCapped: true },
      callback: { amount: 2, isCapped: false },
      unanswered: { amount: 3, isCapped: false },
    },
    total: { amount: 1000, isCapped: true },
    unreadCalendars: ['Ali'],
    doubtedClock: null,
    lateInvoices: { count: 2, sum: 57_000 },
    unprintedInvoices: 1,
    visitsAtRisk: [{ id: 'd', name: 'Jo', startsAt: new Date('2026-11-21T08:30:00Z'), adviser: null }],
    appointments: [
      { id: 'a', name: 'Jo', address: 'Voorbeeldstraat 12', time: '09:30' },
      { id: 'b', name: 'Bo', address: '', time: '' },
    ],
    rush: [{ id: 'c', name: 'Sam', createdAt: Date.UTC(2026, 10, 20, 12) }],
  });
});
