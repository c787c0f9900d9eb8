const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const year = '(?:19|20)\\d\\d';
const monthName =
  '(?:jan(?:uari|uary)?|feb(?:ruari|ruary)?|maart|mrt|march|mar|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|aug(?:ustus|ust)?|sep(?:t|tember)?|o[kc]t(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** Not the first part of an invoice number as it is printed. */
const noNumber = '(?!-\\d{4})';

const separatedDates = new RegExp(
  [
    `(?<!\\d)${year}[-/. ]${month}[-/. ]${day}(?!\\d)`,
    `(?<!\\d)${day}[-/.]${month}[-/.](?:${year}|\\d\\d)(?!\\d)`,
    `(?<!\\d)${day}[-/.]${month}\\s${year}(?!\\d)${noNumber}`,
    `(?<!\\d)${day}\\s${month}\\s${year}(?!\\d)`,
    `(?<!\\d)${day}[\\s.-]{0,2}${monthName}[\\s.-]{0,2}${year}(?!\\d)`,
    `(?<!\\p{L})${monthName}\\s?${year}(?!\\d)${noNumber}`,
  ].join('|'),
  'giu',
);

const joinedDates =
  /(?<!\d)(?:20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20\d\d)(?!\d)/g;

const dayAndMonth = new RegExp(`(?<!\\d)${day}(?:[-/.]${month}(?!\\d)|[\\s.-]{0,2}${monthName}(?!\\p{L}))`, 'iu');

/** Whether a day and a month stand in the text, with or without a year. */
export function hasDate(text: string): boolean {
  return dayAndMonth.test(text) || [withoutDates(text), withoutJoinedDates(text)].some((blanked) => blanked !== text);
}

/** The text without what can only be a date, such as `2026-01-12`, `12-1-26`, `29-11 2026` or `12 januari 2026`. */
export function withoutDates(text: string): string {
  return text.replace(separatedDates, blanks);
}

/** The text without eight digits in a row that can be a date: `20260112`, `12012026`. */
export function withoutJoinedDates(text: string): string {
  return text.replace(joinedDates, blanks);
}

/** A mark that is no separator, so that nothing on both sides of a date is read as one number. */
function blanks(date: string): string {
  return '#'.repeat(date.length);
}
