import { PrintButton } from '@/components/print/print-button';
import { PrintedSender } from '@/components/print/printed-sender';
import { Button } from '@/components/ui/button';
import { termsFigures } from '@/content/legal/terms-figures';
import { withdrawalWords } from '@/content/legal/withdrawal';
import { withdrawalPage } from '@/content/public/withdrawal';
import type { WithdrawalNotice } from '@/domain/request/withdrawal-notice';
import { bringToTop } from '@/lib/browser/bring-to-top';
import { NoticeFacts } from './notice-facts';

const texts = withdrawalPage.receipt;

interface ReceiptProps {
  notice: WithdrawalNotice;
  /** ISO 8601 */
  receivedAt: string;
  onAgain: () => void;
}

/** What was declared, and when it was received, to print at once. The same whether a request was found or not. */
export function Receipt({ notice, receivedAt, onAgain }: ReceiptProps) {
  return (
    <section
      ref={bringToTop}
      tabIndex={-1}
      aria-labelledby="withdraw-receipt"
      className="grid max-w-xl gap-5 rounded-2xl border border-line bg-primary-soft p-5 sm:p-8 print:border-0 print:p-0"
    >
      <h2 id="withdraw-receipt" className="text-2xl font-bold">
        {texts.title}
      </h2>
      <NoticeFacts notice={notice} receivedAt={receivedAt} />
      <p>{texts.keep}</p>
      <p>{withdrawalWords.paid(termsFigures)}</p>
      <PrintedSender />
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <Button variant="quiet" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </section>
  );
}
