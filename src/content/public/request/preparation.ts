import { validity } from '@/content/legal/label-law';
import { unproven } from './unproven';

interface ChecklistItem {
  /** Name of the tick box. */
  id: string;
  text: string;
  hint?: string;
}

interface Checklist {
  title: string;
  intro: string;
  items: readonly ChecklistItem[];
}

interface Explanation {
  title: string;
  paragraphs: readonly string[];
}

export const preparation = {
  title: 'Zo bereidt u de opname voor',
  drawing: 'Een tafel met een plattegrond, een aangevinkte lijst, een rolmaat en een kop koffie',
  headTitle: 'Voorbereiding op de opname van uw energielabel: checklist',
  description:
    'Checklist voor de opname van uw energielabel: welke tekeningen en facturen u klaarlegt, wat de adviseur wil zien en hoe lang het bezoek duurt.',
  intro: 'De adviseur bekijkt uw hele woning. Leg klaar wat op deze lijst staat: wat u kunt bewijzen, telt mee.',
  request: 'Direct aanvragen',
};

export const checklists: readonly Checklist[] = [
  {
    title: 'Vóór de opname: leg dit klaar',
    intro: 'Op papier of op uw telefoon. Op facturen moet uw adres staan. Wat u niet hebt, slaat u over.',
    items: [
      { id: 'floor-plans', text: 'Plattegronden of bouwtekeningen van de woning' },
      { id: 'insulation', text: 'Facturen van isolatie', hint: 'Van dak, gevel en vloer' },
      { id: 'glass', text: 'Facturen van het glas', hint: 'Zoals dubbel of drievoudig glas' },
      { id: 'boiler', text: 'Factuur van de cv-ketel' },
      { id: 'heat-pump', text: 'Factuur van de warmtepomp' },
      { id: 'solar-panels', text: 'Factuur van de zonnepanelen' },
      {
        id: 'type-plates',
        text: 'Typeplaatjes vrij en goed leesbaar',
        hint: 'De plaatjes met merk en type, bijvoorbeeld op de cv-ketel',
      },
    ],
  },
  {
    title: 'Op de dag zelf',
    intro: 'De opname duurt gemiddeld 45 tot 60 minuten. Bij een grote woning duurt het langer.',
    items: [
      { id: 'at-home', text: 'Er is iemand thuis die de adviseur binnenlaat' },
      { id: 'rooms', text: 'Elke kamer is toegankelijk', hint: 'Ook de berging en kamers die op slot zijn' },
      { id: 'attic', text: 'De zolder is bereikbaar', hint: 'Met een trap of een vlizotrap die werkt' },
      {
        id: 'installations',
        text: 'De cv-ketel en de meterkast zijn bereikbaar',
        hint: 'Ook als ze achter een deur of in een kast zitten',
      },
      { id: 'crawl-space', text: 'Het luik van de kruipruimte is vrij en kan open' },
      {
        id: 'photos',
        text: 'Privéspullen zijn opgeruimd',
        hint: 'De adviseur maakt foto’s van de woning',
      },
    ],
  },
];

export const explanations: readonly Explanation[] = [
  {
    title: 'Waarom bewijs telt',
    paragraphs: [
      unproven,
      'Isolatie zit vaak achter een muur of onder een vloer. Een factuur met uw adres erop bewijst dat de isolatie er zit.',
    ],
  },
  {
    title: 'Na de opname',
    paragraphs: [
      'De adviseur werkt de gegevens uit en registreert het label in EP-Online, het landelijke register. U krijgt het label 1 tot 3 werkdagen na de opname per e-mail.',
      `Het label is ${validity.years} jaar geldig. Zet de letter meteen in uw advertentie: dat is verplicht bij verkoop en verhuur.`,
    ],
  },
];
