/** Last words of a name that are no surname. */
const endings = new Set(['bv', 'nv', 'vof', 'eo', 'cv', 'jr', 'sr']);

/** Whether a bank's name of somebody holds the last name of a customer: `VRIES J DE EO` that of Jan de Vries. */
export function hasLastName(party: string, customer: string): boolean {
  const last = words(customer.replace(/\./g, '')).findLast((word) => word.length > 1 && !endings.has(word));
  return last !== undefined && words(party).includes(last);
}

/** Whether two texts of a bank name the same party. */
export function isSameName(one: string, other: string): boolean {
  return one !== '' && words(one).join(' ') === words(other).join(' ');
}

function words(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
}
