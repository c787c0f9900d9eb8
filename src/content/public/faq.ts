import { calculatePrice, lowestPrice, rushPrice, stepArea, stepPrice, tariffFor } from '@/domain/pricing/pricing';
import { formatArea, formatEuro } from '@/lib/format/format';
import { termsFigures as figures } from '@/content/legal/terms-figures';
import { anchors, paths } from '@/lib/paths';
import { allCosts } from './all-costs';
import { duty, exemptions, fines, leaseExtension, monuments, validity } from '@/content/legal/label-law';

interface FaqItem {
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

const standard = tariffFor('');
const detached = tariffFor('detached');
const largeArea = 250;
const largeDetached = calculatePrice({ propertyType: 'detached', surfaceArea: largeArea, rushService: false });

/** The questions of the home page; its structured data is made of the same items. */
export const faq: readonly FaqItem[] = [
  {
    question: 'Wat kost een energielabel?',
    answer: [
      `Voor een appartement, tussenwoning, hoekwoning of andere woning betaalt u ${formatEuro(lowestPrice)} tot en met ${formatArea(standard.includedArea)} m². Een twee-onder-een-kapwoning telt als hoekwoning. Een vrijstaande woning kost ${formatEuro(detached.basePrice)} tot en met ${formatArea(detached.includedArea)} m². Is uw woning groter? Dan komt er ${formatEuro(stepPrice)} bij voor elke begonnen ${stepArea} m² daarboven.`,
      `Een vrijstaande woning van ${formatArea(largeArea)} m² kost dus ${formatEuro(largeDetached.total)}. De spoedservice kost ${formatEuro(rushPrice)} extra. Alle prijzen zijn inclusief btw.`,
      `Aanvragen is vrijblijvend. Pas als u een moment vastlegt, op de site of samen met ons, is het een opdracht. U betaalt met een factuur, binnen ${figures.paymentDays} dagen na de datum erop. Annuleren kost niets tot ${figures.cancellationHours} uur voor de opname. Annuleert u later, dan betaalt u ${figures.cancellationPercent}% van de prijs. Binnen uw ${figures.withdrawalDays} dagen bedenktijd betaalt u alleen wat al gedaan is.`,
    ],
  },
  {
    question: 'Hoe snel heb ik mijn energielabel?',
    answer: [
      'U hebt het label 1 tot 3 werkdagen na de opname. De hele procedure, van aanvraag tot label, duurt 3 tot 5 werkdagen.',
      `Hebt u meer haast? Met spoed zijn de opname en het label binnen 24 uur klaar. Wij tellen alleen onze werkuren, ’s nachts dus niet: reken op langer dan één dag. In het formulier leest u vooraf op welke dag en hoe laat u het label uiterlijk hebt. Annuleren kan ook dan: bel of mail ons.`,
    ],
  },
  {
    question: 'Wanneer is een energielabel verplicht?',
    answer: [
      `Een energielabel is verplicht ${duty.moments}. De verlenging telt mee sinds ${leaseExtension.labelSince}. De letter van het label moet ook in de advertentie staan.`,
      `Ook een beschermd monument heeft sinds ${monuments.labelSince} een label nodig. Enkele gebouwen zijn vrijgesteld, zoals een vrijstaande woning kleiner dan ${exemptions.detachedBelow} m².`,
    ],
  },
  {
    question: 'Krijg ik een boete zonder geldig energielabel?',
    answer: [
      `Dat kan. Bij verkoop zonder geldig label kan de ${fines.inspectorate} een boete geven: ${formatEuro(fines.privateSeller)} voor een particulier en ${formatEuro(fines.company)} voor een bedrijf. Dat zijn de bedragen sinds ${fines.since}.`,
      `Niet van de overheid zelf: ${fines.elsewhere}.`,
    ],
  },
  {
    question: 'Hoe lang is een energielabel geldig?',
    answer: [
      `Een energielabel is ${validity.years} jaar geldig. Het telt vanaf het moment dat het is geregistreerd in EP-Online, het register van de Rijksdienst voor Ondernemend Nederland (RVO).`,
      'Op het label staat een letter, van A++++ (zeer zuinig) tot en met G. Die volgt uit het verbruik van fossiele energie per vierkante meter per jaar.',
    ],
  },
  {
    question: 'Wat gebeurt er bij de opname en wat leg ik klaar?',
    answer: [
      'De adviseur bekijkt en meet alle ruimtes, ook de zolder en de kruipruimte, en maakt foto’s. Dat duurt gemiddeld 45 tot 60 minuten; in een grote woning langer.',
      'Leg plattegronden klaar, en facturen met uw adres erop van isolatie, glas, cv-ketel, warmtepomp en zonnepanelen. Zonder bewijs rekent de adviseur met een standaardwaarde. Dat geeft meestal een minder gunstig label.',
    ],
  },
];

export const faqTexts = {
  title: 'Veelgestelde vragen',
  more: 'Staat uw vraag er niet bij?',
  links: [
    { href: `#${anchors.contact}`, label: 'Stel uw vraag via het formulier' },
    allCosts,
    { href: paths.preparation, label: 'Zo bereidt u de opname voor' },
  ],
} as const;
