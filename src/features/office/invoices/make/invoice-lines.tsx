import { TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { invoiceTexts, newInvoiceTexts as texts } from '@/content/office/invoices/invoices';
import type { RequestInvoices } from '@/data/invoices/queries';
import { plainCents } from '@/lib/format/plain-cents';
import { emptyLine, type LineProblems, type TypedLine } from './typed-lines';

interface InvoiceLinesProps {
  lines: readonly TypedLine[];
  problems: readonly LineProblems[];
  start: RequestInvoices;
  onChange: (lines: TypedLine[]) => void;
}

/** The lines of a new invoice, and the owner's list of what can be added to them. */
export function InvoiceLines({ lines, problems, start, onChange }: InvoiceLinesProps) {
  function change(key: string, change: Partial<TypedLine>) {
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  }

  return (
    <>
      {lines.map((line, index) => (
        <fieldset key={line.key} className="flex flex-wrap items-end gap-3">
          <legend className="sr-only">{texts.line(index + 1)}</legend>
          <TextField
            id={`${line.key}-description`}
            label={texts.description}
            className="grow"
            value={line.description}
            error={problems[index]?.description}
            onChange={({ target: { value } }) => change(line.key, { description: value })}
          />
          <TextField
            id={`${line.key}-amount`}
            label={invoiceTexts.amount}
            inputMode="decimal"
            value={line.amount}
            error={problems[index]?.amount}
            onChange={({ target: { value } }) => change(line.key, { amount: value })}
          />
          <Button variant="quiet" onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}>
            {texts.remove(index + 1)}
          </Button>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        {start.items.map(({ id, name, amount, percentage }) => (
          <Button
            key={id}
            variant="secondary"
            onClick={() => {
              const cents =
                percentage === null ? amount : Math.round(((start.lines[0]?.amount ?? 0) * percentage) / 100);
              onChange([...lines, { ...emptyLine(), description: name, amount: cents ? plainCents(cents) : '' }]);
            }}
          >
            {texts.add(name)}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => onChange([...lines, emptyLine()])}>
          {texts.addEmpty}
        </Button>
      </div>
    </>
  );
}
