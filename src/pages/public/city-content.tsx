import { ProcessSteps } from '@/components/sections/process-steps';
import { StructuredData } from '@/components/seo/structured-data';
import type { City } from '@/content/cities';
import type { CityText } from '@/content/city-text';
import { cityData } from '@/content/structured-data/city';
import { AreaHero } from '@/features/city/area-hero';
import { CityStory } from '@/features/city/city-story';
import { CityTestimonial } from '@/features/city/city-testimonial';
import { Neighbours } from '@/features/city/neighbours';
import { Reasons } from '@/features/city/reasons';

interface CityContentProps {
  city: City;
  text: CityText;
  description: string;
}

/** All of a city's page that is there to be read. */
export function CityContent({ city, text, description }: CityContentProps) {
  return (
    <>
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
    </>
  );
}
