/** Cents of an amount as a Dutch reader types it: `€ 1.285,50`, `-10` or `12,5`; null for anything else. */
export function parseCents(typed: string): number | null {
  const text = typed.replace(/[€\s]/g, '').replace('−', '-');
  if (!/^-?(\d{1,5}|\d{1,2}\.\d{3})(,\d{1,2})?$/.test(text)) return null;
  const [whole = '', decimals = ''] = text.replace('.', '').split(',');
  const cents = Math.abs(Number(whole)) * 100 + Number(decimals.padEnd(2, '0'));
  return whole.startsWith('-') ? -cents : cents;
}
