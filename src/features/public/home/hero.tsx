import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Promises } from '@/components/public/sections/promises';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { hero } from '@/content/public/home';
import { promises } from '@/content/public/promises';
import { testimonials } from '@/content/public/reviews';
import { heroQuery } from '@/data/content/hero';
import { useContent } from '@/data/content/use-content';
import { anchors } from '@/lib/paths';

interface LiveHeroProps {
  /** Of all reviews; without it no rating is shown. */
  rating?: string | undefined;
  /** Shows the visitor a price. */
  children: ReactNode;
}

/** The hero with the stored texts; an empty one falls back to the default. */
export function LiveHero({ rating, children }: LiveHeroProps) {
  const { data, error } = useContent(heroQuery());

  useEffect(() => {
    if (error !== null) console.warn('Error fetching hero content', error);
  }, [error]);

  return (
    <Hero
      rating={rating}
      {...(data?.subtitle && { subtitle: data.subtitle })}
      {...(data?.content && { caption: data.content })}
    >
      {children}
    </Hero>
  );
}

interface HeroProps extends LiveHeroProps {
  subtitle?: string;
  /** Under the picture. */
  caption?: string;
}

export function Hero({ subtitle = hero.subtitle, caption = hero.caption, rating, children }: HeroProps) {
  return (
    <section id={anchors.hero} aria-labelledby="hero-title" className="page first-screen py-4 md:py-6 md:pt-10">
      {/* On a phone the question for an address comes before the words that lead to it. */}
      <div className="flex flex-col gap-4 max-md:contents md:row-span-2 md:gap-6">
        <div className="relative max-w-md md:max-w-none">
          <h1 id="hero-title" className="fade-in-200 text-display">
            {hero.headline} <span className="block text-primary">{hero.headlinePrice}</span>
          </h1>
          {/* On a phone the large drawing is below the first screen: this one stands on the price box. */}
          <img
            src={hero.smallPicture}
            alt=""
            width={96}
            height={104}
            loading="lazy"
            className="fade-in-200 absolute right-0 -bottom-4 hidden w-17 xs:max-md:block"
          />
        </div>
        <p className="fade-in-400 max-w-xl text-ink-muted max-md:order-1 md:text-lg">
          <ChangingText>{subtitle}</ChangingText>
        </p>
        <div className="fade-in-600">{children}</div>
        <div className="fade-in-600 flex flex-wrap gap-x-6 max-md:order-1">
          <Link to={`#${anchors.contact}`} className={buttonClass('quiet')}>
            {hero.request}
          </Link>
          <Link to={`#${anchors.process}`} className={buttonClass('quiet')}>
            {hero.process}
          </Link>
        </div>
      </div>
      <Promises items={promises} className="fade-in-600 md:order-1" />
      <div className="grid gap-x-8 gap-y-1 max-md:order-1 md:order-2 md:col-span-2 md:mt-4 md:flex md:flex-wrap md:items-baseline">
        <LabelStrip />
        <p className="text-sm text-ink-muted">{hero.trust}</p>
        <ul className="flex flex-wrap gap-x-6 font-bold">
          {hero.registers.map((register) => (
            <li key={register}>{register}</li>
          ))}
        </ul>
        {rating !== undefined && (
          <Link to={`#${anchors.testimonials}`} className={buttonClass('quiet', 'justify-self-start lg:ml-auto')}>
            {testimonials.average(rating)}
          </Link>
        )}
      </div>
      <figure className="fade-in-800 max-md:order-1">
        <img
          src={hero.picture.src}
          alt={hero.picture.alt}
          width={640}
          height={520}
          loading="lazy"
          className="h-auto w-full rounded-2xl max-md:aspect-8/5 max-md:object-cover"
        />
        <figcaption className="mt-2 text-sm text-ink-muted">
          <ChangingText>{caption}</ChangingText>
        </figcaption>
      </figure>
    </section>
  );
}

const colours = [
  'bg-label-a',
  'bg-label-b',
  'bg-label-c',
  'bg-label-d',
  'bg-label-e',
  'bg-label-f',
  'bg-label-g',
] as const;

/** The seven colours of the label in a thin line: a divider. */
function LabelStrip() {
  return (
    <div aria-hidden="true" className="mb-2 flex h-1 w-full">
      {colours.map((colour) => (
        <span key={colour} className={`flex-1 ${colour}`} />
      ))}
    </div>
  );
}
