import { Helmet } from 'react-helmet-async';
import type { Graph } from 'schema-dts';

interface StructuredDataProps {
  data: Graph;
}

/** JSON-LD of the page, for search engines. The prerender puts it into the head. */
export function StructuredData({ data }: StructuredDataProps) {
  return (
    <Helmet>
      {/* Nothing escapes the text of a script: "<" could end it early. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Helmet>
  );
}
