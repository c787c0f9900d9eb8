import encodeQR from 'qr';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Folded } from '@/components/ui/folded';
import { ownRequest } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { unbroken } from '@/lib/format/unbroken';
import { formatCents } from '#shared/format-cents.ts';
import { paymentCode } from '#shared/payment-code.ts';
import { inGroups, paymentReference } from '#shared/payment-reference.ts';
import { CopiedFact } from './copied-fact';
import { InvoiceDownload } from './invoice-download';

const { invoice: texts } = ownRequest;

interface InvoiceProps {
  /** Of the request. */
  customerKey: string;
  invoice: OwnRequest['invoices'][number];
}

/** What is still to be paid and how: first on a phone, where the bank is another app; a code for who has two devices. */
export function Invoice({ customerKey, invoice }: InvoiceProps) {
  const { number, homes, due, total, open: amount, is_late, due_on, name, iban, payment_url, is_mailed } = invoice;
  const reference = paymentReference(number);
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
          {payment_url !== null && (
            <a
              href={payment_url}
              rel="noreferrer"
              className={buttonClass('primary', 'justify-self-start max-sm:w-full print:hidden')}
            >
              {texts.payOnline}
            </a>
          )}
          <dl className="grid max-w-xl gap-1">
            {amount < total && <CopiedFact term={texts.paidSoFar} value={formatCents(total - amount)} />}
            <CopiedFact
              term={texts.amount}
              value={formatCents(amount)}
              copy={{ label: texts.copy.amount, text: (amount / 100).toFixed(2).replace('.', ',') }}
            />
            <CopiedFact term={texts.account} value={inGroups(iban)} copy={{ label: texts.copy.account, text: iban }} />
            <CopiedFact
              term={texts.reference}
              value={inGroups(reference)}
              copy={{ label: texts.copy.reference, text: reference }}
            />
            <CopiedFact term={texts.holder} value={name} />
            <CopiedFact term={texts.due} value={unbroken(formatWholeDate(due_on))} />
            <CopiedFact term={texts.number} value={number} />
          </dl>
          <p>{texts.remittance}</p>
          <Folded title={texts.codeTitle}>
            <PaymentCode text={paymentCode({ name, iban, amount, reference })} />
            <p className="text-sm">{texts.scan}</p>
          </Folded>
        </>
      )}
      {invoice.has_pdf && <InvoiceDownload {...{ customerKey, number }} />}
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
