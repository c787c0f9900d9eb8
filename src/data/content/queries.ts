import { queryOptions } from '@tanstack/react-query';
import { contentKeys } from './keys';

/** The database client is large: a page shows itself first and loads the client when it reads. */
function reads() {
  return import('./reads');
}

/** The newest general hero block, or null. Every query here fails with a DataError. */
export function heroQuery() {
  return queryOptions({
    queryKey: contentKeys.hero(),
    queryFn: async ({ signal }) => (await reads()).readHero(signal),
  });
}

/** Articles of the blog, newest first, without the all-costs article. */
export function articlesQuery() {
  return queryOptions({
    queryKey: contentKeys.articles(),
    queryFn: async ({ signal }) => (await reads()).readArticles(signal),
  });
}

/** One article, or null when there is none with this slug. */
export function articleQuery(slug: string) {
  return queryOptions({
    queryKey: contentKeys.article(slug),
    queryFn: async ({ signal }) => (await reads()).readArticle(slug, signal),
  });
}

/** At most three other articles, newest first, without the all-costs article. */
export function relatedArticlesQuery(slug: string) {
  return queryOptions({
    queryKey: contentKeys.relatedArticles(slug),
    queryFn: async ({ signal }) => (await reads()).readRelatedArticles(slug, signal),
  });
}

/** The blocks of a landing page by the slug of its place, or null when it has none. */
export function landingPageQuery(slug: string) {
  return queryOptions({
    queryKey: contentKeys.landingPage(slug),
    queryFn: async ({ signal }) => (await reads()).readLandingPage(slug, signal),
  });
}
