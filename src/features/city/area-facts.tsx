import { StructuredData } from '@/components/seo/structured-data';
import { areaData } from '@/content/structured-data/area';

/** A place and what is offered there, for search engines. */
export function AreaFacts(area: Parameters<typeof areaData>[0]) {
  return <StructuredData data={areaData(area)} />;
}
