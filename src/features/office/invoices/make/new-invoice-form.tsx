import { useState, type SyntheticEvent } from 'react';
import { SelectField, TextAreaField } from '@/components/form/fields';
import { MailLine } from '@/components/office/mail/mail-line';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import {
  invoicePreviewTexts as previewTexts,
  invoiceTexts,
  newInvoiceTexts as texts,
} from '@/content/office/invoices/invoices';
import { mailChoiceTexts, mailsText } from '@/content/office/requests/mail-choice';
import { failureText } from '@/data/errors';
import { useMakeInvoice } from '@/data/invoices/mutations';
import type { NewInvoice } from '@/data/invoices/new-invoice';
import type { RequestInvoices } from '@/data/invoices/queries';
import { formatDay } from '@/lib/format/format-date';
import { dueChoices, type DueChoice } from './invoice-dues';
import { InvoiceLines } from './invoice-lines';
import { PreviewButton } from './preview-button';
import { readLines } from './typed-lines';

interface NewInvoiceFormProps {
  requestId: string;
  start: RequestInvoices;
  onClose: () => void;
}

/** A new invoice: what it charges, its lines, and why where that is more than the terms allow. */
export function NewInvoiceForm({ requestId, start, onClose }: NewInvoiceFormProps) {
  const [id] = useState(() => crypto.randomUUID());
  const choices = dueChoices(start);
  const [key, setKey] = useState(choices[0]?.key);
  const choice = choices.find((each) => each.key === key) ?? choices[0];
  const [lines, setLines] = useState(() => choice?.lines() ?? []);
  const [reason, setReason] = useState('');
  const [hasBegun, setHasBegun] = useState(false);
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState('');
  const making = useMakeInvoice();
  if (!choice) return <NothingOwed onClose={onClose} />;
  const read = readLines(lines);
  const asksToBegin = start.asks_to_begin && choice.visitId === null && !hasBegun;
  const needsReason = choice.needsReason(read.total);
  const limit = choice.isLimited ? (choice.most ?? 0) : Infinity;
  const lacksReason = needsReason && reason.trim() === '';

  function choose(chosen: DueChoice) {
    setKey(chosen.key);
    setLines(chosen.lines());
    setIsTried(false);
  }

  /** What was typed; null, and then it is marked, while something is wrong with it. */
  function typedInvoice({ due, visitId }: DueChoice): NewInvoice | null {
    setIsTried(true);
    setFailure('');
    if (read.lines === null || asksToBegin || lacksReason || read.total > limit) return null;
    return {
      ...{ id, requestId, due, visitId, lines: read.lines },
      reason: needsReason ? reason : '',
      beganOnRequest: hasBegun,
    };
  }

  async function submit(chosen: DueChoice) {
    const invoice = typedInvoice(chosen);
    if (invoice === null || making.isPending) return;
    try {
      await making.mutateAsync({ ...invoice, isWithoutMail });
      notify.success(texts.made);
      onClose();
    } catch (error) {
      setFailure(
        failureText({ ...invoiceTexts.notSaved, invalid: texts.refused, unprinted: texts.unprintedLine }, error),
      );
    }
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (choice) void submit(choice);
  }

  return (
    <form
      aria-label={texts.title(start.name)}
      noValidate
      onSubmit={handleSubmit}
      className="mt-4 grid max-w-2xl gap-3 rounded-lg border border-line p-4"
    >
      <h3 className="text-lg font-bold">{texts.title(start.name)}</h3>
      <SelectField
        id="invoice-due"
        label={texts.due}
        value={choice.key}
        options={choices.map(({ key: value, name }) => ({ value, label: name }))}
        onChange={({ target: { value } }) => {
          const chosen = choices.find((each) => each.key === value);
          if (chosen) choose(chosen);
        }}
      />
      <DueNotices choice={choice} start={start} />
      <InvoiceLines lines={lines} problems={isTried ? read.problems : []} start={start} onChange={setLines} />
      {needsReason && (
        <TextAreaField
          id="invoice-reason"
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={500}
          value={reason}
          error={isTried && lacksReason ? texts.reasonMissing : undefined}
          onChange={({ target: { value } }) => setReason(value)}
        />
      )}
      {start.asks_to_begin && choice.visitId === null && (
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
      {isTried && read.total > limit && <Problem text={texts.overLimit(limit)} />}
      {isTried && read.total <= 0 && <Problem text={texts.totalInvalid} />}
      {isTried && asksToBegin && <Problem text={texts.beganMissing} />}
      {failure !== '' && <Problem text={failure} />}
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
        <PreviewButton
          label={previewTexts.open}
          variant="secondary"
          invoice={() => typedInvoice(choice)}
          isMailed={start.can_mail && !isWithoutMail}
        />
        <Button variant="secondary" onClick={onClose}>
          Annuleren
        </Button>
      </div>
    </form>
  );
}

/** The customer withdrew before any work was done. */
function NothingOwed({ onClose }: { onClose: () => void }) {
  return (
    <div className="mt-4 grid max-w-2xl justify-items-start gap-3">
      <Notice role="status">{texts.nothingOwed}</Notice>
      <Button variant="secondary" onClick={onClose}>
        Sluiten
      </Button>
    </div>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}

/** What may be charged, and what was charged before. */
function DueNotices({ choice, start }: { choice: DueChoice; start: RequestInvoices }) {
  const open = start.invoices.filter(({ state }) => state !== 'credited' && state !== 'credit-note');
  return (
    <>
      {start.unprinted !== '' && <Notice tone="warning">{texts.unprinted(start.unprinted)}</Notice>}
      {choice.isWithinWithdrawal && <Notice tone="warning">{texts.withinWithdrawal}</Notice>}
      {choice.most !== null && !choice.isWithinWithdrawal && <Notice>{texts.most(choice.most)}</Notice>}
      {open.map(({ id, number, total }) => (
        <Notice key={id}>{texts.exists(number, total)}</Notice>
      ))}
      {choice.due === 'job' &&
        start.planned
          .filter(({ is_by_hand }) => !is_by_hand)
          .map(({ id, made_at }) => <Notice key={id}>{texts.planned(formatDay(made_at))}</Notice>)}
    </>
  );
}
