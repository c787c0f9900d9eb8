import type { Graph } from 'schema-dts';

interface StructuredDataProps {
  data: Graph;
}

/** Facts of the page for search engines (schema.org). */
export function StructuredData({ data }: StructuredDataProps) {
  // A script's text is not escaped by React; "<" could end the script early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
