// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { termBounds, termLabels } from '@/content/office/management/business-terms';
import { fakeSupabase, type FakeRoutes } from '@/test/services/fake-supabase';
import { renderAdmin } from '@/test/render/render-admin';
import { firstTerms, type TermName } from '#shared/business-terms.ts';
import { toBusinessTermsRow } from '#shared/business-terms-row.ts';
import { Terms } from './terms';

const read = 'POST /rest/v1/rpc/all_terms';
const save = 'POST /rest/v1/rpc/save_terms';
const success = vi.fn();
const held = { ...toBusinessTermsRow(firstTerms), noted_at: '2026-01-01T00:00:00+00:00' };
const next = { ...held, valid_from: '2098-01-01', cancellation_hours: 48, noted_at: '2026-11-01T00:00:00+00:00' };

beforeEach(() => {
  success.mockReset();
  vi.spyOn(notify, 'success').mockImplementation(success);
});

function show(rows: object[], routes: FakeRoutes = {}) {
  const calls = fakeSupabase({ [read]: () => ({ status: 200, json: rows }), ...routes });
  return { calls, user: renderAdmin(<Terms />) };
}

function field(name: TermName) {
  return screen.getByRole('textbox', { name: new RegExp(`^${termLabels[name].replace(/[()]/g, '\\$&')}`) });
}

test('the next terms show what changes, and are stored as a row', async () => {
  const { user, calls } = show([held], { [save]: () => ({ status: 200, json: true }) });
  await user.click(await screen.findByRole('button', { name: 'Volgende voorwaarden maken' }));
  await user.type(screen.getByLabelText(/^Geldt vanaf/), '2098-01-01');
  await user.clear(field('calloutFee'));
  await user.type(field('calloutFee'), '€ 90');
  expect(screen.getByText(`${termLabels.calloutFee}: 75 wordt 90`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await vi.waitFor(() => expect(success).toHaveBeenCalledWith('De voorwaarden zijn opgeslagen.'));
  expect(calls.find(({ route }) => route === save)?.body).toEqual({
    terms: { ...toBusinessTermsRow(firstTerms), valid_from: '2098-01-01', callout_fee: 9000 },
  });
});

test.each([
  ['withdrawalDays', '13', 'De wet geeft een consument ten minste 14 dagen bedenktijd.'],
  ['refundDays', '15', 'Volgens de wet betaal je binnen 14 dagen terug.'],
  ['customerYears', '6', 'De belastingwet vraagt dat je ze ten minste 7 jaar bewaart.'],
] as const)('the law is kept: %s of %s is refused with the reason', async (name, typed, reason) => {
  const { user, calls } = show([held]);
  await user.click(await screen.findByRole('button', { name: 'Volgende voorwaarden maken' }));
  await user.clear(field(name));
  await user.type(field(name), typed);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const { least, most } = termBounds[name];
  expect(screen.getByText(`${reason} Vul een getal van ${least} tot en met ${most} in.`)).toBeVisible();
  expect(screen.getByText(/^Kies een dag na vandaag/)).toBeVisible();
  expect(field(name)).toHaveValue(typed);
  expect(calls.filter(({ route }) => route === save)).toEqual([]);
});

test('terms to come are removed after a question, and a version of a colleague is shown first', async () => {
  let stored = next;
  const { user, calls } = show([], {
    [read]: () => ({ status: 200, json: [stored, held] }),
    [save]: () => ({ status: 200, json: stored === next }),
  });
  const form = await screen.findByRole('form', { name: 'Vanaf 01-01-2098' });
  stored = { ...next, cancellation_hours: 72, noted_at: '2026-11-02T00:00:00+00:00' };
  await user.click(within(form).getByRole('button', { name: 'Verwijderen' }));
  await user.click(within(form).getByRole('button', { name: 'Ja, verwijderen' }));
  expect(await screen.findByText(`${termLabels.cancellationHours}: 48 wordt 72`)).toBeVisible();
  expect(success).not.toHaveBeenCalled();
  expect(calls.find(({ route }) => route === save)?.body).toEqual({
    ...{ replaced_day: '2098-01-01', replaced_version: next.noted_at },
  });
});
