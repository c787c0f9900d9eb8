import type { CityText } from '@/content/cities/city-text';

export const cityText: CityText = {
  description: [
    'In veel straten van Haarlem liggen een beneden- en een bovenwoning in één pand. De vloer tussen twee verwarmde woningen verliest bijna geen warmte. Een bovenwoning verliest vooral warmte door het dak. Een benedenwoning verliest warmte door de vloer en de uitbouw.',
    'Zolders zijn hier vaak in stukken verbouwd: de ene kamer in 1985, de andere vorig jaar. Is het schuine dak dichtgetimmerd? Dan ziet niemand wat erachter zit. Voor wat niet te zien is en wat u niet kunt bewijzen, geldt een standaardwaarde. Bewaar dus de rekening van die verbouwing.',
  ],
  expertise: [
    'Woont u in een gesplitst pand? Leg dan de splitsingstekening klaar. Daarop staat welke zolderkamer, kelder of berging van u is. Zo weten wij met hoeveel vierkante meters wij rekenen. Bent u de tekening kwijt? Die hoort bij de akte van splitsing. Uw notaris kan u helpen.',
  ],
  reason: 'Wij zoeken uit welke zolder of berging bij uw woning hoort',
  neighbourhoods: [
    {
      name: 'Kleverpark',
      house: 'town-house',
      text: 'Herenhuizen van rond 1900, die uitkijken op het park van de Bolwerken. In de straten erachter staan gewonere huizen. De muren hebben meestal geen spouw. Is er isolatie, dan zit die aan de binnenkant, achter een extra wand. Let ook op de hoge ramen: het soort glas telt zwaar mee.',
    },
    {
      name: 'Europawijk',
      house: 'gallery-flat',
      text: 'In dit deel van Schalkwijk staan flats en eengezinswoningen van na de oorlog. Heeft uw flat één ketel voor iedereen? Vraag dan de beheerder om de sleutel van de ketelruimte. Een woning op de hoek onder het dak krijgt vaak een andere letter dan dezelfde woning halverwege.',
    },
  ],
};
