import { areaTexts } from '@/content/cities/area';
import { duty, validity } from '@/content/legal/label-law';
import { lowestPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';

interface BlockTexts {
  title: string;
  subtitle: string;
  content: string;
}

/** What a new landing page says about a place until an administrator writes something better. */
export function landingPageTexts(place: string): Record<'hero' | 'intro' | 'benefits', BlockTexts> {
  return {
    hero: { title: areaTexts.headline(place), subtitle: areaTexts.subtitle(place), content: '' },
    intro: {
      title: `Uw energielabel in ${place}`,
      subtitle: `Verplicht ${duty.moments}.`,
      content: [
        `Verkoopt of verhuurt u een woning in ${place}? Dan hebt u een geldig energielabel nodig. De letter moet al in de advertentie staan.`,
        `Een gecertificeerd adviseur komt bij u langs in ${place}. De opname duurt gemiddeld 45 tot 60 minuten. De adviseur bekijkt elke ruimte, ook de zolder en de kruipruimte, en maakt foto’s.`,
        'Leg plattegronden en facturen van isolatie, glas, ketel, warmtepomp of zonnepanelen klaar. Voor wat niet te zien is en wat u niet kunt bewijzen, geldt een standaardwaarde. Daarmee wordt het label meestal slechter.',
        'U krijgt het label 1 tot 3 werkdagen na de opname. De hele procedure duurt 3 tot 5 werkdagen.',
      ].join('\n\n'),
    },
    benefits: {
      title: `Uw voordelen in ${place}`,
      subtitle: '',
      content: [
        '- Snelle service: uw label 1 tot 3 werkdagen na de opname',
        `- Deskundige adviseurs die bij u in ${place} langskomen`,
        `- Scherpe tarieven vanaf ${formatEuro(lowestPrice)} incl. btw, zonder verborgen kosten`,
        '- Officieel geregistreerd in EP-Online, het register van RVO',
        `- ${validity.years} jaar geldig`,
      ].join('\n'),
    },
  };
}
