import { serviceRadiusKm } from '@/domain/address/service-area';
import { site } from '@/content/site';

/** What the request form explains beside its labels. */
export const requestGuidance = {
  rush: 'Opname en label binnen 24 uur, met voorrang.',
  phone: 'Dan kunnen wij u bellen om een afspraak te maken.',
  phoneDoubtful: 'Klopt dit nummer? Een Nederlands nummer heeft 10 cijfers.',
  message: 'Bijvoorbeeld wanneer u thuis bent, of wat wij moeten weten over de woning.',
  noPriceYet: 'Vul uw postcode en huisnummer in. Dan ziet u hier direct uw eigen prijs.',
  priceIsIndication: 'Kies het type woning voor uw definitieve prijs.',
  /** A link to the policy comes after it. */
  privacy:
    'Uw aanvraag is vrijblijvend. Wij gebruiken uw gegevens alleen om uw aanvraag te behandelen. Lees meer in ons',
} as const;

export const addressNotices = {
  noDwelling:
    'Volgens het adressenregister heeft dit adres geen woonfunctie. Wij maken labels voor woningen. Twijfelt u? Stuur uw aanvraag gerust, dan kijken wij het na.',
  berth: 'Dit is een ligplaats. Daarvoor gelden soms andere regels. Stuur uw aanvraag gerust, dan kijken wij het na.',
  pitch: 'Dit is een standplaats. Daarvoor gelden soms andere regels. Stuur uw aanvraag gerust, dan kijken wij het na.',
  underInvestigation:
    'De gegevens van dit adres worden op dit moment onderzocht door de gemeente. Kijk goed na of ze kloppen.',
  far: `Dit adres ligt meer dan ${serviceRadiusKm} km van Amersfoort, buiten ons werkgebied. Stuur uw aanvraag gerust of bel ${site.phone}. Wij kijken dan of we toch kunnen komen.`,
} as const;

/** After a request was sent. */
export const requestSent = {
  next: [
    'Wij nemen contact met u op om samen een afspraak te maken.',
    'De adviseur komt bij u langs. Dat duurt gemiddeld 45 tot 60 minuten.',
    'U krijgt uw label 1 tot 3 werkdagen na de opname. De hele procedure duurt 3 tot 5 werkdagen.',
  ],
  prepare: [
    'plattegronden of bouwtekeningen van de woning',
    'rekeningen met het adres erop van isolatie, glas, ketel, warmtepomp of zonnepanelen',
  ],
  proof: 'Zonder bewijs rekent de adviseur met een standaardwaarde. Dat geeft meestal een slechter label.',
} as const;
