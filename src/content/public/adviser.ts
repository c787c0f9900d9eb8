import { site } from '@/content/site';

/** Who visits the homes, besides the name. */
export const adviser = {
  /** Where none is named. */
  title: 'Onze adviseurs',
  role: 'EP-W-adviseur',
  standard: 'Werkt volgens BRL\u00a09500-W',
  certificate: `Certificaat ${site.adviserCertificate}`,
  verify: 'Controleer het certificaat',
  /** The register of certified companies and advisers. */
  registerUrl: 'https://centraalregistertechniek.nl/',
  picture: site.adviserPhoto || '/images/scenes/adviser.svg',
  drawing: 'Tekening van de adviseur met een tablet',
} as const;
