import { withdrawalWords } from '@/content/legal/withdrawal';
import { termsFigures } from '@/content/legal/terms-figures';
import { nonBreakingPhone, site } from '@/content/site';

const byMail = `mail dan “${withdrawalWords.statement}” naar ${site.email}, met uw naam en adres, of bel ${nonBreakingPhone}.`;

/** Withdrawing without the link of the own page. */
export const withdrawalPage = {
  headTitle: 'Overeenkomst hier herroepen: zo bedenkt u zich',
  description:
    'Herroep hier de overeenkomst voor uw energielabel, zonder reden en in twee stappen. U krijgt meteen een bevestiging om te bewaren.',
  title: 'Overeenkomst hier herroepen',
  intro: `U mag zich bedenken tot ${termsFigures.withdrawalDays} dagen nadat u de afspraak vastlegde, zonder reden. Vul in wie u bent en om welke overeenkomst het gaat. Hebt u nog een mail van ons? Dan gaat het sneller met de link in die mail, op de pagina van uw aanvraag.`,
  fields: {
    name: 'Uw naam',
    email: 'Uw e-mailadres',
    emailHint: 'Het adres waarmee u de aanvraag deed. Daar sturen wij de bevestiging naartoe.',
    which: 'Om welke overeenkomst gaat het?',
    whichHint: 'Vul het nummer in, of anders de woning en de dag.',
    reference: 'Nummer van uw aanvraag',
    referenceHint: 'Staat in elke mail van ons, bijvoorbeeld 5F0C9A3E.',
    postcode: 'Postcode van de woning',
    houseNumber: 'Huisnummer met toevoeging',
    orderedOn: 'Dag van de aanvraag of de afspraak',
  },
  problems: {
    name: 'Vul uw naam in',
    email: 'Vul uw e-mailadres in, zoals naam@voorbeeld.nl',
    reference: 'Vul de 8 letters en cijfers van het nummer in, of laat dit leeg',
    which: 'Vul het nummer van uw aanvraag in, of de postcode, het huisnummer en de dag',
    postcode: 'Vul de postcode in als 1234 AB',
    houseNumber: 'Vul het huisnummer in, bijvoorbeeld 12 of 12A',
    orderedOn: 'Kies een dag',
  },
  /** Without script, where the second step stands below the fields. */
  lookOver: 'Kijk hierboven na wat u invulde. Met de knop hieronder herroept u de overeenkomst.',
  confirmTitle: 'Klopt dit?',
  confirm: `Met de knop hieronder herroept u de overeenkomst. ${withdrawalWords.noCosts}`,
  change: 'Terug om te veranderen',
  busy: 'Versturen...',
  failed: `Het is niet gelukt: uw herroeping is niet verstuurd. Wat u invulde, staat er nog. Probeer het zo nog eens. Haast? Dan ${byMail}`,
  tooMany: `Uw herroeping is niet verstuurd: er kwamen er te veel na elkaar binnen. Wat u invulde, staat er nog. Probeer het over een uur nog eens, of ${byMail}`,
  receipt: {
    title: 'Uw herroeping is ontvangen',
    keep: 'Druk deze bevestiging af of bewaar haar. Past wat u invulde bij één aanvraag die u nog kunt herroepen, dan mailen wij de bevestiging meteen naar het e-mailadres van die aanvraag. Anders zoeken wij het uit en antwoorden wij u zelf.',
    facts: {
      statement: 'Uw verklaring',
      received: 'Ontvangen op',
      name: 'Naam',
      email: 'E-mailadres',
      reference: 'Nummer',
      home: 'Woning',
      orderedOn: 'Dag',
    },
    again: 'Nog een overeenkomst herroepen',
  },
  /** The subject of the mail of the relay. */
  mailSubject: 'Herroeping van een overeenkomst',
} as const;

/** Where the form relay redirects to after a withdrawal that was posted without JavaScript. */
export const withdrawalSentPage = {
  headTitle: 'Uw herroeping is verstuurd: zo gaat het verder',
  description: 'Uw herroeping is naar ons gemaild. Dit is wat er nu gebeurt.',
  title: 'Uw herroeping is verstuurd',
  text: 'Uw herroeping is naar ons gemaild. Wij sturen u zelf de bevestiging, met wat u verklaarde en de dag en de tijd. Druk deze pagina af of bewaar haar, en noteer de dag en de tijd van nu.',
  contact: `Hebt u binnen een werkdag niets van ons gehoord? Bel dan ${nonBreakingPhone} of mail ${site.email}.`,
} as const;
