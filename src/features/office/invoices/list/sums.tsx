import { clsx } from 'clsx/lite';
import { invoiceTexts as texts } from '@/content/office/invoices/invoices';
import type { InvoiceState } from '@/domain/invoice/invoice-state';
import { formatCents } from '#shared/format-cents.ts';

interface SumsProps {
  /** Cents. */
  sums: Record<keyof typeof states, number>;
  vat: { rate: number; net: number; vat: number }[];
  state: InvoiceState | null;
  onState: (state: InvoiceState | null) => void;
}

/** The state that each sum leads to; null for all. */
const states = {
  invoiced: null,
  paid: 'paid',
  open: 'open',
  late: 'late',
  to_refund: 'to-refund',
} as const satisfies Record<string, InvoiceState | null>;
const names = ['invoiced', 'paid', 'open', 'late', 'to_refund'] as const;

/** What the invoices of a period come to; each sum leads to its rows. */
export function Sums({ sums, vat, state, onState }: SumsProps) {
  return (
    <>
      <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-5">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={states[name] === state}
              onClick={() => onState(states[name])}
              className={clsx(
                'min-h-11 w-full rounded-lg border p-3 text-left hover:bg-surface-sunk',
                states[name] === state ? 'border-primary bg-primary-soft' : 'border-line',
              )}
            >
              <span className="block text-sm text-ink-muted">{texts.sums[name]}</span>
              <span className="text-lg font-bold tabular-nums">{formatCents(sums[name])}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul className="mt-2">
        {vat.map((of) => (
          <li key={of.rate}>{texts.vat(of.rate, of.net, of.vat)}</li>
        ))}
      </ul>
    </>
  );
}
