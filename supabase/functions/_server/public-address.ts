/** The first bits of the IPv4 addresses that are nobody's on the internet (IANA's special-purpose registry). */
const specialBlocks: readonly (readonly [start: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Whether an address, as the DNS gives it, is one of the internet: not of this machine, its network or its provider.
 * Of IPv6 only global addresses, without those that hold an IPv4 address or stand for documentation.
 */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) {
    const number = numberOf(address);
    return (
      number !== null &&
      specialBlocks.every(([start, bits]) => Math.floor(number / 2 ** (32 - bits)) !== blockOf(start, bits))
    );
  }
  const [first = '', second = ''] = address.toLowerCase().split(':');
  const [high, low] = [first, second].map((group) => (/^[0-9a-f]{1,4}$/.test(group) ? parseInt(group, 16) : 0));
  if (high === undefined || low === undefined || high < 0x2000 || high > 0x3fff) return false;
  // Teredo and other protocols, documentation, and 6to4.
  if (high === 0x2001) return low >= 0x200 && low !== 0xdb8;
  return high !== 0x2002 && !(high === 0x3fff && low < 0x1000);
}

function blockOf(start: string, bits: number): number {
  return Math.floor((numberOf(start) ?? 0) / 2 ** (32 - bits));
}

function numberOf(address: string): number | null {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return null;
  return parts.reduce((number, part) => number * 256 + Number(part), 0);
}
