import { expect, test } from 'vitest';
import type { Invoice } from '@/data/invoices/queries';
import { csvLines } from '@/lib/csv';
import { csvRows } from './csv-rows';

test('a spreadsheet can add up the rates of invoices and credit notes to their totals', () => {
  const invoice: Invoice = {
    ...{
      id: 'a',
      number: '2026-0001',
      request_id: 'r',
      request_ids: ['r'],
      credited_number: null,
      customer: { name: 'Jo' },
    },
    ...{
      issued_on: '2026-11-27',
      due_on: '2026-12-11',
      state: 'credited',
      payment_url: null,
      has_files: true,
      can_mail: true,
    },
    vat: [
      { rate: 21, net: 26_860, vat: 5641 },
      { rate: 0, net: 1000, vat: 0 },
    ],
    ...{ due: 'job', is_credited: true, planned_credit: null, open: 0, owed_back: 0, refund_by: null },
    ...{ rounding: -1, total: 33_500, paid: 0, mail: null, reminder: null, next_reminder: null, payments: [] },
  };
  const credit: Invoice = { ...invoice, number: '2026-0002', state: 'credit-note', credited_number: '2026-0001' };
  expect(
    csvLines(csvRows([invoice, credit]))
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';').filter((_cell, column) => column === 1 || column > 5)),
  ).toEqual([
    ['27-11-2026', '21', '268,60', '56,41', '-0,01', '335,00', '0,00'],
    ['27-11-2026', '0', '10,00', '0,00', '', '', ''],
    ['27-11-2026', '21', '-268,60', '-56,41', '0,01', '-335,00', '0,00'],
    ['27-11-2026', '0', '-10,00', '0,00', '', '', ''],
  ]);
});
