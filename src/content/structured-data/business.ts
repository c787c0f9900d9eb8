import type { DayOfWeek, FAQPage, Graph, LocalBusiness, WebSite } from 'schema-dts';
import { faq } from '@/content/public/faq';
import { home } from '@/content/public/home';
import { workArea } from '@/content/service-area';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { lowestPrice } from '@/content/page-prices';
import { absoluteUrl } from '@/lib/env';
import { formatEuro } from '#shared/format-euro.ts';
import { anchors, homeSection, paths } from '@/lib/paths';

/** The business, by one name wherever structured data speaks of it. */
const businessId = absoluteUrl(`${paths.home}#business`);

const englishDays: readonly DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

function businessData(): Exclude<LocalBusiness, string> {
  return {
    '@type': 'LocalBusiness',
    '@id': businessId,
    name: site.brand,
    url: absoluteUrl(paths.home),
    telephone: internationalPhone(site.phone),
    email: site.email,
    priceRange: `Vanaf ${formatEuro(lowestPrice)}`,
    currenciesAccepted: 'EUR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.street,
      postalCode: site.postcode,
      addressLocality: site.city,
      addressCountry: 'NL',
    },
    areaServed: {
      '@type': 'GeoCircle',
      geoRadius: workArea.radiusKm * 1000,
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: workArea.latitude, longitude: workArea.longitude },
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: site.office.days.flatMap((day) => englishDays[day - 1] ?? []),
      opens: site.office.opens,
      closes: site.office.closes,
    },
  };
}

/** With its country, as search engines ask. */
function internationalPhone(phone: string): string {
  return phoneHref(phone).slice('tel:'.length).replace(/^00/, '+').replace(/^0/, '+31');
}

const websiteId = absoluteUrl(`${paths.home}#website`);

/**
 * LocalBusiness, WebSite and FAQPage of the home page. No ratings: those a business gives itself do not belong here.
 */
export function homeData(): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [{ ...businessData(), description: home.description }, website(), faqPage()],
  };
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

interface Area {
  /** Of the city or place. */
  name: string;
  path: string;
  description: string;
}

/**
 * Service, Offer and BreadcrumbList of the page of a city or another place; the home page tells the rest of the
 * business.
 */
export function areaData({ name, path, description }: Area): Graph {
  const url = absoluteUrl(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: `Energielabel woning in ${name}`,
        serviceType: 'Energielabel voor woningen',
        description,
        url,
        areaServed: { '@type': 'City', name },
        provider: {
          '@type': 'LocalBusiness',
          '@id': businessId,
          name: site.brand,
          url: absoluteUrl(paths.home),
          telephone: internationalPhone(site.phone),
        },
        offers: {
          '@type': 'Offer',
          url,
          price: lowestPrice,
          priceCurrency: 'EUR',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteUrl(paths.home) },
          { '@type': 'ListItem', position: 2, name: 'Werkgebieden', item: absoluteUrl(paths.serviceAreas) },
          { '@type': 'ListItem', position: 3, name, item: url },
        ],
      },
    ],
  };
}
