import { PlainText } from '@/components/ui/plain-text';
import { articleImage, articleImageSize } from '@/content/public/article-images';
import { creationTexts } from '@/content/office/content-creation';
import { formatDay } from '@/lib/format-day';
import type { ArticleFields } from '../create/article-form';

const texts = creationTexts.article;

interface ArticlePreviewProps {
  fields: ArticleFields;
}

/** The article as readers will see it. */
export function ArticlePreview({ fields }: ArticlePreviewProps) {
  const { title, slug, subtitle, content, day } = fields;
  return (
    <article aria-label={title.trim() || texts.noTitle}>
      <h3 className="text-3xl leading-tight font-extrabold break-words sm:text-4xl">{title.trim() || texts.noTitle}</h3>
      <p className="mt-3 text-ink-muted">{day === '' ? texts.noDate : formatDay(`${day}T12:00:00Z`)}</p>
      <img {...articleImage(slug)} {...articleImageSize} className="mt-6 h-auto w-full rounded-2xl" />
      {subtitle.trim() !== '' && (
        <p className="mt-8 max-w-[65ch] text-xl leading-relaxed font-semibold">{subtitle.trim()}</p>
      )}
      {content.trim() === '' ? <p className="mt-4">{texts.noText}</p> : <PlainText text={content} headingLevel={3} />}
    </article>
  );
}
