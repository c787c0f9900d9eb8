// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Invoice } from './invoice';

const invoice = {
  due: 'job',
  is_late: false,
  ...{ number: '2026-0001', homes: 1, total: 28_500, open: 8500, due_on: '2026-12-11' },
  ...{ name: 'Voorbeeld Labels', iban: 'NL91ABNA0417164300', payment_url: null, is_mailed: true, has_pdf: false },
} as const;

test('asks for what is still to be paid', () => {
  render(<Invoice customerKey="k" invoice={invoice} />);
  expect(screen.getByText('€85,00')).toBeVisible();
  expect(screen.getByText('€200,00')).toBeVisible();
  expect(screen.getByText('RF31 2026 0001')).toBeVisible();
});

test.each([
  ['says that the PDF was mailed', true],
  ['names no mail when it was made without', false],
])('%s', (_, is_mailed) => {
  render(<Invoice customerKey="k" invoice={{ ...invoice, is_mailed }} />);
  expect(screen.queryAllByText(/PDF in de mail/)).toHaveLength(is_mailed ? 1 : 0);
});
