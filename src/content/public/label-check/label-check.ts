import {
  duty,
  exemptions,
  fines,
  holidayHomes,
  leaseExtension,
  monuments,
  validity,
  sourceText,
  type LawSource,
} from '@/content/legal/label-law';
import type { Choice, Question } from '@/domain/label-check/label-check';
import { formatEuro } from '#shared/format-euro.ts';

export interface TextLink {
  href: string;
  label: string;
}

interface QuestionText<Q extends Question> {
  title: string;
  hint: string;
  /** Where to find the answer, when this site cannot look it up. */
  link?: TextLink;
  options: Record<Choice<Q>, string>;
}

export const epOnline: TextLink = {
  href: 'https://www.ep-online.nl',
  label: 'Zelf zoeken in EP-Online (nieuw tabblad)',
};

const { detachedBelow, temporaryYears } = exemptions;
export const smallArea = `${detachedBelow}\u00A0m²`;

/** Where a fact was read, and when. `about` follows `over`. */
export function sourceLine(about: string, fact: LawSource): string {
  return `Over ${about}: ${sourceText(fact)}.`;
}

export const labelCheck = {
  back: 'Vorige vraag',
  title: 'Heb ik een energielabel nodig?',
  drawing: 'Een huis met in de voortuin een bord met de balken van het energielabel en een vraagteken',
  headTitle: 'Heb ik een energielabel nodig? Doe de check in 4 vragen',
  description:
    'Hooguit vier korte vragen, en u weet of uw woning een energielabel moet hebben bij verkoop, verhuur of oplevering, en wat u dan doet.',
  intro: 'Hooguit vier korte vragen, en u weet of u een energielabel nodig hebt.',
  withoutScript: 'De vragen werken alleen met JavaScript. Dezelfde regels staan op deze pagina in het kort.',
  notLoaded: 'De vragen konden niet worden geladen. Laad de pagina opnieuw.',
  progress: (number: number) => `Vraag ${number}`,
  missing: 'Kies eerst een antwoord. Daarna kunt u verder.',
  outcomeLabel: 'Uw antwoord',
  todoTitle: 'Wat u nu doet',
  answersTitle: 'Dit hebt u ingevuld',
};

/** Looking up the label of a home in the check. */
export const labelLookup = {
  title: 'Weet u niet of er al een label is?',
  hint: 'Vul het adres in, dan zoeken wij het op in EP-Online, het landelijke register.',
  submit: 'Label opzoeken',
  loading: 'Label opzoeken...',
  /** The link to the register comes after these three. */
  unavailable: 'Wij kunnen het adres nu niet opzoeken. Probeer het zo nog eens, of zoek zelf.',
  silent: 'Het register geeft nu geen antwoord. Zoek zelf, of ga verder met de vragen.',
  noDwelling: 'Volgens het adressenregister is dit geen gewone woning. Wij zoeken het label daarom niet op.',
  change: 'Ander adres opzoeken',
  address: 'Adres van de woning',
  register: 'Register EP-Online',
} as const;

export const questionTexts: { [Q in Question]: QuestionText<Q> } = {
  situation: {
    title: 'Wat gaat er met de woning gebeuren?',
    hint: 'Daarvan hangt af of het moet.',
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
    hint: `Een label telt als het in EP-Online staat, het landelijke register. Het is ${validity.years} jaar geldig.`,
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

const fineAmounts = `${formatEuro(fines.privateSeller)} als particulier, ${formatEuro(fines.company)} als bedrijf (bedragen sinds ${fines.since})`;

/** What it may cost to have no valid label; the amounts carry their date. */
export const fineText = `Zonder geldig label kunt u een boete krijgen: ${fineAmounts}.`;

export const sourcesTitle = { answer: 'Bronnen', rules: 'Bronnen van deze regels' } as const;

/** The same rules as text, readable without script. */
export const labelRules = {
  title: 'De regels in het kort',
  groups: [
    {
      title: 'Wanneer een label verplicht is',
      rules: [
        'U verkoopt de woning.',
        'U verhuurt de woning aan een nieuwe huurder.',
        `U verlengt een huurcontract (sinds ${leaseExtension.labelSince}).`,
        'Een nieuwe woning wordt opgeleverd.',
        'Adverteert u? Dan moet de letter van het label erin staan.',
        `Verkoopt u, of levert u een nieuwe woning op, zonder geldig label? Dan kan de ${fines.inspectorate} u een boete geven: ${fineAmounts}.`,
      ],
    },
    {
      title: 'Wanneer u geen label hoeft aan te vragen',
      rules: [
        `De woning heeft een label dat nog geldig is. Een label is ${validity.years} jaar geldig.`,
        `De woning is vrijstaand en kleiner dan ${smallArea}.`,
        `Het gebouw wordt hooguit ${temporaryYears} jaar gebruikt.`,
        'Het gebouw is bedoeld voor erediensten.',
        `Het is een vakantiewoning die u minder dan ${holidayHomes.belowMonths} maanden per jaar gebruikt, én waarin u minder dan ${holidayHomes.belowPercent}% verbruikt van de energie die nodig is als u er het hele jaar woont.`,
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
    sourceLine('de plicht, de uitzonderingen en de geldigheid', duty),
    sourceLine('vakantiewoningen', holidayHomes),
    sourceLine('de verlenging', leaseExtension),
    sourceLine('monumenten', monuments),
    sourceLine('de boete', fines),
  ],
  lookUp:
    'Weet u niet of uw woning al een label heeft? Alle geregistreerde labels staan in EP-Online, het landelijke register.',
  link: epOnline,
};
