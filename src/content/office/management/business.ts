import type { FactName } from '@/domain/business/business-problems';

/** Of the facts of one line: what they are called, and what is wrong with what was typed. */
export const factTexts: Record<FactName, { label: string; format: string; hint?: string }> = {
  company: {
    label: 'Naam van het bedrijf',
    format: 'Vul de naam in.',
    hint: 'Zoals die in het handelsregister staat.',
  },
  street: { label: 'Straat en huisnummer', format: 'Vul straat en huisnummer in.' },
  postcode: { label: 'Postcode', format: 'Vul een postcode in zoals 3811 AA.' },
  city: { label: 'Plaats', format: 'Vul de plaats in.' },
  chamberOfCommerce: { label: 'KvK-nummer', format: 'Vul de 8 cijfers van het KvK-nummer in.' },
  phone: { label: 'Telefoon', format: 'Vul een telefoonnummer in, zoals 035 012 34 56.' },
  whatsapp: {
    label: 'WhatsApp',
    format: 'Vul een nummer in waarop je WhatsApp hebt, zoals 06 12345678.',
    hint: 'Een mobiel nummer, of +31 met het nummer zonder 0.',
  },
  email: { label: 'E-mailadres', format: 'Vul een e-mailadres in, zoals naam@bedrijf.nl.' },
};

export const businessTexts = {
  title: 'Bedrijf',
  explanation:
    'Deze gegevens staan op de website, in mails en op facturen. Na het opslaan krijgen alle pagina’s ze, meestal binnen een paar minuten.',
  loading: 'Gegevens laden...',
  loadFailed: 'De gegevens konden niet worden opgehaald. Controleer je internetverbinding.',
  placeholder: 'Dit is nog een voorbeeld. Zo gaat de website niet online.',
  exampleCity: 'Past deze plaats bij de postcode? Zo gaat de website niet online.',
  save: 'Opslaan',
  saved: 'Opgeslagen. De website krijgt het binnen een paar minuten.',
  notSaved: {
    invalid: 'Niet opgeslagen: de database neemt dit niet aan. Kijk het na.',
    forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
  address: {
    title: 'Naam en adres',
    explanation: 'Ook van de facturen. Laat je een veld leeg, dan staan facturen uit.',
  },
  contact: {
    title: 'Bereikbaar',
    days: 'Dagen waarop je de telefoon opneemt',
    daysMissing: 'Kies ten minste één dag.',
    opens: 'Van',
    closes: 'Tot',
    hoursWrong: 'Kies een begin voor het einde.',
  },
  area: {
    title: 'Werkgebied',
    explanation: 'Steden buiten dit gebied krijgen geen pagina. Wie een oude link opent, komt bij het overzicht.',
    centre: 'Plaats in het midden',
    unknown: 'Deze plaats kennen wij niet. Vul een plaats in Nederland in.',
    radius: 'Tot hoeveel kilometer daarvandaan',
    radiusWrong: 'Vul een getal van 1 tot en met 300 in.',
    cities: (count: number) => `Steden met een eigen pagina: ${count}.`,
  },
  advisers: {
    title: 'Wie er langskomt',
    explanation: 'Gebruik de namen die ook bij Mensen staan. Dan ziet een klant ook de foto bij de afspraak.',
    name: 'Naam',
    nameMissing: 'Vul een naam in, van niet meer dan 60 tekens.',
    certificate: 'Certificaatnummer',
    certificateMissing: 'Vul het nummer van het certificaat in, van niet meer dan 40 tekens.',
    photo: 'Foto',
    photoHint: 'Kies uit de foto’s bij Teksten. Neem een vierkante foto.',
    drawing: 'Tekening',
    adviser: (number: number) => `Adviseur ${number}`,
    add: 'Adviseur toevoegen',
    remove: (name: string) => `${name || 'Deze adviseur'} weghalen`,
  },
} as const;
