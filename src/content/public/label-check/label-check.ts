import {
  authority,
  duty,
  exemptions,
  fines,
  holidayHomes,
  monuments,
  validity,
  type LawSource,
} from '@/content/legal/label-law';
import type { Choice, Question } from '@/domain/label-check/label-check';
import { formatEuro } from '@/lib/format/format';

export interface TextLink {
  href: string;
  label: string;
}

interface QuestionText<Q extends Question> {
  title: string;
  hint: string;
  /** Where to find the answer. */
  link?: TextLink;
  options: Record<Choice<Q>, string>;
}

export const epOnline: TextLink = {
  href: 'https://www.ep-online.nl',
  label: 'Zoek uw label op in EP-Online (nieuw tabblad)',
};

const { detachedBelow, temporaryYears } = exemptions;
export const smallArea = `${detachedBelow}\u00A0m²`;

/** Where a fact was read, and when; a source that is not the government is said to be none. */
export function sourceLine({ source, elsewhere, checked }: LawSource): string {
  return [
    source && `Bron: ${source}.`,
    elsewhere &&
      `${source ? 'Ook' : 'Bron'}: ${elsewhere}. Dat is geen bron van de overheid: kijk bij twijfel op ${authority}.`,
    `Nagekeken op ${checked}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export const labelCheck = {
  back: 'Vorige vraag',
  title: 'Heb ik een energielabel nodig?',
  drawing: 'Een huis met in de voortuin een bord met de balken van het energielabel en een vraagteken',
  headTitle: 'Heb ik een energielabel nodig? Doe de check in 4 vragen',
  description:
    'Beantwoord hooguit vier vragen en lees of uw woning een energielabel moet hebben bij verkoop, verhuur of oplevering, en wat u dan doet.',
  intro: 'Beantwoord hooguit vier korte vragen. U leest daarna of u een label nodig hebt, waarom, en wat u nu doet.',
  withoutScript: 'De vragen werken alleen met JavaScript. Dezelfde regels staan op deze pagina in het kort.',
  notLoaded: 'De vragen konden niet worden geladen. Laad de pagina opnieuw.',
  progress: (number: number, total: number) => `Vraag ${number} van hooguit ${total}`,
  missing: 'Kies eerst een antwoord. Daarna kunt u verder.',
  outcomeLabel: 'Uw antwoord',
  todoTitle: 'Wat u nu doet',
  answersTitle: 'Dit hebt u ingevuld',
};

/** Looking up the label of a home in the check. */
export const labelLookup = {
  title: 'Weet u niet of er al een label is?',
  hint: 'Vul het adres in, dan zoeken wij het op in EP-Online, het landelijke register. U mag dit overslaan.',
  submit: 'Label opzoeken',
  loading: 'Label opzoeken...',
  unavailable: 'Wij kunnen het adres nu niet opzoeken. Probeer het zo nog eens, of beantwoord de vragen hieronder.',
  silent: 'Het register geeft nu geen antwoord. Beantwoord de vragen hieronder.',
  noDwelling:
    'Volgens het adressenregister is dit geen gewone woning. Wij zoeken het label daarom niet op. Beantwoord de vragen hieronder.',
  change: 'Ander adres opzoeken',
  address: 'Adres van de woning',
  register: 'Register EP-Online',
} as const;

export const questionTexts: { [Q in Question]: QuestionText<Q> } = {
  situation: {
    title: 'Wat gaat er met de woning gebeuren?',
    hint: `Het label is verplicht ${duty.moments}.`,
    options: {
      sale: 'Ik verkoop de woning',
      lease: 'Ik verhuur de woning aan een nieuwe huurder',
      'lease-extension': 'Ik verleng een huurcontract',
      'new-home': 'Een nieuwe woning wordt opgeleverd',
      none: 'Geen van deze',
    },
  },
  validLabel: {
    title: 'Heeft de woning al een geldig energielabel?',
    hint: `Een label is ${validity.years} jaar geldig en telt pas als het in het register EP-Online staat. Daar kunt u het opzoeken.`,
    link: epOnline,
    options: {
      yes: 'Ja, er is een geldig label',
      no: 'Nee, er is geen label of het is verlopen',
      unknown: 'Dat weet ik niet',
    },
  },
  smallDetached: {
    title: `Is het een vrijstaande woning, kleiner dan ${smallArea}?`,
    hint: `Het gaat om een woning die los staat én kleiner is dan ${smallArea}. Een klein appartement of een kleine tussenwoning telt niet mee.`,
    options: { yes: 'Ja, allebei', no: 'Nee' },
  },
  specialUse: {
    title: 'Geldt een van deze dingen voor het gebouw?',
    hint: `Voor bijzonder gebruik bestaan uitzonderingen. Een beschermd monument hoort daar sinds ${monuments.labelSince} niet meer bij.`,
    options: {
      temporary: `Het wordt hooguit ${temporaryYears} jaar gebruikt`,
      worship: 'Het is bedoeld voor erediensten, zoals een kerk of moskee',
      holiday: 'Het is een vakantiewoning',
      none: 'Geen van deze',
    },
  },
};

/** What it may cost to have no valid label; the amounts carry their date. */
export const fine = `Verkoopt u zonder geldig label? Dan kunt u een boete krijgen van de ${fines.inspectorate}: ${formatEuro(fines.privateSeller)} voor een particulier en ${formatEuro(fines.company)} voor een bedrijf. Dat zijn de bedragen sinds ${fines.since}.`;

export const fineText = `${fine} ${sourceLine(fines)}`;

/** The same rules as text, readable without script. */
export const labelRules = {
  title: 'De regels in het kort',
  groups: [
    {
      title: 'Wanneer een label verplicht is',
      rules: [
        'U verkoopt de woning.',
        'U verhuurt de woning aan een nieuwe huurder.',
        `U verlengt een huurcontract (sinds ${duty.extensionSince}).`,
        'Een nieuwe woning wordt opgeleverd.',
        'De letter van het label moet dan ook in de advertentie staan.',
      ],
    },
    {
      title: 'Wanneer u geen label hoeft aan te vragen',
      rules: [
        `De woning heeft een label dat nog geldig is. Een label is ${validity.years} jaar geldig.`,
        `De woning is vrijstaand en kleiner dan ${smallArea}.`,
        `Het gebouw wordt hooguit ${temporaryYears} jaar gebruikt.`,
        'Het gebouw is bedoeld voor erediensten.',
        `Het is een vakantiewoning die minder dan ${holidayHomes.belowMonths} maanden per jaar wordt gebruikt en daarbij minder dan ${holidayHomes.belowPercent}% verbruikt van de energie voor het hele jaar.`,
      ],
    },
    {
      title: 'Wat geen uitzondering is',
      rules: [
        `De woning is een beschermd monument. Tot ${monuments.labelSince} was dat een uitzondering; nu is een label verplicht.`,
        'De woning ligt in een beschermd stadsgezicht. Dat is nooit een uitzondering geweest.',
      ],
    },
  ],
  /** Of all the rules together. */
  sources: [
    `Plicht, uitzonderingen en geldigheid: ${duty.source}. Nagekeken op ${duty.checked}.`,
    `Vakantiewoningen: ${holidayHomes.source}. Nagekeken op ${holidayHomes.checked}.`,
    `Monumenten en verlenging: ${monuments.elsewhere}. Nagekeken op ${monuments.checked}.`,
    `Boete: ${fines.elsewhere}. Nagekeken op ${fines.checked}.`,
    `De laatste twee komen niet van de overheid zelf. Kijk bij twijfel op ${authority}.`,
  ],
  lookUp:
    'Weet u niet of uw woning al een label heeft? Alle geregistreerde labels staan in EP-Online, het landelijke register.',
  link: epOnline,
};
