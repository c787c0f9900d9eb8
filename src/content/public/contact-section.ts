import { site, unbrokenPhone } from '@/content/site';

/** Around the request form, also while it loads and when it cannot. */
export const contactTexts = {
  intro: 'Alleen type woning, naam en e-\u2060mailadres zijn verplicht.',
  withoutScript: `Zonder JavaScript werkt dit formulier niet. Bel ${unbrokenPhone} of mail ${site.email}.`,
  loading: 'Formulier laden...',
  failed: 'Het formulier kon niet worden geladen',
  /** The phone number comes after it. */
  reload: 'Laad de pagina opnieuw of bel',
} as const;
