/** Customers and companies that order often. */
export const knownPayerTexts = {
  title: 'Vaste klanten',
  explanation:
    'Wie vaak aanvraagt, zoals een makelaar of een verhuurder. Tot 20 aanvragen per etmaal van dit e-mailadres komen meteen in de lijst, ook als het er veel in een uur zijn. Iedereen kan dit adres invullen: van elke aanvraag krijgt de eigenaar een mail.',
  none: 'Er zijn nog geen vaste klanten.',
  name: 'Naam van de vaste klant',
  nameMissing: 'Vul de naam in, hooguit 100 tekens',
  email: 'E-mailadres waarmee de klant aanvraagt of betaalt',
  emailInvalid: 'Vul een e-mailadres in zoals naam@voorbeeld.nl',
  together: 'Eén factuur voor meer woningen: facturen komen niet vanzelf, je maakt ze bij Te factureren',
  billed: { together: 'één factuur voor meer woningen', alone: 'elke woning een eigen factuur' },
  change: { together: 'Voortaan samen factureren', alone: 'Voortaan apart factureren' },
  ofWhom: (name: string) => `van ${name}`,
  add: 'Vaste klant bewaren',
  busy: 'Bezig met opslaan...',
  remove: 'Geen vaste klant meer',
  removed: (name: string) => `${name} is geen vaste klant meer`,
  undo: 'Ongedaan maken',
  notSaved: { other: 'De vaste klant is niet opgeslagen. Probeer het opnieuw.' },
} as const;

/** One invoice for several homes of one payer. */
export const jointTexts = {
  title: (name: string) => `Samen factureren aan ${name}`,
  homes: (count: number, amount: string) => `${count} ${count === 1 ? 'woning' : 'woningen'}, ${amount}`,
  make: 'Eén factuur maken',
  busy: 'Bezig...',
  tooFew: 'Kies minstens twee woningen, of maak de factuur van één woning hieronder.',
  planned: 'De factuur wordt over een minuut gemaakt',
  plannedDescription: 'Bij Komt vanzelf zie je het voorbeeld, en kun je hem tot dan tegenhouden.',
  failed: {
    invalid: 'Een van deze woningen is intussen veranderd of gefactureerd. Kijk de lijst na en probeer het opnieuw.',
    other: 'De factuur is niet gemaakt. Probeer het opnieuw.',
  },
} as const;
