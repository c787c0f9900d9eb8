import { duty, exemptions, fines, holidayHomes, leaseExtension, register, validity } from '@/content/legal/label-law';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import type { Choice, Reason, Verdict } from '@/domain/label-check/label-check';
import { lowestPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';
import { anchors, homeSection, paths } from '@/lib/paths';
import { epOnline, fineText, smallArea, sourceLine, type TextLink } from './label-check';

interface OutcomeText {
  because: string;
  /** Where that was read, a line each. */
  sources: readonly string[];
}

interface Todo {
  text: string;
  link?: TextLink;
}

const prepare: TextLink = { href: paths.preparation, label: 'Zo bereidt u de opname voor' };
const priceBox: TextLink = { href: homeSection(anchors.hero), label: 'Bekijk mijn prijs' };
const { temporaryYears } = exemptions;

const exempt = 'Nee, voor deze woning is een energielabel niet verplicht';

export const outcomeTitles: Record<Reason, string> = {
  duty: 'Ja, u hebt een energielabel nodig',
  'label-unknown': 'Ja, tenzij uw woning al een geldig label heeft',
  'no-duty': 'Nee, u hebt nu geen energielabel nodig',
  'valid-label': 'Nee, u hebt nu geen nieuw energielabel nodig',
  'small-detached': exempt,
  temporary: exempt,
  worship: exempt,
  holiday: 'Waarschijnlijk wel: het hangt af van het gebruik',
};

const momentTexts: Record<Choice<'situation'>, string> = {
  sale: 'U verkoopt de woning',
  lease: 'U verhuurt de woning aan een nieuwe huurder',
  'lease-extension': 'U verlengt een huurcontract',
  'new-home': 'Een nieuwe woning wordt opgeleverd',
  none: 'De woning wordt niet verkocht, verhuurd of opgeleverd',
};

const dutySource = sourceLine('de plicht', duty);
const extensionSource = sourceLine('de verlenging', leaseExtension);
const exemptionSource = sourceLine('de uitzonderingen', exemptions);

const outcomeTexts: Record<Exclude<Reason, 'duty'>, OutcomeText> = {
  'label-unknown': {
    because: `Er geldt geen uitzondering voor uw woning. Een label in het register is ${validity.years} jaar geldig: zo lang hebt u geen nieuw label nodig.`,
    sources: [sourceLine('de geldigheid', register), exemptionSource],
  },
  'no-duty': {
    because: `Een label is alleen verplicht ${duty.moments}.`,
    sources: [dutySource, extensionSource],
  },
  'valid-label': {
    because: `Een label is ${validity.years}\u00A0jaar geldig. Zo lang hebt u geen nieuw label nodig.`,
    sources: [sourceLine('de geldigheid', validity)],
  },
  'small-detached': {
    because: `De woning is vrijstaand en kleiner dan ${smallArea}.`,
    sources: [exemptionSource],
  },
  temporary: {
    because: `Het gebouw wordt hooguit ${temporaryYears} jaar gebruikt.`,
    sources: [exemptionSource],
  },
  worship: {
    because: 'Het gebouw is bedoeld voor erediensten.',
    sources: [exemptionSource],
  },
  holiday: {
    because: `Een vakantiewoning heeft alleen geen label nodig als u die minder dan ${holidayHomes.belowMonths} maanden per jaar gebruikt, én als de woning dan minder dan ${holidayHomes.belowPercent}% verbruikt van wat bij gebruik het hele jaar nodig is. De meeste vakantiewoningen voldoen daar niet aan.`,
    sources: [sourceLine('vakantiewoningen', holidayHomes)],
  },
};

/** The reason in full sentences, with its sources. */
export function outcomeText(reason: Reason, situation: Choice<'situation'>): OutcomeText {
  if (reason !== 'duty') return outcomeTexts[reason];
  return {
    because: `${momentTexts[situation]}, er is geen geldig label en er geldt geen uitzondering.`,
    sources: [situation === 'lease-extension' ? extensionSource : dutySource, exemptionSource],
  };
}

/** The fine, for whom it concerns. */
export function fineFor(situation: Choice<'situation'>): { text: string; source: string } | null {
  const isFined = situation === 'sale' || situation === 'new-home';
  return isFined ? { text: fineText, source: sourceLine('de boete', fines) } : null;
}

const advertise = 'Zet de letter van het label in uw advertentie. Ook dat is verplicht.';
const beforeExtension = 'Zorg dat het label er is voordat u het huurcontract verlengt.';
const handOver = 'Zorg dat het label er is op de dag van de oplevering.';

/** What a new label is needed for, by situation. */
const atTheMoment: Record<Choice<'situation'>, string> = {
  sale: advertise,
  lease: advertise,
  'lease-extension': beforeExtension,
  'new-home': handOver,
  none: advertise,
};

const orderSteps: Todo[] = [
  {
    text: `Vraag het label aan, vanaf ${formatEuro(lowestPrice)} inclusief btw. U krijgt het 1 tot 3 werkdagen na de opname; de hele procedure duurt 3 tot 5 werkdagen.`,
    link: priceBox,
  },
  { text: 'Leg tekeningen en facturen klaar: zonder bewijs krijgt u meestal een slechter label.', link: prepare },
];

/** The same for a label that is still valid. */
const withValidLabel: Record<Choice<'situation'>, string> = {
  ...atTheMoment,
  'lease-extension': 'Is het nog geldig als u het huurcontract verlengt? Dan hoeft u niets te doen.',
  'new-home': 'Is het op de dag van de oplevering nog geldig? Dan hoeft u niets te doen.',
};

interface RegisterUse {
  /** The register said which label there is. */
  isLookedUp: boolean;
  /** This site can ask it, and has not. */
  canLookUp: boolean;
}

/** What the owner can do now, in order. */
export function todos(reason: Reason, situation: Choice<'situation'>, { isLookedUp, canLookUp }: RegisterUse): Todo[] {
  const moment = { text: atTheMoment[situation] };
  if (reason === 'duty') return [...orderSteps, moment];
  if (reason === 'label-unknown') {
    const lookUp = canLookUp
      ? [
          {
            text: 'Vul onder deze lijst uw postcode en huisnummer in. Dan ziet u of er een geldig label is.',
          },
        ]
      : [
          { text: 'Zoek uw adres op en kijk tot wanneer het label geldig is.', link: epOnline },
          { text: 'Geen geldig label gevonden? Vraag er dan een aan.', link: priceBox },
        ];
    return [...lookUp, moment];
  }
  if (reason === 'valid-label') {
    const lookUp = { text: 'Kijk tot welke datum uw label geldig is.', link: epOnline };
    return [...(isLookedUp ? [] : [lookUp]), { text: withValidLabel[situation] }];
  }
  if (reason === 'holiday') {
    return [
      {
        text: 'Tel hoeveel maanden per jaar de woning in gebruik is, en bekijk uw energierekening.',
      },
      {
        text: 'Blijft u onder beide grenzen? Schrijf in het formulier, bij uw bericht, hoe u de woning gebruikt. Dan rekenen wij het met u na.',
      },
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

/** The button that leads to the form. */
export const requestTexts: Record<Verdict, string> = {
  needed: 'Direct aanvragen',
  'look-up': 'Geen geldig label? Vraag het aan',
  'not-needed': 'Toch een label aanvragen',
  ask: 'Stel uw vraag in het formulier',
};
