import { StructuredData } from '@/components/seo/structured-data';
import { articleGraph } from '@/content/structured-data/article';

/** An article for search engines. */
export function ArticleFacts(facts: Parameters<typeof articleGraph>[0]) {
  return <StructuredData data={articleGraph(facts)} />;
}
