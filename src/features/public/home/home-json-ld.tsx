import { StructuredData } from '@/components/seo/structured-data';
import { homeData } from '@/content/structured-data/business';

/** Separate, so that only the prerender loads it. */
export function HomeJsonLd() {
  return <StructuredData data={homeData()} />;
}
