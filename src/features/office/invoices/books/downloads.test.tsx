// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Toaster } from '@/components/ui/notify';
import { catchDownloads } from '@/test/downloads';
import { renderAdmin } from '@/test/render/render-admin';
import { fakeSupabase } from '@/test/services/fake-supabase';
import { Downloads } from './downloads';

const downloads = catchDownloads();
const asked = z.object({ from_day: z.string(), until_day: z.string() });

/** 310 invoices on each of the last two days of October 2026, of which the newest 500 come at once. */
const all = Array.from({ length: 620 }, (_, index) => ({
  ...{ id: `i${index}`, number: `2026-${String(index + 1).padStart(4, '0')}`, request_id: 'r', credited_number: null },
  ...{ issued_on: index < 310 ? '2026-10-30' : '2026-10-31', due_on: null, customer: {} },
  ...{ vat: [{ rate: 21, net: 100, vat: 21 }], rounding: 0, total: 121, paid: 0, state: 'open', payment_url: null },
  ...{ due: 'job', is_credited: false, open: 121, owed_back: 0 },
  ...{ has_files: true, can_mail: true, mail: null, reminder: null, next_reminder: null, payments: [] },
}));

function show() {
  fakeSupabase({
    'POST /rest/v1/rpc/invoices_of_period': ({ body }) => {
      const { from_day, until_day } = asked.parse(body);
      const found = all.filter(({ issued_on }) => issued_on >= from_day && issued_on <= until_day).toReversed();
      return { status: 200, json: found.slice(0, 500) };
    },
    'POST /rest/v1/rpc/invoice_files': ({ body }) => {
      const { ids } = z.object({ ids: z.array(z.string()) }).parse(body);
      // Those of the newest are not made yet.
      const made = all.filter(({ id }) => ids.includes(id) && id !== 'i619');
      return { status: 200, json: made.map(({ number }) => ({ number, pdf: btoa('%PDF'), xml: '<Invoice/>' })) };
    },
  });
  return renderAdmin(
    <>
      <Downloads period={{ from: '2026-10-01', until: '2026-12-31' }} name="facturen" />
      <Toaster />
    </>,
  );
}

test('a quarter of more than is listed is downloaded whole, each invoice once', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Download als CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const numbers = [...strFromU8(downloads[0]?.bytes ?? new Uint8Array()).matchAll(/2026-\d{4}/g)].map(String);
  expect(numbers).toEqual(all.map(({ number }) => number).toReversed());
});

test('a zip says what it lacks', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: /zip/ }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(Object.keys(unzipSync(downloads[0]?.bytes ?? new Uint8Array()))).toHaveLength(2 * 619);
  expect(await screen.findByText(/Van 1 factuur wordt de PDF nog gemaakt/)).toBeVisible();
});
