import { Drawing } from '@/components/ui/drawing';
import { contentEditorTexts } from '@/content/office/content-editor';
import { articleImage } from '@/content/public/article-images';
import { site } from '@/content/site';
import type { BlockTexts } from '@/domain/content/content-edit';
import { excerpt, excerptLength } from '@/domain/content/excerpt';
import { articleSlug } from '@/domain/content/page-path';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { plainText } from '@/domain/content/rich-text';
import { absoluteUrl } from '@/lib/env';

const texts = contentEditorTexts.found;

/** About what fits in a search result; what is longer is cut off there. */
const maxTitle = 60;
const maxDescription = 160;

interface FoundPreviewProps {
  texts: BlockTexts;
  pagePath: string;
}

/** An article as search engines, shared links and the list of the blog show it. */
export function FoundPreview({ texts: typed, pagePath }: FoundPreviewProps) {
  const { title, subtitle, content, summary, searchTitle, searchDescription } = typed;
  const plain = plainText(parseMarkdown(content));
  const shownTitle = `${searchTitle.trim() || title.trim()} | Blog`;
  const description = searchDescription.trim() || summary.trim() || excerpt(subtitle || plain, excerptLength);
  const image = articleImage(articleSlug(pagePath)).name;
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
          <Drawing folder="blog" name={image} className="h-auto w-full" />
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
        <p className="mt-3 font-bold">{title}</p>
        <p className="text-ink-muted">{summary.trim() || excerpt(plain || subtitle, excerptLength)}</p>
      </section>
    </div>
  );
}
