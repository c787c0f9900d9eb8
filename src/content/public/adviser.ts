/** Who visits the homes, besides the names. */
export const adviser = {
  /** Of several. */
  title: 'Onze adviseurs',
  role: 'EP-W-adviseur',
  standard: 'Werkt volgens BRL\u00a09500-W',
  certificate: (number: string) => `Certificaat ${number}`,
  /** Of one among several. */
  named: (name: string, number: string) => `${name}, certificaat ${number}`,
  verify: 'Controleer het certificaat',
  /** The register of certified companies and advisers. */
  registerUrl: 'https://centraalregistertechniek.nl/',
  picture: '/images/scenes/adviser.svg',
  drawing: 'Tekening van de adviseur met een tablet',
} as const;
