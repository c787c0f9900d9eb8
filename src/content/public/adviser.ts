import { site } from '@/content/site';

/** Who visits the homes, besides the name. */
export const adviser = {
  title: 'Uw adviseur',
  role: 'EP-W-adviseur',
  standard: 'BRL\u00a09500-W',
  standardMeaning: 'de eisen aan adviseurs',
  certificate: `Certificaat ${site.adviserCertificate}`,
  verify: 'Controleer in het register',
  /** The register of certified companies and advisers. */
  registerUrl: 'https://centraalregistertechniek.nl/',
  drawing: 'Tekening van de adviseur, met een tablet in de hand',
} as const;
