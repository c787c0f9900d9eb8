import { invoiceBooksTexts } from '@/content/office/invoices/invoices';
import type { Period } from '@/domain/period';

interface NamedPeriod extends Period {
  name: string;
}

/** The last twelve months, and the quarters of which VAT is still to be declared or was lately, on a day YYYY-MM-DD. */
export function invoicePeriods(today: string): [NamedPeriod, ...NamedPeriod[]] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const quarters = Array.from({ length: 8 }, (_, back) => {
    const quarter = Math.ceil(month / 3) - back;
    const period = monthsFrom(year, quarter * 3 - 2, 3);
    const name = invoiceBooksTexts.quarter(Number(period.from.slice(0, 4)), ((((quarter - 1) % 4) + 4) % 4) + 1);
    return { name, ...period };
  });
  return [{ name: invoiceBooksTexts.lastYear, ...monthsFrom(year, month - 11, 12) }, ...quarters];
}

/** Months count from 1, and before it in earlier years. */
function monthsFrom(year: number, month: number, amount: number): Period {
  return {
    from: new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10),
    until: new Date(Date.UTC(year, month - 1 + amount, 0)).toISOString().slice(0, 10),
  };
}
