/** When part of a page fails or cannot be loaded. The phone number follows it. */
export const partFailed = {
  help: 'Wat u hebt ingevuld, staat nog op dit apparaat. Laad de pagina opnieuw. Lukt het dan nog niet? Bel',
} as const;

export const pageNotFound = {
  headTitle: '404 | Pagina niet gevonden',
  description: 'Deze pagina bestaat niet of niet meer.',
  title: 'Pagina niet gevonden',
  drawing: 'Een straat waarin tussen twee huizen alleen de omtrek van een derde staat, met een bordje 404',
  help: 'Deze pagina bestaat niet of niet meer. Kijk of het adres klopt, of ga verder vanaf een van deze pagina’s.',
} as const;

/** On a page that is not prerendered, in a browser without JavaScript. The phone number follows it. */
export const pageNeedsScript = {
  title: 'Deze pagina kan niet worden getoond',
  help: 'De pagina bestaat niet, of werkt alleen met JavaScript. Zet JavaScript aan, kies een andere pagina of bel ons.',
} as const;
