import encodeQR from 'qr';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { ownRequest } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { unbroken } from '@/lib/format/unbroken';
import { formatCents } from '#shared/format-cents.ts';
import { paymentCode } from '#shared/payment-code.ts';
import { inGroups, paymentReference } from '#shared/payment-reference.ts';

const { invoice: texts } = ownRequest;

interface InvoiceProps {
  invoice: OwnRequest['invoices'][number];
}

/** What is still to be paid, where to, and a code with which a banking app fills that in. */
export function Invoice({ invoice }: InvoiceProps) {
  const { number, homes, due, total, open: amount, is_late, due_on, name, iban, payment_url, is_mailed } = invoice;
  const reference = paymentReference(number);
  const facts = [
    ...(amount < total ? [[texts.paidSoFar, formatCents(total - amount)] as const] : []),
    [texts.amount, formatCents(amount)],
    [texts.due, unbroken(formatWholeDate(due_on))],
    [texts.account, inGroups(iban)],
    [texts.holder, name],
    [texts.reference, inGroups(reference)],
    [texts.number, number],
  ];
  return (
    <section className="grid gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-8">
      <h2 className="text-2xl font-bold">{texts.title}</h2>
      <p>
        <ChangingText>{homes > 1 ? texts.ofHomes(homes) : texts.about[due]}</ChangingText>
      </p>
      {amount === 0 ? (
        <p>
          <ChangingText>{texts.paid}</ChangingText>
        </p>
      ) : (
        <>
          {is_late && (
            <p className="font-semibold">
              <ChangingText>{texts.late}</ChangingText>
            </p>
          )}
          <div className="flex flex-wrap items-start gap-x-10 gap-y-6">
            <dl className="grid gap-2">
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt className="text-sm text-ink-muted">{term}</dt>
                  <dd key={value} className="font-semibold break-words">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            <div className="grid max-w-56 gap-2">
              <PaymentCode text={paymentCode({ name, iban, amount, reference })} />
              <p className="text-sm">{texts.scan}</p>
            </div>
          </div>
          <p>{texts.remittance}</p>
          {payment_url !== null && (
            <a href={payment_url} rel="noreferrer" className={buttonClass('primary', 'justify-self-start')}>
              {texts.payOnline}
            </a>
          )}
        </>
      )}
      {is_mailed && <p className="text-sm text-ink-muted">{texts.attached}</p>}
    </section>
  );
}

/** Black on white in a dark theme too: scanners need that. */
function PaymentCode({ text }: { text: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={texts.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="size-48"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
