interface ArticleImage {
  /** Of its drawing in public/images/blog. */
  name: string;
  alt: string;
}

const images: readonly (ArticleImage & { keyword: string })[] = [
  {
    keyword: 'isolatie',
    name: 'isolatie',
    alt: 'Tekening van een hand die een isolatieplaat tegen een muur zet',
  },
  {
    keyword: 'zonnepanelen',
    name: 'zonnepanelen',
    alt: 'Tekening van een huis in de zon met zonnepanelen op het dak',
  },
  {
    keyword: 'subsidie',
    name: 'subsidie',
    alt: 'Tekening van een huis, een aangevinkt formulier en stapels munten',
  },
  {
    keyword: 'energielabel-d-naar-b',
    name: 'energielabel-d-naar-b',
    alt: 'Tekening van een huis met label D en een pijl naar een beter huis met label B',
  },
  {
    keyword: 'verhuur',
    name: 'voordeur',
    alt: 'Tekening van een voordeur met daarnaast het energielabel aan de muur',
  },
  {
    keyword: 'opname',
    name: 'papieren',
    alt: 'Tekening van een tafel met een plattegrond, een aangevinkte lijst en een rolmaat',
  },
  {
    keyword: 'verkopen',
    name: 'vraag',
    alt: 'Tekening van een huis met een bord met de balken van het energielabel en een vraagteken',
  },
  {
    keyword: 'monument',
    name: 'monument',
    alt: 'Tekening van een oud huis met een trapgevel en een monumentenschildje naast de deur',
  },
  {
    keyword: 'letter',
    name: 'voorbeeldlabel',
    alt: 'Tekening van een energielabel met de letter B',
  },
  {
    keyword: 'appartement',
    name: 'adviseur',
    alt: 'Tekening van de adviseur met een tablet in de hand',
  },
];

const defaultImage: ArticleImage = {
  name: 'artikel',
  alt: 'Tekening van een huis en een vergrootglas op de balken van het energielabel',
};

/** The drawing above an article, by the first of our keywords in its slug. */
export function articleImage(slug: string): ArticleImage {
  return images.find(({ keyword }) => slug.includes(keyword)) ?? defaultImage;
}
