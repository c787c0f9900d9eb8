import { site } from '@/content/site';

/** Around the request form, also while it loads and when it cannot. */
export const contactTexts = {
  intro: 'U ziet direct uw prijs. Naam, e-mailadres en type woning zijn verplicht; de rest mag u leeg laten.',
  withoutScript: `Zonder JavaScript werkt dit formulier niet. Bel ${site.phone} of mail ${site.email}, dan vragen wij uw label samen aan.`,
  loading: 'Formulier laden...',
  failed: 'Het formulier kon niet worden geladen',
  /** The phone number comes after it. */
  reload: 'Laad de pagina opnieuw of bel',
} as const;
