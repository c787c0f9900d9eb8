import { StructuredData } from '@/components/seo/structured-data';
import { homeData } from '@/content/structured-data/home';

/** The front page for search engines. */
export function HomeFacts() {
  return <StructuredData data={homeData()} />;
}
