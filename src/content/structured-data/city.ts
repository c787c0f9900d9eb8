import type { Graph } from 'schema-dts';
import type { City } from '@/content/cities';
import { lowestPrice } from '@/domain/pricing';
import { absoluteUrl } from '@/lib/absolute-url';
import { cityPath, paths } from '@/lib/paths';
import { businessData } from './business';

/** Service, Offer and BreadcrumbList of the page of a city. */
export function cityData(city: City, description: string): Graph {
  const url = absoluteUrl(cityPath(city.slug));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: `Energielabel woning in ${city.name}`,
        serviceType: 'Energielabel voor woningen',
        description,
        url,
        areaServed: { '@type': 'City', name: city.name },
        provider: businessData(),
        offers: {
          '@type': 'Offer',
          url,
          price: lowestPrice,
          priceCurrency: 'EUR',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: lowestPrice,
            minPrice: lowestPrice,
            priceCurrency: 'EUR',
            valueAddedTaxIncluded: true,
          },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteUrl(paths.home) },
          { '@type': 'ListItem', position: 2, name: 'Werkgebieden', item: absoluteUrl(paths.serviceAreas) },
          { '@type': 'ListItem', position: 3, name: city.name, item: url },
        ],
      },
    ],
  };
}
