import { StructuredData } from '@/components/seo/structured-data';
import { areaData } from '@/content/structured-data/business';

/** Separate, so that only the prerender loads it. */
export function AreaJsonLd(area: Parameters<typeof areaData>[0]) {
  return <StructuredData data={areaData(area)} />;
}
