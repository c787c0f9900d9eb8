import { cities, findCity } from '@/content/cities/cities';
import { homeSections, oldCitySlugs, sitemap } from '@/content/public/sitemap';
import { cityPath, homeSection, oldCityPath } from '@/lib/paths';
import { LinkGroup } from './link-group';

interface StaticLinksProps {
  mainPages: readonly { path: string; label: string }[];
}

/** Every page that does not depend on the database. */
export function StaticLinks({ mainPages }: StaticLinksProps) {
  return (
    <>
      <LinkGroup title={sitemap.mainPages} links={mainPages.map(({ path, label }) => ({ to: path, label }))} />
      <LinkGroup
        title={sitemap.homeSections}
        links={homeSections.map(({ anchor, label }) => ({ to: homeSection(anchor), label }))}
      />
      <LinkGroup
        title={sitemap.areas}
        links={oldCitySlugs.map((slug) => ({
          to: oldCityPath(slug),
          label: sitemap.areaLink(findCity(slug)?.name ?? slug),
        }))}
      />
      <LinkGroup
        title={sitemap.cities}
        links={cities.map(({ slug, name }) => ({ to: cityPath(slug), label: sitemap.cityLink(name) }))}
      />
    </>
  );
}
