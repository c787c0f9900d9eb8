import type { RichText } from '@/domain/content/rich-text';
import { loadCode } from '@/lib/load-code';

/**
 * The Markdown of a text as blocks. Loads the parser when it is called: a page comes with its texts read, and needs it
 * only for one that changed since the build. Throws when the code does not come.
 */
export async function readText(markdown: string): Promise<RichText> {
  const parseMarkdown = await loadCode(() => import('@/domain/content/parse-markdown'), 'parseMarkdown');
  return parseMarkdown(markdown);
}
