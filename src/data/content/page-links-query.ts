import { landingPagePath } from '@/lib/paths';
import { articleSection } from './article-queries';
import { ask, type ContentQuery } from './content-query';
import { heroSection } from './hero-query';
import { parsePageLinks, type PageLinks } from './page-links';

/** Hosted Supabase gives no more rows in one answer. */
const mostLinks = 1000;

const pageLink = 'id,section_name,title,page_path,last_updated';

/**
 * Every article and landing page, for the page that lists them all. That page tells what was built: the answer that came
 * with it may hold more than one question can give.
 */
export function pageLinksQuery(): ContentQuery<PageLinks> {
  return {
    conditions: ask({
      select: pageLink,
      or: `(section_name.eq.${articleSection},and(section_name.eq.${heroSection},page_path.like.${landingPagePath('*')}))`,
      order: 'last_updated.desc',
      limit: String(mostLinks),
    }),
    parse: parsePageLinks,
    isRefreshed: false,
  };
}
