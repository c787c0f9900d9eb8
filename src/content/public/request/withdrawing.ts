import { withdrawalWords } from '@/content/legal/withdrawal';
import type { TermFigures } from '@/content/legal/term-figures';
import { nonBreakingPhone, site } from '@/content/site';

/** Withdrawing on the own page, in two steps. */
export const withdrawing = {
  title: 'Wilt u de overeenkomst herroepen?',
  explanation: `De overeenkomst is dan voorbij, en een afspraak die nog komt vervalt. ${withdrawalWords.noCosts}`,
  facts: {
    name: 'Naam',
    home: 'Energielabel voor',
    reference: 'Nummer',
    ordered: 'Besteld op',
    visit: 'Opname',
    statement: 'Uw verklaring',
    withdrawn: 'Herroepen op',
  },
  mailed: 'U krijgt meteen een bevestiging, ook per mail op het e-mailadres van uw aanvraag.',
  shown: 'U krijgt meteen een bevestiging op deze pagina. Die kunt u afdrukken.',
  busy: 'Versturen...',
  keep: 'Niet herroepen',
  failed: `Het is niet gelukt: uw herroeping is niet verstuurd, en er is niets veranderd. Probeer het nog eens. Lukt het weer niet? Mail dan naar ${site.email} of bel ${nonBreakingPhone}.`,
  tooLate: `Dit kan hier niet meer. Hebt u een vraag? Mail naar ${site.email} of bel ${nonBreakingPhone}.`,
  done: 'Uw herroeping is bevestigd. Hieronder staat uw bewijs.',
  ended: {
    period: (since: string, until: string, { withdrawalDays }: TermFigures) =>
      `Sinds ${since} kunt u de overeenkomst niet meer herroepen. Uw bedenktijd van ${withdrawalDays}\u00A0dagen liep tot en met ${until}.`,
    label: (since: string) =>
      `Sinds ${since} kunt u de overeenkomst niet meer herroepen. Toen was uw label geregistreerd, en u vroeg ons om binnen uw bedenktijd te beginnen.`,
  },
  withdrawn: {
    title: 'U hebt de overeenkomst herroepen',
    isMailed: 'Deze bevestiging staat ook in de mail die u van ons krijgt.',
    notMailed: 'Druk deze bevestiging af of bewaar haar: een mail sturen wij u hierover niet vanzelf.',
    over: 'Er komt niemand meer langs. U betaalt geen annuleringskosten en geen voorrijkosten.',
    again: 'Wilt u toch een label? Doe dan een nieuwe aanvraag.',
  },
} as const;
