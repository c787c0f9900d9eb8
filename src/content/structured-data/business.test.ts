import { expect, test } from 'vitest';
import { z } from 'zod';
import { faq } from '@/content/public/faq';
import { workArea } from '@/content/service-area';
import { officeHours } from '@/content/office-hours';
import { site } from '@/content/site';
import { homeData } from './business';

const data = z
  .object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })
  .parse(JSON.parse(JSON.stringify(homeData())));

function part(type: string) {
  return data['@graph'].find((candidate) => candidate['@type'] === type);
}

test('tells of the business, the site and the questions', () => {
  expect(data['@graph']).toHaveLength(3);
  expect(part('LocalBusiness')).toMatchObject({
    name: site.brand,
    telephone: '+31850000000',
    priceRange: 'Vanaf €285',
    address: { postalCode: site.postcode, addressCountry: 'NL' },
    areaServed: {
      '@type': 'GeoCircle',
      geoRadius: workArea.radiusKm * 1000,
      geoMidpoint: { latitude: workArea.latitude, longitude: workArea.longitude },
    },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: site.office.opens,
      closes: site.office.closes,
    },
  });
  expect(part('WebSite')).toMatchObject({ name: site.brand, inLanguage: 'nl-NL' });
});

test('the office hours are those in words', () => {
  const times = officeHours.match(/\d+\.\d\d/g) ?? [];
  expect(times.map((time) => time.padStart(5, '0').replace('.', ':'))).toEqual([site.office.opens, site.office.closes]);
});

test('has the questions and answers of the page', () => {
  expect(part('FAQPage')).toMatchObject({
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  });
});
