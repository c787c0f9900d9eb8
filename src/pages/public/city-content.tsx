import { ProcessSteps } from '@/components/sections/process-steps';
import type { City } from '@/content/cities/cities';
import type { CityText } from '@/content/cities/city-text';
import { AreaFacts } from '@/features/city/area-facts';
import { AreaHero } from '@/features/city/area-hero';
import { CityStory } from '@/features/city/city-story';
import { CityTestimonial } from '@/features/city/city-testimonial';
import { Neighbours } from '@/features/city/neighbours';
import { Reasons } from '@/features/city/reasons';
import { cityPath } from '@/lib/paths';

interface CityContentProps {
  city: City;
  text: CityText;
  description: string;
}

/** All of a city's page that is there to be read. */
export function CityContent({ city, text, description }: CityContentProps) {
  return (
    <>
      <AreaFacts name={city.name} path={cityPath(city.slug)} description={description} />
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
