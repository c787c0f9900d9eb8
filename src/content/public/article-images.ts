interface ArticleImage {
  src: string;
  alt: string;
}

/** Pixels of every drawing of the blog. */
export const articleImageSize = { width: 640, height: 360 } as const;

const images: readonly (ArticleImage & { keyword: string })[] = [
  {
    keyword: 'isolatie',
    src: '/images/blog/isolatie.svg',
    alt: 'Tekening van een hand die een isolatieplaat tegen een muur zet',
  },
  {
    keyword: 'zonnepanelen',
    src: '/images/blog/zonnepanelen.svg',
    alt: 'Tekening van een huis in de zon met zonnepanelen op het dak',
  },
  {
    keyword: 'subsidie',
    src: '/images/blog/subsidie.svg',
    alt: 'Tekening van een huis, een aangevinkt formulier en stapels munten',
  },
  {
    keyword: 'energielabel-d-naar-b',
    src: '/images/blog/energielabel-d-naar-b.svg',
    alt: 'Tekening van een huis met label D en een pijl naar een beter huis met label B',
  },
];

const defaultImage: ArticleImage = {
  src: '/images/blog/artikel.svg',
  alt: 'Tekening van een huis en een vergrootglas op de balken van het energielabel',
};

/** The drawing above an article, by the first of our keywords in its slug. */
export function articleImage(slug: string): ArticleImage {
  return images.find(({ keyword }) => slug.includes(keyword)) ?? defaultImage;
}
