// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDialog } from '@/test/render/request-dialog';
import { firstTerms } from '#shared/business-terms.ts';
import { toBusinessTermsRow } from '#shared/business-terms-row.ts';

const current = { ...toBusinessTermsRow(firstTerms), valid_from: '2026-11-01', noted_at: '2026-10-01T00:00:00+00:00' };
const former = { ...current, valid_from: '2026-01-01', refund_days: 7 };

test('the days in which to pay back are those of the terms of the order', async () => {
  openDialog(
    { withdrawn_at: '2026-11-21T09:00:00+00:00', terms_from: former.valid_from },
    { 'POST /rest/v1/rpc/all_terms': () => ({ status: 200, json: [current, former] }) },
  );
  expect(await screen.findByText(/Betaal het terug binnen 7 dagen/)).toBeVisible();
});
