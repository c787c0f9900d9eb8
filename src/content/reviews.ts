export interface Review {
  name: string;
  location: string;
  text: string;
  /** 1 to 5. */
  rating: number;
}

/**
 * Invented, like everything here: put real reviews in their place before going online. An empty list is fine too: then
 * no page shows reviews or a rating.
 */
export const reviews: readonly Review[] = [
  {
    name: 'Anja Voorbeeld',
    location: 'Amersfoort',
    text: 'Binnen een week had ik het label in mijn mail. De adviseur keek overal goed rond en legde uit wat hij opschreef.',
    rating: 5,
  },
  {
    name: 'Karim Voorbeeld',
    location: 'Utrecht',
    text: 'Vooraf wist ik precies wat het zou kosten, en zo stond het ook op de rekening. De opname duurde nog geen uur.',
    rating: 5,
  },
  {
    name: 'Familie Voorbeeld',
    location: 'Apeldoorn',
    text: 'Ons huis moest snel te koop, dus kozen wij spoed. Een dag later stond het label in de advertentie.',
    rating: 5,
  },
  {
    name: 'Ineke Voorbeeld',
    location: 'Hilversum',
    text: 'De adviseur kwam een kwartier te laat, maar belde daar netjes over. Goede uitleg en een duidelijk label.',
    rating: 4,
  },
];

/**
 * '' shows no average. The owner must be able to prove it. A real one has a decimal comma (4,9), unlike this example.
 */
export const averageRating = 'Gemiddelde beoordeling: 4.9/5';

/**
 * What the average counts, and how reviews are checked, which the law has a site state since 28 May 2022. The owner fills in
 * what is really done; the pages of cities lead here.
 */
export const reviewCheck =
  'Het gemiddelde van alle beoordelingen; hier staat een deel. Elke review is van een klant voor wie wij een label hebben geregistreerd. Dat controleren wij in onze administratie.';
