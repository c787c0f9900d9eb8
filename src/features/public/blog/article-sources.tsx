import { RichText } from '@/components/ui/rich-text/rich-text';
import { article as texts } from '@/content/public/blog';
import { plainText, type RichText as RichTextBlocks } from '@/domain/content/rich-text';

/** The text of an article, and what stands under its heading "Bronnen" at the end. */
export function splitSources(text: RichTextBlocks): { body: RichTextBlocks; sources: RichTextBlocks } {
  const at = text.findLastIndex((block) => block.kind === 'heading');
  const heading = text.slice(at, at + 1);
  if (at === -1 || plainText(heading) !== texts.sources) return { body: text, sources: [] };
  return { body: text.slice(0, at), sources: text.slice(at + 1) };
}

/** Where an article has its facts from, smaller than its text. */
export function ArticleSources({ blocks }: { blocks: RichTextBlocks }) {
  return (
    <section aria-labelledby="article-sources" className="mt-10 border-t border-line pt-4 text-ink-muted **:text-base">
      <h2 id="article-sources" className="font-bold">
        {texts.sources}
      </h2>
      <RichText blocks={blocks} />
    </section>
  );
}
