import type { FAQPage, Graph, WebSite } from 'schema-dts';
import { faq } from '@/content/public/faq';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/env';
import { anchors, homeSection, paths } from '@/lib/paths';
import { businessData, businessId } from './business';

const websiteId = absoluteUrl(`${paths.home}#website`);

/** LocalBusiness, WebSite and FAQPage of the home page. No ratings: those a business gives itself do not belong here. */
export function homeData(): Graph {
  return { '@context': 'https://schema.org', '@graph': [businessData(), website(), faqPage()] };
}

function website(): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.brand,
    url: absoluteUrl(paths.home),
    inLanguage: 'nl-NL',
    publisher: { '@id': businessId },
  };
}

function faqPage(): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    '@id': absoluteUrl(homeSection(anchors.faq)),
    isPartOf: { '@id': websiteId },
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
