import type { BlockPlace } from '@/domain/content/block-place';

interface PageSketchProps {
  place: BlockPlace;
  sectionName: string;
}

interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the parts of the pages stand, in a picture of 48 by 60. */
const parts = {
  homeText: { x: 4, y: 10, width: 20, height: 14 },
  homeCaption: { x: 27, y: 21, width: 17, height: 3 },
  hero: { x: 4, y: 10, width: 40, height: 14 },
  intro: { x: 4, y: 28, width: 19, height: 18 },
  benefits: { x: 25, y: 28, width: 19, height: 18 },
  article: { x: 4, y: 10, width: 28, height: 46 },
} satisfies Record<string, Part>;

/** A small picture of the page with the part that this block is; the words beside it say the same. */
export function PageSketch({ place, sectionName }: PageSketchProps) {
  const marked = partsOf(place, sectionName);
  if (marked.length === 0) return null;
  return (
    <svg viewBox="0 0 48 60" aria-hidden="true" className="h-15 w-12 shrink-0 rounded-sm border border-control">
      <rect width="48" height="60" className="fill-surface" />
      <rect width="48" height="6" className="fill-line" />
      {outlineOf(place).map((part) => (
        <rect key={`${part.x} ${part.y}`} {...part} rx="1" className="fill-surface-sunk stroke-line" />
      ))}
      {marked.map((part) => (
        <rect key={`${part.x} ${part.y}`} {...part} rx="1" className="fill-primary" />
      ))}
    </svg>
  );
}

function partsOf(place: BlockPlace, sectionName: string): Part[] {
  switch (place) {
    case 'home':
      return [parts.homeText, parts.homeCaption];
    case 'landing-hero':
      return [parts.hero];
    case 'landing-text':
      return [sectionName === 'intro' ? parts.intro : parts.benefits];
    case 'article':
      return [parts.article];
    case 'nowhere':
      return [];
  }
}

function outlineOf(place: BlockPlace): Part[] {
  const below = { x: 4, y: 50, width: 40, height: 6 };
  if (place === 'article') return [{ x: 35, y: 10, width: 9, height: 20 }];
  if (place === 'home') return [{ x: 27, y: 10, width: 17, height: 9 }, { x: 4, y: 28, width: 40, height: 18 }, below];
  return [parts.hero, parts.intro, parts.benefits, below];
}
