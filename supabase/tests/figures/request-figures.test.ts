import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

const { backend, roles } = await startBackendWithRoles();

const figuresSchema = z.array(z.looseObject({ month: z.string(), requests: z.number() }));

test('the months of two years, with what became of their requests', async () => {
  const added: Partial<RequestInsert>[] = [
    { status: 'completed', surface_area: 160, calculated_price: 300 },
    { status: 'completed', calculated_price: 380, rush_service: true, anonymised_at: '2026-01-01T00:00:00Z' },
    // Of two of the completed ones the visitor saw another price than that of the list, of one another was agreed on, and of one nothing is known.
    { status: 'completed', property_type: 'detached', surface_area: 180, rush_service: true, calculated_price: 1 },
    { status: 'completed', calculated_price: null },
    { status: 'completed', agreed_price: 250, agreed_price_reason: 'Buurkorting' },
    { status: 'contacted', calculated_price: 1 },
    { status: 'completed', surface_area: null, calculated_price: 290 },
    { status: 'cancelled', calculated_price: 400 },
    { source: 'telephone', relay_status: null },
    { is_held: true, rush_service: true },
  ];
  for (const row of added) {
    const written = { status: 'new', updated_at: '2026-08-01T00:00:00Z', appointment_sequence: 0, source: 'website' };
    const now = new Date().toISOString();
    await backend.sql(
      insertStatement('contact_submissions', {
        ...written,
        is_held: false,
        created_at: now,
        ...buildRequestRow({ calculated_price: 285, ...row }),
      }),
    );
  }
  // The last moment of the month before in Amsterdam, and one that is too long ago.
  const start = "date_trunc('month', now() at time zone 'Europe/Amsterdam')";
  for (const moment of [`${start} - interval '1 second'`, `${start} - interval '23 months 1 second'`]) {
    await backend.sql(`insert into public.contact_submissions (name, email, property_type, relay_status, created_at)
      values ('Jan', 'jan@example.nl', 'other', 'sent', (${moment}) at time zone 'Europe/Amsterdam')`);
  }
  const { data } = await roles.admin.rpc('request_figures');
  const months = figuresSchema.parse(data);
  expect(months).toHaveLength(24);
  expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
  const none = { by_telephone: 0, rush: 0, completed: 0, cancelled: 0, revenue: 0, list_revenue: 0, deviating: 0 };
  expect(months.at(-1)).toMatchObject({
    requests: 9,
    by_telephone: 1,
    rush: 2,
    completed: 6,
    cancelled: 1,
    revenue: 300 + 380 + 445 + 285 + 250,
    list_revenue: 300 + 380 + 445 + 285 + 285,
    deviating: 3,
  });
  expect(months.at(-2)).toMatchObject({ ...none, requests: 1 });
  expect(months.slice(0, -2).reduce((sum, { requests }) => sum + requests, 0)).toBe(0);
});
