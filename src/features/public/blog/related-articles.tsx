import { Link } from 'react-router-dom';
import { article as texts } from '@/content/public/blog';
import { relatedArticlesQuery } from '@/data/content/articles';
import { useContent } from '@/data/content/use-content';
import { articlePath } from '@/lib/paths';
import { ArticleImage } from './article-image';
import { useLoggedError } from './read-failure';

interface RelatedArticlesProps {
  /** Slug of the article above. */
  slug: string;
}

/** Other articles. An extra: when the fetch fails, nothing shows. */
export function RelatedArticles({ slug }: RelatedArticlesProps) {
  const { data, error } = useContent(relatedArticlesQuery(slug));
  useLoggedError('Error fetching related articles', error);
  if (data === undefined || data.length === 0) return null;

  return (
    <section aria-labelledby="related-articles" className="mt-12 border-t border-line pt-8 print:hidden">
      <h2 id="related-articles" className="text-2xl font-bold">
        {texts.related}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-4">
        {data.map(({ title, excerpt, ...related }) => (
          <li
            key={`${related.id} ${title} ${excerpt}`}
            className="relative grow basis-48 overflow-hidden rounded-xl border border-line bg-surface transition-colors hover:border-primary"
          >
            <ArticleImage
              article={related}
              sizes="(min-width: 40rem) 20rem, 100vw"
              className="aspect-video h-auto w-full object-cover"
            />
            <div className="p-5">
              <h3 className="font-bold">
                <Link
                  to={articlePath(related.slug)}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              </h3>
              {excerpt !== '' && <p className="mt-2 text-ink-muted">{excerpt}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
