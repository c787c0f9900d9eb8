import { invoiceTexts } from '@/content/office/invoices';
import { addDays } from '@/domain/appointment/week';
import { addMonths, type Period } from '@/domain/period';

interface NamedPeriod extends Period {
  name: string;
}

/** The last twelve months, and the quarters of which VAT is still to be declared or was lately, on a day YYYY-MM-DD. */
export function invoicePeriods(today: string): [NamedPeriod, ...NamedPeriod[]] {
  const month = `${today.slice(0, 7)}-01`;
  const first = addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3));
  const quarters = Array.from({ length: 8 }, (_, back) => {
    const from = addMonths(first, -3 * back);
    const name = invoiceTexts.quarter(Number(from.slice(0, 4)), Math.ceil(Number(from.slice(5, 7)) / 3));
    return { name, from, until: addDays(addMonths(from, 3), -1) };
  });
  const year = { name: invoiceTexts.lastYear, from: addMonths(month, -11), until: addDays(addMonths(month, 1), -1) };
  return [year, ...quarters];
}
