import { use } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { ProcessSteps } from '@/components/sections/process-steps';
import { Head } from '@/components/seo/head';
import { StructuredData } from '@/components/seo/structured-data';
import type { City } from '@/content/cities';
import { loadCityText } from '@/content/load-city-text';
import { cityData } from '@/content/structured-data/city';
import { AreaHero } from '@/features/city/area-hero';
import { CityStory } from '@/features/city/city-story';
import { CityTestimonial } from '@/features/city/city-testimonial';
import { Neighbours } from '@/features/city/neighbours';
import { Reasons } from '@/features/city/reasons';
import { ContactSection } from '@/features/request-form/contact-section';
import { cityPath } from '@/lib/paths';

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
      <StructuredData data={cityData(city, description)} />
      <AreaHero
        title={`Energielabel aanvragen in ${city.name}`}
        subtitle={text.intro}
        drawing={{ src: `/images/cities/${city.slug}.svg`, alt: text.drawing }}
      />
      <CityStory city={city} text={text} />
      <ProcessSteps />
      <Reasons place={city.name} />
      <CityTestimonial testimonial={text.testimonial} />
      <Neighbours city={city} />
      <ContactSection key={city.slug} city={city.name} />
    </PageShell>
  );
}
