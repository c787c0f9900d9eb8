import type { BlockPlace } from '@/domain/content/block-place';
import type { BlockField } from '@/domain/content/block-fields';
import { formatCount } from '@/lib/format/format-count';
import { lostPicture } from './pictures';

/** The blocks of a landing page, by their section name. */
const landingPageParts: Record<string, string> = {
  hero: 'Bovenaan',
  intro: 'Inleiding op',
  benefits: 'Voordelen op',
};

/** Texts of the content editor. */
export const contentEditorTexts = {
  pricePlaces: (places: readonly { place: string; amount: string }[]) =>
    `Bedragen die de prijslijst volgen: ${places.map(({ place, amount }) => `schrijf ${place} voor ${amount}`).join(', ')}.`,
  unknownPlace: (place: string) =>
    `${place} is geen bedrag van de prijslijst. Schrijf {prijs}, {vrijstaand}, {stap} of {spoed}, of haal de accolades weg.`,
  title: 'Website Inhoud Beheren',
  intro: 'Pas de teksten aan die op de website staan.',
  fetchFailed: 'Kon website inhoud niet ophalen',
  saved: 'Inhoud succesvol bijgewerkt',
  saveFailed: 'Kon inhoud niet bijwerken',
  generalTab: 'Algemene content',
  loading: 'Teksten laden...',
  stale: 'Je ziet de teksten zoals die eerder waren.',
  empty: 'Hier staan nog geen teksten.',
  fields: {
    title: 'Titel',
    subtitle: 'Subtitel',
    content: 'Inhoud',
    summary: 'Samenvatting',
    searchTitle: 'Titel voor zoekmachines',
    searchDescription: 'Beschrijving voor zoekmachines',
  } satisfies Record<BlockField, string>,
  /** Where each field shows, where its name does not say that. */
  hints: {
    home: { subtitle: 'Onder de grote titel van de homepagina.', content: 'Het onderschrift van de tekening.' },
    'landing-hero': { title: 'De grote titel van de pagina.', subtitle: 'Onder de titel, en in zoekmachines.' },
    'landing-text': {},
    article: {
      subtitle: 'De inleiding, in grotere letters boven de tekst.',
      summary: 'In de lijst van de blog. Leeg: het begin van de tekst.',
      searchTitle: 'Leeg: de titel van het artikel.',
      searchDescription: 'Leeg: de samenvatting, of anders de subtitel of het begin van de tekst.',
    },
    nowhere: {},
  } satisfies Record<BlockPlace, Partial<Record<BlockField, string>>>,
  blockNames: {
    home: 'Bovenaan de homepagina',
    landingPage: (sectionName: string, place: string) =>
      `${landingPageParts[sectionName] ?? sectionName} de landingspagina van ${place}`,
    article: 'Artikel op de blog',
    nowhere: 'Tekst die op geen pagina staat',
  },
  /** Tells texts that no page shows apart. */
  sectionName: (name: string) => `Naam: ${name}.`,
  tooLong: (field: BlockField, limit: number, length: number) =>
    `Maak ${theField[field]} korter: hooguit ${count(limit)} tekens, het zijn er nu ${count(length)}.`,
  markdownProblems: {
    'too-many-parts':
      'Deze tekst heeft te veel losse regels, links en stukken opmaak. Verdeel hem over twee artikelen.',
    'too-deep': 'In deze tekst staan te veel lijsten in elkaar. Maak er minder niveaus van.',
  },
  notSaved: {
    unavailable:
      'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
    forbidden: 'Niet opgeslagen: je bent niet meer ingelogd of mag dit niet. Log opnieuw in.',
    invalid: 'Niet opgeslagen: de database neemt deze tekst niet aan. Kijk de velden na.',
    'picture-gone': `Niet opgeslagen. ${lostPicture}`,
    other: 'Niet opgeslagen. Probeer het over een paar minuten opnieuw.',
  },
  conflict: 'Deze tekst is intussen gewijzigd of verwijderd. Er is niets overschreven en je invoer staat er nog.',
  conflictLoaded: 'Dit is de nieuwste versie, met jouw wijzigingen erin. Opslaan bewaart wat er in de velden staat.',
  conflictSame: 'Iemand anders heeft intussen hetzelfde geschreven als jij.',
  conflictGone: 'Deze tekst is intussen verwijderd en kan niet meer worden opgeslagen. Kopieer wat je wilt bewaren.',
  reloadFailed: 'De nieuwste versie kon niet worden opgehaald. Probeer het opnieuw.',
  stored: 'Opgeslagen is',
  typed: 'Jij hebt',
  emptyText: '(leeg)',
  unsaved: 'Je wijzigingen zijn nog niet opgeslagen.',
  unsavedMark: 'niet opgeslagen',
  restored: 'Je had teksten die nog niet waren opgeslagen. Ze staan weer in de velden van:',
  pageLabel: 'Pagina',
  deleted: 'Blok verwijderd',
  deletedDescription: (section: string) => `De sectie ${section} staat niet meer op de website.`,
  deleteFailed: 'Kon inhoud niet verwijderen',
  deleteConflict: 'Deze tekst is intussen gewijzigd of al verwijderd. Kijk of je hem nog weg wilt halen.',
  undo: 'Ongedaan maken',
  undone: 'Blok teruggezet',
  undoFailed: 'Kon inhoud niet terugzetten',
  undoConflict: 'Deze tekst staat er al weer, of is al langer weg.',
  undoDuplicate:
    'Deze pagina heeft intussen een nieuwe sectie met dezelfde naam. Verwijder die eerst en probeer het dan opnieuw.',
  tryAgain: 'Probeer het over een paar minuten opnieuw.',
  history: {
    open: 'Eerdere versies',
    close: 'Eerdere versies sluiten',
    loading: 'Eerdere versies laden...',
    failed: 'Kon eerdere versies niet ophalen',
    empty: 'Deze tekst is nog niet eerder gewijzigd.',
    limit: 'Er worden 20 versies bewaard: de laatste, de eerste en die het langst online stond.',
    replaced: 'Vervangen op',
    deleted: 'Verwijderd op',
    by: (email: string) => (email === '' ? '' : ` door ${email}`),
    restore: 'Terugzetten',
    restoring: 'Bezig met terugzetten...',
    isCurrent: 'Dit is de tekst van nu',
    removed: '(weggehaald:)',
    added: '(toegevoegd:)',
    picture: 'Foto bij het artikel',
    pictureAlt: 'De foto van toen',
    drawing: 'De tekening',
    lostPicture:
      'Niet teruggezet: in deze versie staat een foto die intussen is verwijderd. Kopieer hieruit wat je nodig hebt en plak het in de tekst.',
    markupChanged: 'Opmaak, link of foto gewijzigd.',
    conflict: 'Deze tekst is intussen gewijzigd. Er is niets teruggezet. Kijk hem na en probeer het opnieuw.',
  },
  found: {
    label: 'Zo wordt het artikel gevonden',
    search: 'In een zoekmachine',
    shared: 'In een gedeelde link',
    list: 'In de lijst van de blog',
  },
  preview: {
    open: 'Voorbeeld',
    close: 'Voorbeeld sluiten',
    defaultText: 'Leeg: de website toont de standaardtekst.',
    empty: 'Er is nog geen tekst.',
    caption: 'Onder de afbeelding:',
  },
  search: {
    label: 'Zoeken in alle teksten',
    found: (found: number) => (found === 1 ? '1 blok gevonden' : `${found} blokken gevonden`),
    place: 'Gevonden in de inhoud',
    shown: (shown: number) => `De eerste ${shown} staan hieronder. Typ meer woorden om er minder te vinden.`,
  },
  online: {
    online: 'Staat online',
    publishing: 'Wordt gepubliceerd',
    failed: 'Niet gelukt',
    byTimer: 'Staat online zodra de website weer op de vaste tijd is bijgewerkt',
    tryAgain: 'opnieuw proberen',
    unknown: 'Of dit al online staat, is nu niet na te gaan.',
    deleted: 'Verwijderde teksten van de website halen:',
  },
} as const;

const theField: Record<BlockField, string> = {
  title: 'de titel',
  subtitle: 'de subtitel',
  content: 'de inhoud',
  summary: 'de samenvatting',
  searchTitle: 'de titel voor zoekmachines',
  searchDescription: 'de beschrijving voor zoekmachines',
};

function count(characters: number): string {
  return formatCount(characters);
}
