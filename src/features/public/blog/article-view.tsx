import { Link } from 'react-router-dom';
import { textAction } from '@/components/ui/button';
import { Head } from '@/components/seo/head';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { PrintedSender } from '@/components/print/printed-sender';
import { allCostsSlug } from '@/content/public/all-costs';
import { article as texts } from '@/content/public/blog';
import type { Article } from '@/data/content/articles';
import { formatDay } from '@/lib/format/format-date';
import { articlePath, paths } from '@/lib/paths';
import { ArticleImage } from './article-image';
import { ArticleJsonLd } from './article-json-ld';
import { ArticleAction } from './blog-actions';
import { ArticlePrices } from './article-prices';
import { ArticleSources, splitSources } from './article-sources';
import { RelatedArticles } from './related-articles';

interface ArticleViewProps {
  article: Article;
}

/** A whole article, with links to what to do next. */
export function ArticleView({ article }: ArticleViewProps) {
  const { slug, title, subtitle, text, searchTitle, description, lastUpdated, publishedAt, picture } = article;
  const { body, sources } = splitSources(text);
  return (
    <>
      <Head
        title={`${searchTitle} | Blog`}
        description={description}
        path={articlePath(slug)}
        kind="article"
        picture={picture}
      />
      <ArticleJsonLd {...{ slug, title, description, lastUpdated, publishedAt, picture }} />
      <div className="mx-auto max-w-3xl">
        <nav aria-label="Kruimelpad" className="mb-6 print:hidden">
          <Link to={paths.blog} className={textAction}>
            {texts.backToBlog}
          </Link>
        </nav>
        {/* What is stored since is exchanged whole: a browser may have translated the texts. */}
        <article key={lastUpdated}>
          <h1 className="text-display">{title}</h1>
          <p className="mt-3 flex flex-wrap gap-x-4 text-ink-muted sm:gap-x-2">
            <span>
              {texts.updated} <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
            </span>
            <span aria-hidden="true" className="max-sm:hidden">
              ·
            </span>
            <span>{texts.readingTime}</span>
          </p>
          <ArticleImage
            article={article}
            isDescribed
            isInFirstView
            fetchPriority="high"
            className="mt-6 h-auto max-h-120 w-full rounded-2xl object-cover print:max-w-80"
          />
          {subtitle !== '' && <p className="mt-8 max-w-text text-xl leading-relaxed font-semibold">{subtitle}</p>}
          {slug === allCostsSlug && <ArticlePrices />}
          <RichText blocks={body} />
          {sources.length > 0 && <ArticleSources blocks={sources} />}
          <PrintedSender />
        </article>
        <ArticleAction />
      </div>
      <RelatedArticles slug={slug} />
    </>
  );
}
