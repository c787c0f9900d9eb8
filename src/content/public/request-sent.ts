/** After a request was sent. */
export const requestSent = {
  number: 'Uw nummer',
  date: 'Verstuurd op',
  price: 'Prijs incl. btw',
  /** The phone number comes after it. */
  keepNumber: 'Houd dit bij de hand als u ons belt op',
  nextTitle: 'Zo gaat het verder',
  received: (day: string) => `Uw aanvraag is op ${day} verstuurd.`,
  next: [
    'Wij nemen contact met u op om samen een afspraak te maken.',
    'De adviseur komt bij u langs. Dat duurt gemiddeld 45 tot 60 minuten.',
    'U krijgt uw label 1 tot 3 werkdagen na de opname. De hele procedure duurt 3 tot 5 werkdagen.',
  ],
  prepareTitle: 'Leg alvast klaar',
  prepare: [
    'plattegronden of bouwtekeningen van de woning',
    'facturen met uw adres erop van isolatie, glas, cv-ketel, warmtepomp of zonnepanelen',
  ],
  checklist: 'Bekijk de hele lijst',
  proof: 'Zonder bewijs rekent de adviseur met een standaardwaarde. Dat geeft meestal een slechter label.',
} as const;
