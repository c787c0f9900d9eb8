import { contentEditorTexts } from '@/content/office/content-editor';
import type { ContentBlock } from '@/data/content/content-block';

/** The name of a page on its tab: its path without the part that every landing page shares; '' is general content. */
export function tabLabel(pagePath: string): string {
  return pagePath === ''
    ? contentEditorTexts.generalTab
    : pagePath.replace(/^\/energielabel-/, '').replaceAll('-', ' ');
}

/** The distinct page paths of the blocks, in the order of the alphabet; general content has none. */
export function pagePaths(blocks: readonly ContentBlock[]): string[] {
  return [...new Set(blocks.map(({ pagePath }) => pagePath))]
    .filter((pagePath) => pagePath !== '')
    .sort((a, b) => a.localeCompare(b, 'nl', { numeric: true }));
}
