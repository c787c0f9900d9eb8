/** Texts of the pages of Beheer. */
export const managementTexts = {
  people: {
    name: 'Mensen',
    explanation: 'Wie mag inloggen, wie gaat op bezoek en wanneer, je wachtwoord, en wie wat wijzigde.',
  },
  planning: {
    name: 'Planning',
    explanation:
      'Hoe lang een bezoek duurt, welke momenten we voorstellen, de uren voor spoed, en de agenda op je telefoon.',
  },
  mails: {
    name: 'Mails',
    explanation: 'Welke mails een klant krijgt en hoe die eruitzien, en wat niet is verstuurd.',
  },
  business: {
    name: 'Bedrijf',
    explanation: 'Naam en adres, telefoon en kantooruren, het werkgebied, en wie er langskomt.',
  },
  prices: {
    name: 'Prijzen',
    explanation: 'Wat een label kost, en wat het vanaf een volgende dag kost.',
  },
  terms: {
    name: 'Voorwaarden',
    explanation: 'Tot wanneer annuleren gratis is, wat het daarna kost, bedenktijd, betalen en bewaren.',
  },
  reviews: {
    name: 'Beoordelingen',
    explanation: 'Wat klanten over jullie zeggen, in de volgorde van de site, en hoe dat is gecontroleerd.',
  },
  invoicing: {
    name: 'Facturen',
    explanation: 'Btw en rekeningnummer op de facturen, herinneringen, en de extra regels die je vaak gebruikt.',
  },
  automation: {
    name: 'Automatisering',
    explanation: 'Het programma dat elke aanvraag doorkrijgt, en wat er bij bezoekers van de website misging.',
  },
  privacy: {
    name: 'Privacy',
    explanation: 'Gegevens van een klant opvragen of wissen, oude aanvragen anonimiseren, en de prullenbak.',
  },
} as const;
