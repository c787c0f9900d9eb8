import { Link } from 'react-router-dom';
import { Adviser } from '@/components/public/sections/adviser';
import { ProcessSteps } from '@/components/public/sections/process-steps';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { areaTexts } from '@/content/cities/area';
import { nearestCities, type City } from '@/content/cities/cities';
import type { CityText } from '@/content/cities/city-text';
import { reviewCheckText } from '@/content/public/reviews';
import { cityReviewQuery } from '@/data/content/reviews';
import { useContent } from '@/data/content/use-content';
import { houseKinds } from '@/content/cities/house-kinds';
import { unbroken } from '@/lib/format/unbroken';
import { anchors, cityPath, paths } from '@/lib/paths';
import { AreaJsonLd } from './area-json-ld';
import { Neighbours } from './neighbours';
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
      <Reasons place={city.name} own={text.reason} reach={areaTexts.reach(text.neighbourhoods)} />
      <Testimonial slug={city.slug} />
      <Neighbours slugs={nearestCities(city).map(({ slug }) => slug)} />
    </>
  );
}

interface CityStoryProps {
  city: City;
  text: CityText;
}

/** What is particular to the homes of one city, and how and by whom they are inspected. */
function CityStory({ city, text }: CityStoryProps) {
  return (
    <section className="page grid gap-6 section" aria-label={`Wonen in ${city.name}`}>
      <Card>
        <h2 className="text-title">{`Energielabels in ${city.name}`}</h2>
        <div className="mt-4 grid gap-x-12 gap-y-4 lg:grid-cols-2">
          <Paragraphs texts={text.description} />
        </div>
        <ul className="mt-6 grid gap-x-12 gap-y-8 border-t border-line pt-8 lg:grid-cols-2">
          {text.neighbourhoods.map(({ name, house, text: about }) => (
            <li key={name} className="grid content-start gap-x-8 gap-y-3 md:max-lg:grid-cols-first-aside">
              <Drawing folder="houses" name={house} alt={houseKinds[house]} className="h-auto w-full rounded-xl" />
              <div>
                <h3 className="text-xl font-bold">{name}</h3>
                <p className="mt-2 max-w-text">{unbroken(about)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-wide-aside">
          <div className="max-w-text">
            <h2 className="mb-4 text-title">{`Uw opname in ${city.name}`}</h2>
            <div className="grid gap-4">
              <Paragraphs texts={text.expertise} />
            </div>
          </div>
          <Adviser />
        </div>
      </Card>
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{unbroken(text)}</p>);
}

/** A customer of this city; nothing without one. */
function Testimonial({ slug }: { slug: string }) {
  const { data: review } = useContent(cityReviewQuery(slug));
  if (!review) return null;
  return (
    <div className="bg-primary-soft">
      <figure className="page section">
        <blockquote className="max-w-4xl text-xl font-semibold text-balance lg:text-3xl">{`“${review.text}”`}</blockquote>
        <figcaption className="mt-2 text-ink-muted lg:mt-4">
          {review.author}
          {review.check ? (
            <span className="mt-2 block">{reviewCheckText(review.check)}</span>
          ) : (
            <Link to={`${paths.home}#${anchors.testimonials}`} className="mt-2 block underline">
              {areaTexts.reviewCheck}
            </Link>
          )}
        </figcaption>
      </figure>
    </div>
  );
}
