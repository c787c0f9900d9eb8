import { useState, type SyntheticEvent } from 'react';
import { TextField } from '@/components/form/fields';
import { MailLine } from '@/components/office/mail/mail-line';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { invoiceTexts, newInvoiceTexts as texts } from '@/content/office/invoices/invoices';
import { mailChoiceTexts, mailsText } from '@/content/office/requests/mail-choice';
import { failureText } from '@/data/errors';
import { useMakeInvoice } from '@/data/invoices/mutations';
import type { RequestInvoices } from '@/data/invoices/queries';
import { formatDay } from '@/lib/format/format-date';
import { plainCents } from '@/lib/format/plain-cents';
import { emptyLine, readLines, type TypedLine } from './typed-lines';

interface NewInvoiceFormProps {
  requestId: string;
  start: RequestInvoices;
  onClose: () => void;
}

/** The lines of a new invoice: what was promised, and what the owner adds. */
export function NewInvoiceForm({ requestId, start, onClose }: NewInvoiceFormProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [lines, setLines] = useState(() =>
    start.lines.map(({ description, amount }) => ({ ...emptyLine(), description, amount: plainCents(amount) })),
  );
  const [hasBegun, setHasBegun] = useState(false);
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState('');
  const making = useMakeInvoice();
  const read = readLines(lines);
  const standing = start.invoices.filter(({ state }) => state !== 'credited' && state !== 'credit-note');
  const asksToBegin = start.asks_to_begin && !hasBegun;

  function change(key: string, change: Partial<TypedLine>) {
    setLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsTried(true);
    setFailure('');
    if (making.isPending || read.lines === null || asksToBegin) return;
    try {
      const number = await making.mutateAsync({
        id,
        requestId,
        lines: read.lines,
        beganOnRequest: hasBegun,
        isWithoutMail,
      });
      notify.success(texts.made(number));
      onClose();
    } catch (error) {
      setFailure(failureText(invoiceTexts.notSaved, error));
    }
  }

  return (
    <form
      aria-label={texts.title(start.name)}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid max-w-2xl gap-3 rounded-lg border border-line p-4"
    >
      <h3 className="text-lg font-bold">{texts.title(start.name)}</h3>
      {standing.map(({ id: of, number, total }) => (
        <Notice key={of} tone="warning">
          {texts.exists(number, total)}
        </Notice>
      ))}
      {start.planned_for !== null && <Notice>{texts.planned(formatDay(start.planned_for))}</Notice>}
      {lines.map((line, index) => (
        <fieldset key={line.key} className="flex flex-wrap items-end gap-3">
          <legend className="sr-only">{texts.line(index + 1)}</legend>
          <TextField
            id={`${line.key}-description`}
            label={texts.description}
            className="grow"
            value={line.description}
            error={isTried ? read.problems[index]?.description : undefined}
            onChange={({ target: { value } }) => change(line.key, { description: value })}
          />
          <TextField
            id={`${line.key}-amount`}
            label={invoiceTexts.amount}
            inputMode="decimal"
            value={line.amount}
            error={isTried ? read.problems[index]?.amount : undefined}
            onChange={({ target: { value } }) => change(line.key, { amount: value })}
          />
          <Button variant="quiet" onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}>
            {texts.remove(index + 1)}
          </Button>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        {start.items.map(({ id: item, name, amount, percentage }) => (
          <Button
            key={item}
            variant="secondary"
            onClick={() => {
              const cents =
                percentage === null ? amount : Math.round(((start.lines[0]?.amount ?? 0) * percentage) / 100);
              setLines([...lines, { ...emptyLine(), description: name, amount: cents ? plainCents(cents) : '' }]);
            }}
          >
            {texts.add(name)}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => setLines([...lines, emptyLine()])}>
          {texts.addEmpty}
        </Button>
      </div>
      {start.asks_to_begin && (
        <label className="inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="tick-box"
            checked={hasBegun}
            onChange={({ target: { checked } }) => setHasBegun(checked)}
          />
          {texts.began}
        </label>
      )}
      <p role="status" className="font-semibold tabular-nums">
        {texts.total(read.total)}
      </p>
      {isTried && read.total <= 0 && (
        <Notice tone="danger" role="alert">
          {texts.totalInvalid}
        </Notice>
      )}
      {isTried && asksToBegin && (
        <Notice tone="warning" role="alert">
          {texts.beganMissing}
        </Notice>
      )}
      {failure !== '' && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <MailLine
        text={start.can_mail ? mailsText([{ id: requestId, kind: 'invoice' }]) : ''}
        withoutMail={start.can_mail ? mailChoiceTexts.withoutMailBox : ''}
        isWithoutMail={isWithoutMail}
        onChange={setIsWithoutMail}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={making.isPending}>
          {texts.make}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Annuleren
        </Button>
      </div>
    </form>
  );
}
