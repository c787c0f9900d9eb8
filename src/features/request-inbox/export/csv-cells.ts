/** Area codes of three digits; the other ones have four. */
const shortAreaCode = /^0(?:1[0358]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[4578])/;

/**
 * A Dutch phone number with spaces only, such as `06 12345678`: without a space Excel takes it for a number and drops
 * the zero in front, with a hyphen perhaps for a date. Any other number stays as it was typed.
 */
export function phoneCell(phone: string): string {
  const parts = phone
    .trim()
    .split(/[\s()-]+/)
    .filter((part) => part !== '');
  const digits = parts.join('');
  if (!/^0\d{3,}$/.test(digits)) return textCell(phone);
  if (parts.length > 1) return parts.join(' ');
  const areaDigits = digits.startsWith('06') ? 2 : shortAreaCode.test(digits) ? 3 : 4;
  return `${digits.slice(0, areaDigits)} ${digits.slice(areaDigits)}`;
}

/**
 * A short text that stays one in Excel, which reads `1-2` and `1/2` as dates, `1E3` as a number and `2 A` as an hour. An
 * apostrophe in front prevents that, as it does for formulas; words, whole numbers and `A1` need none.
 */
export function textCell(text: string): string {
  const isRead = /\d/.test(text) && !/^(?:[A-Za-z]\d+|0|[1-9]\d{0,14})$/.test(text);
  return isRead ? `'${text}` : text;
}
