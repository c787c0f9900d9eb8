import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DataError } from '@/data/errors';
import { requestFieldNames } from '@/domain/request/request-fields';
import { buildRow, buildStoredRequest } from '@/test/stored-requests';
import { parseStoredRequests } from './stored-request';

describe('parseStoredRequests', () => {
  it('turns a row into a request with empty texts for nulls', () => {
    expect(Object.keys(buildStoredRequest())).toEqual(requestFieldNames);
    expect(buildStoredRequest()).toMatchObject({
      id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
      createdAt: '2026-11-21T08:05:00.123456+00:00',
      version: '2026-11-21T08:05:00.123456+00:00',
      name: 'Jo de Vries',
      email: 'jo@example.org',
      phone: '06 12345678',
      address: 'Voorbeeldstraat 12, Amersfoort',
      postcode: '3811AA',
      houseNumber: '12',
      houseNumberAddition: '',
      propertyType: 'terraced',
      surfaceArea: 120,
      constructionYear: 1962,
      rdX: 155000,
      rdY: 463000,
      rushService: false,
      calculatedPrice: 285,
      message: '',
      relayStatus: 'sent',
      callbackOn: '',
      assignedTo: '',
      source: 'website',
      status: 'new',
      appointmentDate: '',
      appointmentTime: '',
      appointmentSequence: 0,
      notes: '',
      webhookStatus: '',
      isHeld: false,
      anonymisedAt: '',
    });
  });

  it('keeps the version exactly as received, in any notation', () => {
    expect(buildStoredRequest({ updated_at: '2026-11-21 08:05:00.1+00' }).version).toBe('2026-11-21 08:05:00.1+00');
  });

  it('cuts the seconds off a time and leaves a date alone', () => {
    const { appointmentDate, appointmentTime } = buildStoredRequest({
      appointment_date: '2026-12-05',
      appointment_time: '09:30:00',
    });
    expect([appointmentDate, appointmentTime]).toEqual(['2026-12-05', '09:30']);
  });

  it('keeps a status it does not know', () => {
    expect(buildStoredRequest({ status: 'on_hold' }).status).toBe('on_hold');
  });

  it('says what became of the mail and of the webhook', () => {
    const row = { relay_status: 'failed', webhook_status: 'failed', appointment_sequence: 3 };
    expect(buildStoredRequest(row)).toMatchObject({
      relayStatus: 'failed',
      webhookStatus: 'failed',
      appointmentSequence: 3,
    });
    expect(buildStoredRequest({ webhook_status: 'later' }).webhookStatus).toBe('');
  });

  test.each([
    ['285', 285],
    ['150.50', 150.5],
    [0, 0],
    ['', null],
    ['veel', null],
    [null, null],
    [undefined, null],
  ])('reads the number %j as %j', (stored, read) => {
    const [request] = parseStoredRequests([{ ...buildRow(), calculated_price: stored }]);
    expect(request?.calculatedPrice).toBe(read);
  });

  it('reads a row of an older table, without the columns of the back-office', () => {
    const { id, created_at, updated_at } = buildRow();
    const [request] = parseStoredRequests([{ id, created_at, updated_at }]);
    expect(request).toMatchObject({ name: '', status: 'new', appointmentDate: '', notes: '', rushService: false });
  });

  test.each([[null], ['<html>'], [{}], [[{ ...buildRow(), id: null }]], [[{ ...buildRow(), updated_at: undefined }]]])(
    'refuses %j',
    (rows) => {
      expect(() => parseStoredRequests(rows)).toThrow(DataError);
    },
  );
});

test('whatever a row holds, it is read as a whole request or refused', () => {
  const columns = Object.keys(buildRow());
  const odd = fc.dictionary(fc.constantFrom(...columns), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 });
  const row = fc.oneof(
    odd.map((values) => ({ ...buildRow(), ...values })),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const texts = [
    'id',
    'version',
    'createdAt',
    'name',
    'email',
    'phone',
    'address',
    'message',
    'status',
    'notes',
  ] as const;
  const numbers = ['surfaceArea', 'constructionYear', 'rdX', 'rdY', 'calculatedPrice'] as const;
  let read = 0;
  fc.assert(
    fc.property(row, (value) => {
      try {
        const [request] = parseStoredRequests([value]);
        if (!request) throw new Error('a row was dropped');
        read += 1;
        for (const name of texts) expect(typeof request[name]).toBe('string');
        for (const name of numbers) expect(request[name] === null || Number.isFinite(request[name])).toBe(true);
        expect(['sent', 'failed', '']).toContain(request.relayStatus);
      } catch (error) {
        expect(error).toBeInstanceOf(DataError);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(read).toBeGreaterThan(500);
});
