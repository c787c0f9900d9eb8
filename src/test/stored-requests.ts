import { specificationList } from '@/domain/pricing/price-list';
import { parseStoredRequests, type RequestRow } from '@/data/requests/outbox/stored-request';
import type { StoredRequest } from '@/domain/request/request-fields';
import type { FakeRoutes } from './services/fake-supabase';

/** A row of contact_submissions as the database answers it. */
export function buildRow(overrides: Partial<RequestRow> = {}) {
  return {
    id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
    created_at: '2026-11-21T08:05:00.123456+00:00',
    updated_at: '2026-11-21T08:05:00.123456+00:00',
    name: 'Jo de Vries',
    email: 'jo@example.org',
    phone: '06 12345678',
    address: 'Voorbeeldstraat 12, Amersfoort',
    postcode: '3811AA',
    house_number: '12',
    house_number_addition: null,
    property_type: 'terraced',
    surface_area: 120,
    construction_year: 1962,
    rd_x: 155000,
    rd_y: 463000,
    rush_service: false,
    price: 285,
    price_list: specificationList.validFrom,
    // The price is that of the list, where a test does not say otherwise.
    list_price: overrides.price === undefined ? 285 : overrides.price,
    outdated_list: null,
    calculated_price: 285,
    message: null,
    source: 'website',
    relay_status: 'sent',
    status: 'new',
    appointment_date: null,
    appointment_time: null,
    appointment_sequence: 0,
    callback_on: null,
    assigned_to: null,
    answer: null,
    notes: null,
    webhook_status: null,
    is_held: false,
    anonymised_at: null,
    ...overrides,
  };
}

/** The same as the back-office sees it. */
export function buildStoredRequest(overrides: Partial<RequestRow> = {}): StoredRequest {
  const [request] = parseStoredRequests([buildRow(overrides)]);
  if (!request) throw new Error('no request');
  return request;
}

/** What the inbox reads of these rows: the page, the counts, the moment of the newest, and the opened request. */
export function inboxReads(stored: () => Pick<RequestRow, 'id'>[]): FakeRoutes {
  return {
    'POST /rest/v1/rpc/list_requests': () => ({ status: 200, json: stored() }),
    'POST /rest/v1/rpc/count_requests': () => ({ status: 200, json: { new: stored().length } }),
    'GET /rest/v1/contact_submissions': ({ search }) => {
      const id = search.get('id');
      return { status: 200, json: id ? stored().filter((row) => `in.(${row.id})` === id) : stored().slice(0, 1) };
    },
  };
}
