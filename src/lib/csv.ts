/** At the start of a file it makes Excel read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Where a formula could begin: also after a comma, tab or line break, because a spreadsheet may separate cells by these
 * instead of by `;`. Full-width signs count in East Asian settings.
 */
const formulaStart = /(^|[,;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/**
 * Rows of cells as CSV for a Dutch Excel: separated by `;`, each row ended by CR LF. Where a cell could run as a
 * formula, an apostrophe is put in front, but not of an amount below zero; one with a separator, quote or line break gets quotes.
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(text: string): string {
  // An amount, which a spreadsheet adds up.
  if (/^-\d+,\d\d$/.test(text)) return text;
  const safe = text.replace(/^(?=[\t\r])/, "'").replace(formulaStart, "$1$2'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Words that make a date, time, amount or truth value of a text that holds nothing else but numbers. */
const readWords = new RegExp(
  '^(?:[a-z]{1,2}|eur|usd|gbp|true|false|waar|onwaar|(?:maan|dins|woens|donder|vrij|zater|zon)dag|' +
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan(?:uari|uary)?|feb(?:ruari|ruary)?|m(?:aa)?rt|mar(?:ch)?|apr(?:il)?|' +
    'mei|may|june?|juni|july?|juli|aug(?:ust|ustus)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)$',
  'i',
);

/**
 * A free text that a spreadsheet keeps as text: Excel and LibreOffice read `9-12` and `maandag 9-12` as dates, `1E3` as a
 * number, `2 A` as a time, `waar` as a truth value, and drop the first zero of `0612345678`. A leading apostrophe prevents
 * that; other words, whole numbers, postcodes and `A1` need none.
 */
export function textCell(text: string): string {
  const isKept = /^(?:[A-Za-z]\d+|0|[1-9]\d{0,14}|[1-9]\d{3}[A-Z]{2})$/.test(text);
  return !isKept && isConverted(text) ? `'${text}` : text;
}

function isConverted(text: string): boolean {
  if (/^\s*(?:#|(?:true|false|waar|onwaar)\s*$)/i.test(text)) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  return (
    /\p{Nd}/u.test(text) &&
    !/[^\p{L}\p{Nd}\s.,:/\-+()%€$£'’°]/u.test(text) &&
    words.every((word) => readWords.test(word))
  );
}
