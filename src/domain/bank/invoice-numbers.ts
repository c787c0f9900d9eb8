import { paymentReference } from '#shared/payment-reference.ts';
import { hasDate, withoutDates, withoutJoinedDates } from './dates-in-text';

/** The numbers that a text names, each once. */
interface NamedNumbers {
  /** As we print them, or by their payment reference. */
  printed: string[];
  /** Written in another way, or where the text can also be read otherwise: a guess. */
  otherwise: string[];
  /** In the form of a number of ours, and of no invoice that we know. */
  unknown: string[];
}

const dutchAccount = /NL\d\d ?[A-Z]{4} ?\d{4} ?\d{4} ?\d\d(?!\d)/gi;
/** At most one character where the hyphen stands. */
const printedForm = /(?<!\d)(20\d\d)([- /\n]?)(\d{4,7})(?!\d)/g;
/** Digits before or after it with a mark between make it part of a date or a time; the digits of a reference may be wrong. */
const beforeNumber = /(?:(?<!\d)\d{1,2}[-/.:]|RF\s?\d\d\s?)$/i;
const afterNumber = /^[-/.:]\d{1,2}(?!\d)/;
/** Without its hyphen, a number can also be a year and a postcode or a time, or part of a phone number. */
const beforeBareNumber = /(?<!\d)0\d{1,2} ?$/;
const afterBareNumber = /^ ?(?:[A-Z]{2}|u|h|uur)(?![\p{L}\d])/iu;

/** Finds the invoice numbers in a text that goes with a payment; a date is none (D-79). */
export function findInvoiceNumbers(written: string, isKnown: (number: string) => boolean): NamedNumbers {
  const text = written.replace(/[‐‑–−]/g, '-').replace(/[^\S\n]/g, ' ');
  const withoutAccounts = text.replace(dutchAccount, (account) => '#'.repeat(account.length));
  const dated = withoutDates(withoutAccounts);
  const undated = withoutJoinedDates(dated);
  const forms = findPrinted(undated, hasDate(withoutAccounts));
  const printed = unique([...findReferences(text), ...forms].filter(isKnown));
  const guesses = findGuesses(undated).filter(isKnown);
  // Eight digits that can be a date are a guess only when nothing else names an invoice.
  const otherwise = printed.length + guesses.length > 0 ? guesses : findGuesses(dated).filter(isKnown);
  return {
    printed,
    otherwise: unique(otherwise.filter((number) => !printed.includes(number))),
    unknown: unique(forms.filter((number) => !isKnown(number))),
  };
}

function findPrinted(text: string, isDated: boolean): string[] {
  return overlapping(printedForm, text).flatMap(({ index, 0: found, 1: year, 2: mark, 3: count = '' }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
    if (beforeNumber.test(before) || afterNumber.test(after)) return [];
    const isBare = mark !== '-';
    if (isBare && (beforeBareNumber.test(before) || (!count.startsWith('0') && afterBareNumber.test(after)))) return [];
    return mark === '' && isDated ? [] : [`${year}-${count}`];
  });
}

/** Digits of a number: its year, and a count of at least four. */
const lengths = [8, 9, 10, 11];

/** Of payment references with the right check digits; banks put spaces and line breaks anywhere. */
function findReferences(text: string): string[] {
  return lengths.flatMap((length) =>
    overlapping(new RegExp(`RF(?:\\s?\\d){${length + 2}}(?!\\d)`, 'gi'), text).flatMap(([found]) => {
      const digits = found.replace(/\D/g, '');
      const number = hyphenated(digits.slice(2));
      return paymentReference(number) === `RF${digits}` ? [number] : [];
    }),
  );
}

/** Digits with any marks between them, and those of a reference whose check digits are wrong. */
function findGuesses(text: string): string[] {
  const plain = text.replace(/RF\s?\d\d(?=\s?\d)/gi, ' ');
  return lengths.flatMap((length) =>
    overlapping(new RegExp(`(?<!\\d)2(?:[\\s./_-]{0,3}\\d){${length - 1}}(?!\\d)`, 'g'), plain).map(([found]) =>
      hyphenated(found.replace(/\D/g, '')),
    ),
  );
}

function hyphenated(digits: string): string {
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Also those that begin within another. */
function overlapping(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    pattern.lastIndex = match.index + 1;
  }
  pattern.lastIndex = 0;
  return found;
}

function unique(numbers: readonly string[]): string[] {
  return [...new Set(numbers)];
}
