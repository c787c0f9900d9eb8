import type { Graph } from 'schema-dts';
import { lowestPrice } from '@/domain/pricing/pricing';
import { absoluteUrl } from '@/lib/env';
import { paths } from '@/lib/paths';
import { businessData } from './business';

interface Area {
  /** Of the city or place. */
  name: string;
  path: string;
  description: string;
}

/** Service, Offer and BreadcrumbList of the page of a city or another place. */
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
          { '@type': 'ListItem', position: 3, name, item: url },
        ],
      },
    ],
  };
}
