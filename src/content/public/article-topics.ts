/** Words in the slugs of articles, by what the article is about. */
const topics = [
  /isolatie|zonnepanelen|subsidie|d-naar-b|warmtepomp|letter/,
  /verkopen|verhuur|monument|geldig/,
  /opname|appartement|kosten/,
];

function topicOf(slug: string): number {
  return topics.findIndex((words) => words.test(slug));
}

/** The articles to read after the one with this slug: those about the same first, else in their own order. */
export function byRelation<T extends { slug: string }>(slug: string, others: readonly T[]): T[] {
  const topic = topicOf(slug);
  return others.toSorted((one, other) => Number(topicOf(other.slug) === topic) - Number(topicOf(one.slug) === topic));
}
