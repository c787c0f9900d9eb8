import { ProcessSteps } from '@/components/sections/process-steps';
import type { City } from '@/content/cities/cities';
import type { CityText } from '@/content/cities/city-text';
import { cityPath } from '@/lib/paths';
import { AreaHero } from './area-hero';
import { AreaJsonLd } from './area-json-ld';
import { CityStory, CityTestimonial } from './city-story';
import { Neighbours } from './neighbours';
import { Reasons } from './reasons';

interface CityContentProps {
  city: City;
  text: CityText;
  description: string;
}

/** Everything on the page of a city but the request form. */
export function CityContent({ city, text, description }: CityContentProps) {
  return (
    <>
      <AreaJsonLd name={city.name} path={cityPath(city.slug)} description={description} />
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
