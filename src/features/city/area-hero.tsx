import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { anchors, homeSection } from '@/lib/paths';

interface AreaHeroProps {
  title: string;
  subtitle: string;
  /** The drawing of the city: its name and alternative text. */
  drawing?: { name: string; alt: string };
}

/** The top of a page about one place. */
export function AreaHero({ title, subtitle, drawing }: AreaHeroProps) {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-8 md:grid-cols-wide-aside md:py-14">
      <div className="max-w-2xl">
        <h1 className="sm:text-5xl text-4xl leading-tight font-extrabold">{title}</h1>
        <p className="mt-4 text-lg text-ink-muted">{subtitle}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={`#${anchors.contact}`} className={buttonClass('accent', 'text-lg')}>
            Direct aanvragen
          </a>
          <Link to={homeSection(anchors.pricing)} className={buttonClass('secondary')}>
            Bekijk de tarieven
          </Link>
        </div>
      </div>
      {drawing && <Drawing folder="cities" {...drawing} isInFirstView className="h-auto w-full rounded-2xl" />}
    </section>
  );
}
