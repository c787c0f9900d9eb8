import { StructuredData } from '@/components/seo/structured-data';
import { articleGraph } from '@/content/structured-data/article';

/** Separate, so that only the prerender loads it. */
export function ArticleJsonLd(article: Parameters<typeof articleGraph>[0]) {
  return <StructuredData data={articleGraph(article)} />;
}
