const gap = String.raw`[\s().-]*`;
/** Ten digits, or nine behind the country code, where some leave the first 0 in. */
const dutch = String.raw`(?:(?:\+|00)${gap}31${gap}0?|0)${gap}[1-9](?:${gap}\d){8}`;
/** 0800 and 0900. */
const service = String.raw`0${gap}[89]${gap}0(?:${gap}\d){4,7}`;
const international = String.raw`(?:\+|00)(?:${gap}\d){8,15}`;
const number = new RegExp(String.raw`(?<![\d+])(?:${dutch}|${service}|${international})(?!\d)`);

/**
 * The first whole phone number in a text such as `06-12345678 (na 17:00 uur)`, as it was typed; '' for none. A visitor
 * may add words or a second number, and what dials takes this one.
 */
export function firstPhoneNumber(text: string): string {
  return number.exec(text)?.[0] ?? '';
}

/** What to dial of a phone number as it was typed: its first whole number, else all of it. */
export function dialledNumber(typed: string): string {
  return firstPhoneNumber(typed) || typed;
}
