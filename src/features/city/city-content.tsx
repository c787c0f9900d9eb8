import { ProcessSteps } from '@/components/sections/process-steps';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { findCity, type City } from '@/content/cities/cities';
import type { CityText } from '@/content/cities/city-text';
import { houseKinds } from '@/content/cities/house-kinds';
import { cityPath } from '@/lib/paths';
import { AreaHero } from './area-hero';
import { AreaJsonLd } from './area-json-ld';
import { Reasons } from './reasons';

interface CityContentProps {
  city: City;
  text: CityText;
}

/** Everything on the page of a city but the request form. */
export function CityContent({ city, text }: CityContentProps) {
  return (
    <>
      <AreaJsonLd name={city.name} path={cityPath(city.slug)} description={text.metaDescription} />
      <AreaHero
        title={`Energielabel aanvragen in ${city.name}`}
        subtitle={text.intro}
        drawing={{ name: city.slug, alt: text.drawing }}
      />
      <CityStory city={city} text={text} />
      <ProcessSteps />
      <Reasons place={city.name} />
      {text.testimonial && <CityTestimonial testimonial={text.testimonial} />}
      <Neighbours city={city} />
    </>
  );
}

interface CityStoryProps {
  city: City;
  text: CityText;
}

/** What is particular to the homes of one city, and how the adviser inspects them. */
function CityStory({ city, text }: CityStoryProps) {
  return (
    <section className="mx-auto grid max-w-6xl gap-6 px-4 py-8 lg:grid-cols-2" aria-label={`Wonen in ${city.name}`}>
      <Card>
        <h2 className="text-2xl font-bold">Energielabels in {city.name}</h2>
        <Paragraphs texts={text.description} />
        {text.specialFeature && (
          <p className="mt-4 rounded-lg bg-primary-soft px-4 py-3 font-medium">{text.specialFeature}</p>
        )}
      </Card>
      <Card>
        <h2 className="text-2xl font-bold">Uw opname in {city.name}</h2>
        <Paragraphs texts={text.expertise} />
        <ul className="mt-6 grid gap-4 border-t border-line pt-4">
          {text.neighbourhoods.map(({ name, house, text: about }) => (
            <li key={name} className="flow-root">
              <Drawing folder="houses" name={house} alt={houseKinds[house]} className="float-left mr-4 rounded-lg" />
              <h3 className="font-bold">{name}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3">
      {text}
    </p>
  ));
}

interface CityTestimonialProps {
  testimonial: NonNullable<CityText['testimonial']>;
}

function CityTestimonial({ testimonial }: CityTestimonialProps) {
  return (
    <figure className="mx-auto max-w-3xl px-4 py-12 text-center">
      <blockquote className="text-2xl leading-snug font-medium text-balance">“{testimonial.text}”</blockquote>
      <figcaption className="mt-4 text-ink-muted">{testimonial.author}</figcaption>
    </figure>
  );
}

interface NeighboursProps {
  city: City;
}

/** The three cities nearest by. */
function Neighbours({ city }: NeighboursProps) {
  const neighbours = city.neighbours.flatMap((slug) => findCity(slug) ?? []);
  return (
    <section aria-labelledby="neighbours-title" className="page py-8">
      <h2 id="neighbours-title" className="text-2xl font-bold">
        Ook populair in de buurt
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {neighbours.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={cityPath(slug)}
              className="flex min-h-14 items-center justify-between rounded-xl border border-line bg-surface px-4 font-semibold hover:border-primary hover:text-primary"
            >
              Energielabel {name}
              <span aria-hidden="true">→</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
