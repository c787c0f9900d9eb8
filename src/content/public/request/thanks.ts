import { officeHours } from '@/content/office-hours';
import { lateRush } from './rush-promise';

/** The page after a request that was posted without JavaScript: it was mailed, and is not in the database. */
export const thanks = {
  headTitle: 'Bedankt voor uw aanvraag: zo gaat het verder',
  description:
    'Uw aanvraag voor een energielabel is naar ons gemaild. Lees wat er nu gebeurt en wat u kunt klaarleggen.',
  title: 'Bedankt voor uw aanvraag',
  intro: 'Uw aanvraag is naar ons gemaild. U hoeft nu niets meer te doen.',
  mailed: 'Een adviseur leest uw aanvraag en kijkt uw gegevens na.',
  rush: `Koos u de spoedservice? Dan bellen of mailen wij u met voorrang. ${lateRush.unknown}`,
  /** Phone number and e-mail address come after it. */
  contact: 'Wilt u iets veranderen, of hoort u niets van ons? Bel of mail ons:',
  hours: `Bellen kan ${officeHours}.`,
  home: 'Naar de voorpagina',
} as const;
