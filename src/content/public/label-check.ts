import type { Choice, Question, Reason, Verdict } from '@/domain/label-check/label-check';
import { phoneHref } from '@/domain/contact/phone-link';
import { lowestPrice } from '@/domain/pricing/pricing';
import { formatEuro } from '@/lib/format';
import { paths } from '@/lib/paths';
import { fines } from '@/content/legal/fines';
import { site } from '@/content/site';

export interface TextLink {
  href: string;
  label: string;
}

interface QuestionText<Q extends Question> {
  title: string;
  hint: string;
  /** Somewhere else, where the answer can be found. */
  link?: TextLink;
  options: Record<Choice<Q>, string>;
}

interface OutcomeText {
  because: string;
  /** Where the rule was read, with the date where it has one. */
  source: string;
}

interface Todo {
  text: string;
  link?: TextLink;
}

const epOnline: TextLink = { href: 'https://www.ep-online.nl', label: 'Zoek uw label op in EP-Online (nieuw tabblad)' };
const prepare: TextLink = { href: paths.preparation, label: 'Bekijk wat u klaarlegt voor de opname' };

const dutySource = 'Bron: rvo.nl, 31 mei 2021';
const registerSource = 'Bron: rvo.nl, 19 januari 2024';
const exemptionSource = 'Bron: rvo.nl en de uitleg van een notariskantoor uit 2021';

export const labelCheck = {
  title: 'Heb ik een energielabel nodig?',
  headTitle: 'Heb ik een energielabel nodig? Doe de check in 5 vragen',
  description:
    'Beantwoord hooguit vijf vragen en lees of uw woning een energielabel moet hebben bij verkoop, verhuur of oplevering, en wat u dan doet.',
  intro: 'Beantwoord hooguit vijf korte vragen. U leest daarna of u een label nodig hebt, waarom, en wat u nu doet.',
  withoutScript: 'De vragen werken alleen met JavaScript. Hieronder staan dezelfde regels in het kort.',
  notLoaded: 'De vragen konden niet worden geladen. Laad de pagina opnieuw.',
  progress: (number: number, total: number) => `Vraag ${number} van hooguit ${total}`,
  missing: 'Kies eerst een antwoord. Daarna kunt u verder.',
  outcomeLabel: 'Uw antwoord',
  todoTitle: 'Wat u nu doet',
  answersTitle: 'Dit hebt u ingevuld',
};

export const questionTexts: { [Q in Question]: QuestionText<Q> } = {
  situation: {
    title: 'Wat gaat er met de woning gebeuren?',
    hint: 'Het label is verplicht op drie momenten. Daarbuiten niet.',
    options: {
      sale: 'Ik verkoop de woning',
      lease: 'Ik verhuur de woning aan een nieuwe huurder',
      'new-home': 'Een nieuwe woning wordt opgeleverd',
      none: 'Geen van deze',
    },
  },
  validLabel: {
    title: 'Heeft de woning al een geldig energielabel?',
    hint: 'Een label is 10 jaar geldig en telt pas als het in het register EP-Online staat. Daar kunt u het opzoeken.',
    link: epOnline,
    options: {
      yes: 'Ja, er is een geldig label',
      no: 'Nee, er is geen label of het is verlopen',
      unknown: 'Dat weet ik niet',
    },
  },
  monument: {
    title: 'Is de woning een beschermd monument?',
    hint: 'Een oud of bijzonder huis is niet vanzelf een beschermd monument. Twijfelt u? Vraag het na bij uw gemeente en kies zolang Nee.',
    options: { yes: 'Ja, een beschermd monument', no: 'Nee' },
  },
  smallDetached: {
    title: 'Is het een vrijstaande woning, kleiner dan 50\u00A0m²?',
    hint: 'Zij moet los staan én kleiner zijn dan 50\u00A0m². Een klein appartement of een kleine tussenwoning telt niet mee.',
    options: { yes: 'Ja, allebei', no: 'Nee' },
  },
  specialUse: {
    title: 'Geldt een van deze dingen voor het gebouw?',
    hint: 'Voor bijzonder gebruik bestaan uitzonderingen.',
    options: {
      temporary: 'Het wordt hooguit 2 jaar gebruikt',
      worship: 'Het is bedoeld voor erediensten, zoals een kerk of moskee',
      holiday: 'Het is een vakantiewoning',
      none: 'Geen van deze',
    },
  },
};

export const verdictTitles: Record<Verdict, string> = {
  needed: 'Ja, u hebt een energielabel nodig',
  'look-up': 'Zoek eerst op of uw woning een geldig label heeft',
  'not-needed': 'Nee, u hebt nu geen nieuw energielabel nodig',
  ask: 'Waarschijnlijk niet, maar vraag het ons',
};

const momentTexts: Record<Choice<'situation'>, string> = {
  sale: 'U verkoopt de woning',
  lease: 'U verhuurt de woning aan een nieuwe huurder',
  'new-home': 'Een nieuwe woning wordt opgeleverd',
  none: 'De woning wordt niet verkocht, verhuurd of opgeleverd',
};

const outcomeTexts: Record<Exclude<Reason, 'duty'>, OutcomeText> = {
  'label-unknown': {
    because:
      'Er geldt geen uitzondering voor uw woning. Staat er een geldig label in het register, dan bent u klaar. Staat er geen label of is het ouder dan 10 jaar, dan hebt u een nieuw label nodig.',
    source: registerSource,
  },
  'no-duty': {
    because:
      'Een label is alleen verplicht bij verkoop, bij verhuur aan een nieuwe huurder en bij de oplevering van een nieuwe woning.',
    source: dutySource,
  },
  'valid-label': {
    because: 'Uw woning heeft al een geldig label. Een label is 10 jaar geldig; zolang hoeft er geen nieuw te komen.',
    source: 'Bron: rvo.nl',
  },
  monument: { because: 'Voor beschermde monumenten is een energielabel niet verplicht.', source: exemptionSource },
  'small-detached': {
    because: 'Voor een vrijstaande woning kleiner dan 50\u00A0m² is een energielabel niet verplicht.',
    source: exemptionSource,
  },
  temporary: {
    because: 'Voor een gebouw dat hooguit 2 jaar wordt gebruikt, is een energielabel niet verplicht.',
    source: exemptionSource,
  },
  worship: {
    because: 'Voor een gebouw voor erediensten is een energielabel niet verplicht.',
    source: exemptionSource,
  },
  holiday: {
    because:
      'Sommige vakantiewoningen hebben geen label nodig, andere wel. Dat hangt af van de woning en het gebruik. Vertel ons hoe u de woning gebruikt, dan zoeken wij het voor u uit.',
    source: exemptionSource,
  },
};

/** Why, in whole sentences, and where that was read. */
export function outcomeText(reason: Reason, situation: Choice<'situation'>): OutcomeText {
  if (reason !== 'duty') return outcomeTexts[reason];
  return {
    because: `${momentTexts[situation]}, er is geen geldig label en er geldt geen uitzondering. Dan is een energielabel verplicht.`,
    source: dutySource,
  };
}

const advertise = 'Zet de letter van het label in uw advertentie. Ook dat is verplicht.';
const handOver = 'Zorg dat het label er is op de dag van de oplevering.';

const orderSteps: Todo[] = [
  {
    text: `Vraag het label aan, vanaf ${formatEuro(lowestPrice)} inclusief btw. U krijgt het 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen.`,
  },
  { text: 'Leg tekeningen en facturen klaar: zonder bewijs krijgt u meestal een slechter label.', link: prepare },
];

/** What the owner can do now, in order. */
export function todos(reason: Reason, situation: Choice<'situation'>): Todo[] {
  const moment = { text: situation === 'new-home' ? handOver : advertise };
  if (reason === 'duty') return [...orderSteps, moment];
  if (reason === 'label-unknown') {
    return [
      { text: 'Zoek uw adres op en kijk tot wanneer het label geldig is.', link: epOnline },
      { text: 'Geen geldig label gevonden? Vraag er dan een aan.' },
      moment,
    ];
  }
  if (reason === 'valid-label') {
    return [{ text: 'Kijk tot welke datum uw label geldig is.', link: epOnline }, moment];
  }
  if (reason === 'holiday') {
    return [
      { text: 'Schrijf in het formulier, bij uw bericht, hoe u de vakantiewoning gebruikt.' },
      { text: 'Liever iemand spreken?', link: { href: phoneHref(site.phone), label: `Bel ${site.phone}` } },
    ];
  }
  if (reason === 'no-duty') {
    return [
      { text: 'Gaat u later verkopen of verhuren? Regel het label dan voordat u adverteert.' },
      { text: 'Wilt u nu al weten hoe zuinig uw woning is? Een label aanvragen mag altijd.' },
    ];
  }
  return [
    { text: 'Bewaar een bewijs van de uitzondering, voor als een koper, huurder of notaris ernaar vraagt.' },
    { text: 'Wilt u toch laten zien hoe zuinig de woning is? Een label aanvragen mag altijd.' },
  ];
}

/** What it may cost to have no valid label; the amounts carry their date. */
export const fineText = `Zonder geldig label kunt u een boete krijgen van de ${fines.inspectorate}: ${formatEuro(fines.privateSeller)} voor een particulier en ${formatEuro(fines.company)} voor een bedrijf. Deze bedragen gelden sinds ${fines.since}; nieuwere bedragen zijn ons niet bekend.`;

/** The button that leads to the form. */
export const requestTexts: Record<Verdict, string> = {
  needed: 'Energielabel aanvragen',
  'look-up': 'Geen geldig label? Vraag het aan',
  'not-needed': 'Toch een label aanvragen',
  ask: 'Stel uw vraag in het formulier',
};

/** The same rules for who reads rather than answers; readable without script. */
export const labelRules = {
  title: 'De regels in het kort',
  groups: [
    {
      title: 'Wanneer een label verplicht is',
      rules: [
        'U verkoopt de woning.',
        'U verhuurt de woning aan een nieuwe huurder.',
        'Een nieuwe woning wordt opgeleverd.',
        'De letter van het label moet dan ook in de advertentie staan.',
      ],
      source: dutySource,
    },
    {
      title: 'Wanneer u geen nieuw label nodig hebt',
      rules: [
        'De woning heeft een label dat nog geldig is. Een label is 10 jaar geldig.',
        'De woning is een beschermd monument.',
        'De woning is vrijstaand en kleiner dan 50\u00A0m².',
        'Het gebouw wordt hooguit 2 jaar gebruikt.',
        'Het gebouw is bedoeld voor erediensten.',
        'Het is een vakantiewoning waarvoor een uitzondering geldt; dat geldt niet voor elke vakantiewoning.',
      ],
      source: exemptionSource,
    },
  ],
  lookUp:
    'Weet u niet of uw woning al een label heeft? Alle geregistreerde labels staan in EP-Online, het register van RVO.',
  link: epOnline,
};
