import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/rich-text/picture';
import { contentEditorTexts } from '@/content/office/texts/content-editor';
import { articleImage } from '@/content/public/images/article-images';
import { site } from '@/content/site';
import type { BlockTexts } from '@/domain/content/content-edit';
import { excerpt } from '@/domain/content/excerpt';
import { foundTexts, listedExcerpt } from '@/domain/content/found-texts';
import { articleSlug } from '@/domain/content/page-path';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { plainText } from '@/domain/content/rich-text';
import { absoluteUrl } from '@/lib/env';
import { withPrices } from '../text-prices';

const texts = contentEditorTexts.found;

/** About what fits in a search result; what is longer is cut off there. */
const maxTitle = 60;
const maxDescription = 160;

interface FoundPreviewProps {
  texts: BlockTexts;
  pagePath: string;
  /** Path of its own picture; '' has none. */
  picture: string;
}

/** An article as search engines, shared links and the list of the blog show it. */
export function FoundPreview({ texts: written, pagePath, picture }: FoundPreviewProps) {
  const typed = withPrices(written);
  const article = {
    title: typed.title.trim(),
    subtitle: typed.subtitle.trim(),
    summary: typed.summary.trim(),
    searchTitle: typed.searchTitle.trim(),
    searchDescription: typed.searchDescription.trim(),
  };
  const text = plainText(parseMarkdown(typed.content));
  const { searchTitle, description } = foundTexts(article, text);
  const shownTitle = `${searchTitle} | Blog`;
  return (
    <div role="group" aria-label={texts.label} className="grid gap-4 lg:grid-cols-2">
      <section aria-label={texts.search} className="min-w-0 rounded-lg border border-line bg-ground p-4 wrap-anywhere">
        <p className="font-semibold">{texts.search}</p>
        <p className="mt-3 text-sm text-ink-muted">{absoluteUrl(pagePath)}</p>
        <p className="text-lg text-primary">{excerpt(shownTitle, maxTitle)}</p>
        <p className="text-sm">{excerpt(description, maxDescription)}</p>
      </section>
      <section aria-label={texts.shared} className="min-w-0 rounded-lg border border-line bg-ground p-4 wrap-anywhere">
        <p className="font-semibold">{texts.shared}</p>
        <div className="mt-3 overflow-hidden rounded-lg border border-line bg-surface">
          {picture === '' ? (
            <Drawing folder="blog" name={articleImage(articleSlug(pagePath)).name} className="h-auto w-full" />
          ) : (
            <Picture path={picture} alt="" className="h-auto w-full" />
          )}
          <div className="p-3">
            <p className="text-sm text-ink-muted">{site.brand}</p>
            <p className="font-bold">{shownTitle}</p>
            <p className="line-clamp-2 text-sm">{description}</p>
          </div>
        </div>
      </section>
      <section
        aria-label={texts.list}
        className="min-w-0 rounded-lg border border-line bg-ground p-4 wrap-anywhere lg:col-span-2"
      >
        <p className="font-semibold">{texts.list}</p>
        <p className="mt-3 font-bold">{article.title}</p>
        <p className="text-ink-muted">{listedExcerpt(article, text)}</p>
      </section>
    </div>
  );
}
