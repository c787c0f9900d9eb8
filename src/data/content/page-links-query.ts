import { landingPagePath } from '@/lib/paths';
import { articleSection } from './article-queries';
import { ask, type ContentQuery } from './content-query';
import { landingPageSections } from './landing-page';
import { parsePageLinks, type PageLinks } from './page-links';

/** Hosted Supabase gives no more rows in one answer. */
const mostLinks = 1000;

const pageLink = 'id,section_name,title,page_path,last_updated';
const landingPage = `section_name.in.(${landingPageSections.join(',')}),page_path.like.${landingPagePath('*')}`;

/** Every article, and every landing page that somebody worked on, for the page that lists them all. */
export function pageLinksQuery(): ContentQuery<PageLinks> {
  return {
    conditions: ask({
      select: pageLink,
      or: `(section_name.eq.${articleSection},and(${landingPage},is_edited.is.true))`,
      order: 'last_updated.desc',
      limit: String(mostLinks),
    }),
    parse: parsePageLinks,
    isRefreshed: true,
  };
}
