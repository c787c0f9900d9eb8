/** Where visitors see a text, or why they do not. */
export const visibilityTexts = {
  nowhere: 'Deze tekst is nergens zichtbaar.',
  unpublished: 'Niet gepubliceerd: bezoekers zien deze tekst niet.',
  planned: (moment: string) => `Nog niet zichtbaar: deze tekst verschijnt op ${moment}.`,
  olderHero: 'Niet zichtbaar: de homepagina toont een hero die later is bijgewerkt.',
  home: 'Zichtbaar op de homepagina',
  page: 'Zichtbaar op de landingspagina',
  article: 'Zichtbaar als artikel',
  newTab: '(opent in een nieuw tabblad)',
};
