import type { RichText } from '@/domain/content/rich-text';
import { loadCode } from '@/lib/browser/load-code';
import { unbroken } from '@/lib/format/unbroken';

/**
 * The Markdown of a text as blocks, with its dates and counts unbroken. Loads the parser on first use: a page comes with
 * its texts parsed, and needs it only for one that changed since the build. Throws when the code cannot be loaded.
 */
export async function readText(markdown: string): Promise<RichText> {
  const parseMarkdown = await loadCode(() => import('@/domain/content/parse-markdown'), 'parseMarkdown');
  return parseMarkdown(unbroken(markdown));
}
