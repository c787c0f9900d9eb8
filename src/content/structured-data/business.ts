import type { LocalBusiness } from 'schema-dts';
import { cities } from '@/content/cities/cities';
import { home } from '@/content/public/home';
import { office, site } from '@/content/site';
import { lowestPrice } from '@/domain/pricing/pricing';
import { serviceRadiusKm } from '@/domain/address/service-area';
import { absoluteUrl } from '@/lib/env';
import { formatEuro } from '@/lib/format';
import { paths } from '@/lib/paths';

/** The business, by one name wherever structured data speaks of it. */
export const businessId = absoluteUrl(`${paths.home}#business`);

export function businessData(): Exclude<LocalBusiness, string> {
  const centre = cities.find(({ name }) => name === 'Amersfoort');
  return {
    '@type': 'LocalBusiness',
    '@id': businessId,
    name: site.brand,
    description: home.description,
    url: absoluteUrl(paths.home),
    telephone: site.phone,
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
      geoRadius: serviceRadiusKm * 1000,
      ...(centre && {
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: centre.latitude, longitude: centre.longitude },
      }),
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: office.dayOfWeek,
      opens: office.opens,
      closes: office.closes,
    },
  };
}
