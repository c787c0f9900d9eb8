// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toaster } from '@/components/ui/notify';
import { renderAdmin } from '@/test/render/render-admin';
import { fakeSupabase, type FakeAnswer } from '@/test/services/fake-supabase';
import { bankEntry, statement } from '@/test/bank/statement';
import { BankFile } from './bank-file';

const list = 'POST /rest/v1/rpc/list_invoices';
const note = 'POST /rest/v1/rpc/note_payment';

const invoice = {
  ...{ id: 'a', number: '2026-0001', request_id: 'r', credited_number: null, vat: [], rounding: 0, total: 28_500 },
  ...{ issued_on: '2026-11-27', due_on: '2026-12-11', customer: { name: 'Jan' }, paid: 0, state: 'open' },
  ...{ due: 'job', is_credited: false, open: 28_500, owed_back: 0 },
  ...{ payment_url: null, has_files: true, can_mail: true, mail: 'sent', payments: [] },
};

function listed(rows: object[]): FakeAnswer {
  const sums = { invoiced: 0, paid: 0, open: 0, late: 0, to_refund: 0 };
  return { status: 200, json: { is_on: true, uninvoiced: [], planned: [], sums, vat: [], rows } };
}

/** Of two payments of €100 and €285 for one invoice, and what cannot be read. */
const file = new File(
  [
    statement(
      bankEntry({ amount: '100.00' }) + bankEntry() + bankEntry({ currency: 'USD' }) + bankEntry({ way: 'DBIT' }),
    ),
  ],
  'bank.xml',
);

async function show() {
  const user = renderAdmin(
    <>
      <BankFile />
      <Toaster />
    </>,
    '/admin/cijfers',
  );
  await user.click(screen.getByText('Betalingen uit een bankbestand'));
  return {
    upload: (...chosen: File[]) => user.upload(screen.getByLabelText('Bankbestand'), chosen),
    note: () => user.click(screen.getByRole('button', { name: 'Noteer wat is aangevinkt' })),
  };
}

async function ticked(): Promise<boolean[]> {
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  return boxes.map(({ checked }) => checked);
}

test('what agrees is ticked by the invoices as they are now, when the same file is read again', async () => {
  let paid = 0;
  fakeSupabase({
    [list]: () => listed(paid < 28_500 ? [{ ...invoice, paid }] : []),
    [note]: () => {
      paid = 18_500;
      return { status: 200, json: true };
    },
  });
  const { upload, note: noteTicked } = await show();
  await upload(file);
  expect(await ticked()).toEqual([false, true]);
  await noteTicked();
  expect(await screen.findByText('1 betaling genoteerd')).toBeVisible();
  await upload(file);
  expect(await ticked()).toEqual([true, false]);
});

test('a payment that was noted before is named as that', async () => {
  fakeSupabase({ [list]: () => listed([invoice]), [note]: () => ({ status: 200, json: false }) });
  const { upload, note: noteTicked } = await show();
  await upload(file);
  expect(await ticked()).toEqual([false, true]);
  await noteTicked();
  expect(await screen.findByText('0 betalingen genoteerd. 1 was al eerder genoteerd')).toBeVisible();
});

test('says so when the open invoices cannot be read', async () => {
  fakeSupabase({ [list]: () => ({ status: 400, json: { code: '22023', message: 'no' } }) });
  const { upload } = await show();
  await upload(file);
  expect(await screen.findByText(/konden niet worden opgehaald/)).toBeVisible();
});

test('names what cannot be read, of an entry and of a file, and reads the rest', async () => {
  fakeSupabase({ [list]: () => listed([invoice]) });
  const { upload } = await show();
  await upload(new File([':20:X\n:25:NL91ABNA0417164300\n'], 'oud.txt'), file);
  expect(await screen.findByText(/oud.txt: dit is een MT940-bestand. Kies bij je bank CAMT.053/)).toBeVisible();
  expect(screen.getByText('1 boeking telt niet mee')).toBeVisible();
  expect(screen.getByText(/Niet in euro’s/)).toBeInTheDocument();
  expect(screen.getByText('1 andere boeking')).toBeVisible();
});
