import { useId, useState } from 'react';
import { SelectField, TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { bankTexts as texts } from '@/content/office/invoices/bank';
import { usePutEntryAside, useSettleEntries } from '@/data/bank/mutations';
import { failureText } from '@/data/errors';
import type { BankEntry } from '@/domain/bank/bank-entry';
import type { BankInvoice } from '@/domain/bank/group-entries';
import { confirmDecision } from './confirm-decision';

interface OtherChoiceProps {
  entry: BankEntry;
  invoices: readonly BankInvoice[];
}

/** Links an entry to an invoice by hand, or puts it aside with a reason. */
export function OtherChoice(props: OtherChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2">{texts.other}</summary>
      {/* Of hundreds of entries each would have a list of hundreds of invoices. */}
      {isOpen && <Choices {...props} />}
    </details>
  );
}

function Choices({ entry, invoices }: OtherChoiceProps) {
  const id = useId();
  const isOut = entry.kind === 'out';
  const choices = invoices
    .map((invoice) => ({ ...invoice, open: isOut ? invoice.owedBack : invoice.open }))
    .filter(({ open }) => open > 0 && (!isOut || open >= entry.amount));
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const settling = useSettleEntries();
  const aside = usePutEntryAside();
  const isBusy = settling.isPending || aside.isPending;
  const canLink = entry.kind === 'in' || isOut;

  async function link() {
    const invoice = choices.find((one) => one.id === chosen);
    if (!invoice) {
      setProblem(texts.invoiceMissing);
      return;
    }
    setProblem('');
    const pays = [{ invoice: invoice.id, amount: entry.amount }];
    try {
      const isTooMuch = entry.amount > invoice.open;
      confirmDecision(texts.settled(await settling.mutateAsync([{ entry: entry.id, pays, isTooMuch }])));
    } catch (error) {
      notify.error(failureText(texts.notSaved, error));
    }
  }

  async function putAside() {
    try {
      const isDone = await aside.mutateAsync({ entryId: entry.id, reason: reason.trim() || texts.noInvoice });
      confirmDecision(isDone ? texts.putAside : texts.before);
    } catch (error) {
      notify.error(failureText(texts.notSaved, error));
    }
  }

  return (
    <div className="grid gap-3 pb-2">
      {canLink && (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            id={`${id}-invoice`}
            label={isOut ? texts.owedInvoice : texts.openInvoice}
            error={problem === '' ? undefined : problem}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: '', label: choices.length === 0 ? texts.noChoice : texts.choose },
              ...choices.map((invoice) => ({ value: invoice.id, label: texts.invoiceOption(invoice) })),
            ]}
          />
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && void link()}>
            {texts.link}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id={`${id}-reason`}
          label={texts.reasonLabel}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && void putAside()}>
          {texts.aside}
        </Button>
      </div>
    </div>
  );
}
