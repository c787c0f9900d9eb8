import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { invoiceRefusals, invoiceTexts as texts } from '@/content/office/invoices/invoices';
import { useRemovePayment } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import { refusalText } from '@/data/invoices/refusals';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { PaymentForm } from './payment-form';
import { PaymentUrlForm } from './payment-url-form';

interface PaymentsProps {
  invoice: Invoice;
}

/** The payments and refunds of an invoice, one more by hand, and where it can be paid online. */
export function Payments({ invoice }: PaymentsProps) {
  const removing = useRemovePayment();
  return (
    <>
      <ul>
        {invoice.payments.map(({ id, amount, paid_on }) => (
          <li key={id}>
            <Button
              variant="quiet"
              onClick={() =>
                removing.mutate(id, {
                  onError: (error) => notify.error(refusalText(invoiceRefusals, texts.notSaved, error)),
                })
              }
            >
              {texts.removePayment(amount, formatWholeDate(paid_on))}
            </Button>
          </li>
        ))}
      </ul>
      {/* Anew after each payment: it begins with what is left. */}
      {invoice.planned_credit === null && (
        <PaymentForm key={invoice.paid} invoice={invoice} isRefund={invoice.owed_back > 0} />
      )}
      {invoice.open > 0 && <PaymentUrlForm invoice={invoice} />}
    </>
  );
}
