import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { z } from 'zod';

const issues = z.array(z.looseObject({ severity: z.string(), issueMessage: z.string() }));
const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});

/** Errors that a search engine would report in the structured data of a page, without warnings for optional fields. */
export async function structuredDataErrors(html: string): Promise<string[]> {
  const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
  const found = issues.parse(await new Validator().validate(extractor.parse(html)));
  return found.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

/** The types of the entities that a page describes. Throws when its structured data is no graph of schema.org. */
export function structuredDataTypes(scripts: readonly string[]): string[] {
  return scripts.flatMap((script) => graph.parse(JSON.parse(script))['@graph'].map((thing) => thing['@type']));
}
