import type { CityText } from '@/content/cities/city-text';
import { monuments } from '@/content/legal/label-law';

export const cityText: CityText = {
  description: [
    'Den Haag ligt op zand en op veen. Op het zand bij zee liggen het Statenkwartier, Duinoord en de Vogelwijk: daar is de kruipruimte meestal droog. Op het veen, in de dichte straten van Transvaal en Laak, is die vochtiger. Ypenburg, op het oude vliegveld, is nieuw en goed geïsoleerd.',
    'Tussen de twee oorlogen kwamen er hele wijken van baksteen met een plat dak, zoals de Vruchtenbuurt. Veel woningen liggen er boven elkaar en hebben een erker. Een erker heeft drie dunne wanden, een eigen vloer en een dak. Die meten wij apart op.',
  ],
  expertise: [
    'Vertel bij de aanvraag op welke verdieping u woont en of u een eigen trap hebt. Deelt u een zolder of kelder? In de akte van splitsing staat meestal wat bij uw woning hoort.',
    `Een beschermd stadsgezicht gaf nooit vrijstelling van het label. Een huis dat zelf monument is, had die vrijstelling wel. Sinds ${monuments.labelSince} is ook daar een label verplicht.`,
  ],
  reason: 'Portieken en erkers meten wij apart op',
  neighbourhoods: [
    {
      name: 'Statenkwartier',
      house: 'town-house',
      text: 'Herenhuizen van ongeveer 1900 tot 1915, met torentjes en sierlijke balkons. De plafonds zijn hoog, dus er is veel buitenmuur, en een spouw ontbreekt. Veel panden zijn later gesplitst. Hoort de zolder bij uw deel? Zoek dan de factuur van de dakisolatie.',
    },
    {
      name: 'Moerwijk',
      house: 'porch-flat',
      text: 'De eerste blokken kwamen er in 1933, de meeste na de oorlog: portiekflats van vier lagen rond het groen. Beneden zijn bergingen, dus de laagste woning ligt boven een koude ruimte. Hebt u kunststof kozijnen? De ruit kan jonger zijn dan het kozijn. Het jaar staat in het metalen randje tussen de ruiten.',
    },
  ],
};
