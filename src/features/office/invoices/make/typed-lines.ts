import { invoiceTexts, newInvoiceTexts } from '@/content/office/invoices/invoices';
import { parseCents } from '@/domain/invoice/parse-cents';
import { cleanLine } from '#shared/text.ts';

export interface TypedLine {
  key: string;
  description: string;
  amount: string;
}

export function emptyLine(): TypedLine {
  return { key: crypto.randomUUID(), description: '', amount: '' };
}

export type LineProblems = Partial<Record<'description' | 'amount', string>>;

interface ReadLines {
  /** In cents; null while a line is wrong or there is nothing to pay. */
  lines: { description: string; amount: number }[] | null;
  /** By the place of the line. */
  problems: LineProblems[];
  /** Cents, of the lines that are right. */
  total: number;
}

/** What was typed, as an invoice takes it. */
export function readLines(typed: readonly TypedLine[]): ReadLines {
  const read = typed.map((line) => ({ description: cleanLine(line.description), amount: parseCents(line.amount) }));
  const problems = read.map(({ description, amount }): LineProblems => ({
    ...(!(description.length > 0 && description.length <= 200) && { description: newInvoiceTexts.descriptionMissing }),
    ...(amount === null && { amount: invoiceTexts.amountInvalid }),
  }));
  const lines = read.flatMap(({ description, amount }) => (amount === null ? [] : [{ description, amount }]));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isRight = total > 0 && problems.every((problem) => Object.keys(problem).length === 0);
  return { lines: isRight ? lines : null, problems, total };
}
