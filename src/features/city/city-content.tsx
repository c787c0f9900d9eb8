import { Link } from 'react-router-dom';
import { ProcessSteps } from '@/components/sections/process-steps';
import { Drawing } from '@/components/ui/drawing';
import { findCity, type City } from '@/content/cities/cities';
import type { CityText } from '@/content/cities/city-text';
import { houseKinds } from '@/content/cities/house-kinds';
import { cityPath } from '@/lib/paths';
import { AreaJsonLd } from './area-json-ld';
import { Reasons } from './reasons';

interface CityContentProps {
  city: City;
  text: CityText;
  /** What search engines show of the page. */
  description: string;
}

/** The page of a city between its hero and the request form. */
export function CityContent({ city, text, description }: CityContentProps) {
  return (
    <>
      <AreaJsonLd name={city.name} path={cityPath(city.slug)} description={description} />
      <CityStory city={city} text={text} />
      <ProcessSteps />
      <Reasons place={city.name} />
      <Neighbours city={city} />
    </>
  );
}

interface CityStoryProps {
  city: City;
  text: CityText;
}

/** What is particular to the homes of one city and how the adviser inspects them, with a customer beside it. */
export function CityStory({ city, text }: CityStoryProps) {
  return (
    <section className="page grid gap-x-16 gap-y-10 section lg:grid-cols-3" aria-label={`Wonen in ${city.name}`}>
      <div className="grid max-w-text content-start gap-4 lg:col-span-2">
        <h2 className="text-title">Energielabels in {city.name}</h2>
        <Paragraphs texts={text.description} />
        <h2 className="mt-6 text-title">Uw opname in {city.name}</h2>
        <Paragraphs texts={text.expertise} />
      </div>
      {text.testimonial && (
        <figure className="border-t border-line pt-4">
          <blockquote className="text-lg lg:text-2xl">“{text.testimonial.text}”</blockquote>
          <figcaption className="mt-2 text-ink-muted">{text.testimonial.author}</figcaption>
        </figure>
      )}
      <ul className="grid gap-x-16 gap-y-8 md:grid-cols-2 lg:col-span-3">
        {text.neighbourhoods.map(({ name, house, text: about }) => (
          <li key={name} className="grid content-start gap-3 border-t border-line pt-6">
            <div className="flex items-end gap-4">
              <Drawing folder="houses" name={house} alt={houseKinds[house]} className="h-24 w-auto rounded-xl" />
              <h3 className="text-xl font-bold">{name}</h3>
            </div>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

interface NeighboursProps {
  city: City;
}

/** The three cities nearest by. */
function Neighbours({ city }: NeighboursProps) {
  const neighbours = city.neighbours.flatMap((slug) => findCity(slug) ?? []);
  return (
    <section aria-labelledby="neighbours-title" className="page">
      <h2 id="neighbours-title" className="text-title">
        Ook populair in de buurt
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {neighbours.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={cityPath(slug)}
              className="flex min-h-14 items-center justify-between rounded-xl border border-line bg-surface px-4 font-semibold hover:border-primary hover:text-primary"
            >
              Energielabel {name}
              <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
