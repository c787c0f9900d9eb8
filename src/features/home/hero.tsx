import { useEffect, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { hero } from '@/content/public/home';
import { heroQuery } from '@/data/content/hero';
import { useContent } from '@/data/content/use-content';
import { anchors } from '@/lib/paths';

interface LiveHeroProps {
  /** Shows the visitor a price. */
  children: ReactNode;
}

/** The hero with the stored texts; an empty one falls back to the default. */
export function LiveHero({ children }: LiveHeroProps) {
  const { data, error } = useContent(heroQuery());

  useEffect(() => {
    if (error !== null) console.warn('Error fetching hero content', error);
  }, [error]);

  return (
    <Hero {...(data?.subtitle && { subtitle: data.subtitle })} {...(data?.content && { caption: data.content })}>
      {children}
    </Hero>
  );
}

interface HeroProps extends LiveHeroProps {
  subtitle?: string;
  /** Under the picture. */
  caption?: string;
}

export function Hero({ subtitle = hero.subtitle, caption = hero.caption, children }: HeroProps) {
  return (
    <section id={anchors.hero} aria-labelledby="hero-title">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-8 pb-12 sm:pt-12 md:grid-cols-[1.1fr_1fr] lg:gap-12 lg:pt-16 lg:pb-20">
        <div className="flex flex-col gap-6">
          <h1 id="hero-title" className="fade-in-200 text-display">
            {hero.headline} <span className="block text-primary">{hero.headlinePrice}</span>
          </h1>
          <p className="fade-in-400 max-w-xl text-lg text-ink-muted max-md:order-1 sm:text-xl">{subtitle}</p>
          <div className="fade-in-600">{children}</div>
          <div className="fade-in-600 flex flex-wrap gap-3 max-md:order-1">
            <a href={`#${anchors.contact}`} className={buttonClass('secondary')}>
              {hero.request}
            </a>
            <a href={`#${anchors.process}`} className={buttonClass('quiet')}>
              {hero.process}
            </a>
          </div>
        </div>
        <figure className="fade-in-800 w-full">
          <img
            src={hero.picture.src}
            alt={hero.picture.alt}
            width={640}
            height={520}
            fetchPriority="high"
            className="h-auto w-full rounded-2xl"
          />
          <figcaption className="mt-3 text-center text-sm text-ink-muted">{caption}</figcaption>
        </figure>
      </div>
      <LabelStrip />
      <div className="bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-baseline gap-x-8 gap-y-2 px-4 py-5">
          <p className="text-sm text-ink-muted">{hero.trust}</p>
          <ul className="flex flex-wrap gap-x-8 gap-y-1 text-lg font-bold">
            {hero.registers.map((register) => (
              <li key={register}>{register}</li>
            ))}
          </ul>
        </div>
      </div>
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
    <div aria-hidden="true" className="flex h-1">
      {colours.map((colour) => (
        <span key={colour} className={`flex-1 ${colour}`} />
      ))}
    </div>
  );
}
