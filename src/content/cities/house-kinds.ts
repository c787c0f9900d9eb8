/** The kinds of homes of which there is a drawing in public/images/houses, each with its alternative text. */
export const houseKinds = {
  'bay-window-terrace': 'Vooroorlogse huizen met een erker',
  'courtyard-house': 'Huizen met schuine daken aan een woonerf',
  'dike-house': 'Een oud huis aan de dijk',
  'drive-in-house': 'Een rij drive-inwoningen met een plat dak',
  'gallery-flat': 'Een galerijflat',
  'new-build-terrace': 'Een rij moderne huizen met zonnepanelen',
  'porch-flat': 'Een portiekflat',
  'post-war-terrace': 'Een rij naoorlogse eengezinswoningen',
  'self-built-house': 'Twee zelfgebouwde huizen naast elkaar',
  'town-house': 'Hoge herenhuizen op een rij',
  villa: 'Een villa met een toren',
  'workers-terrace': 'Een rij kleine arbeiderswoningen',
} as const;

export type HouseKind = keyof typeof houseKinds;
