/** Texts of the editor of a written text. */
export const textEditorTexts = {
  toolbar: 'Opmaak',
  heading: 'Kop',
  subheading: 'Tussenkop',
  bold: 'Vet',
  italic: 'Schuin',
  bulletList: 'Lijst',
  orderedList: 'Genummerde lijst',
  quote: 'Citaat',
  link: 'Link',
  picture: 'Foto',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  /** The name of a button with its keys. */
  withKeys: (name: string, keys: string) => `${name} (${keys})`,
  linkPanel: {
    page: 'Pagina van de website',
    noPage: 'Kies een pagina',
    href: 'Of een ander adres',
    hrefHint: 'Bijvoorbeeld www.voorbeeld.nl, een e-mailadres of een telefoonnummer.',
    wrong: 'Dit adres klopt niet. Kies een pagina, of typ een adres zoals www.voorbeeld.nl.',
    apply: 'Link maken',
    remove: 'Link weghalen',
    cancel: 'Annuleren',
  },
  lostLinks: (count: number) => (count === 1 ? 'Eén link is niet meegekomen' : `${count} links zijn niet meegekomen`),
  lostLinksHelp: (hrefs: readonly string[]) =>
    `De tekst staat er wel. Een bezoeker kan dit adres niet openen: ${(hrefs[0] ?? '').slice(0, 100)}`,
  linkTargets: {
    article: (title: string) => `Artikel: ${title}`,
    place: (name: string) => `Energielabel ${name}`,
  },
} as const;
