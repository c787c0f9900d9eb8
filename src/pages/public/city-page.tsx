import { use } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { Head } from '@/components/seo/head';
import { staticPart } from '@/components/ui/static-part';
import type { City } from '@/content/cities/cities';
import { loadCityText } from '@/content/cities/load-city-text';
import { ContactSection } from '@/features/request-form/contact-section';
import { cityPath } from '@/lib/paths';

const CityContent = staticPart(async () => (await import('./city-content')).CityContent);

interface CityPageProps {
  city: City;
}

export function CityPage({ city }: CityPageProps) {
  const text = use(loadCityText(city.slug));
  const description = `${text.intro} Vraag uw officiële energielabel in ${city.name} direct aan.`;
  return (
    <PageShell variant="area" areaName={city.name}>
      <Head
        title={`Energielabel woning aanvragen ${city.name} | Officieel & Snel`}
        description={description}
        path={cityPath(city.slug)}
      />
      <CityContent city={city} text={text} description={description} />
      <ContactSection key={city.slug} city={city.name} />
    </PageShell>
  );
}
