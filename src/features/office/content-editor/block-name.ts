import { placeName, placeOfBlock } from '@/content/cities/area-slug';
import { contentEditorTexts } from '@/content/office/texts/content-editor';
import type { PlacedBlock } from '@/domain/content/block-place';
import { landingPageSlug } from '@/domain/content/page-path';

/** What the owner calls a block: the part of the page that it is. */
export function blockName(block: PlacedBlock): string {
  const { home, landingPage, article, nowhere } = contentEditorTexts.blockNames;
  switch (placeOfBlock(block)) {
    case 'home':
      return home;
    case 'landing-hero':
    case 'landing-text':
      return landingPage(block.sectionName, placeName(landingPageSlug(block.pagePath)));
    case 'article':
      return article;
    case 'nowhere':
      return nowhere;
  }
}
