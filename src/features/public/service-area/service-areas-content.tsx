import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { cities } from '@/content/cities/cities';
import { serviceArea } from '@/content/public/home-sections';
import { anchors, cityPath, homeSection } from '@/lib/paths';

/** The cities, and what to do when yours is not among them. */
export function ServiceAreasContent() {
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-display">{serviceArea.pageTitle}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-muted">{serviceArea.pageIntro}</p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {cities.map(({ slug, name, province }) => (
          <li key={slug}>
            <Link
              to={cityPath(slug)}
              className="group flex flex-wrap items-center overflow-hidden rounded-xl border border-line bg-surface hover:border-primary"
            >
              <Drawing folder="cities" name={slug} className="h-24 w-36 max-w-full" />
              <span className="min-w-0 flex-1 basis-24 px-4 py-2 wrap-anywhere">
                <span className="block font-bold group-hover:text-primary">{name}</span>
                <span className="text-sm text-ink-muted">{province}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid items-center gap-4 rounded-2xl bg-primary-soft p-6 sm:p-8 md:grid-cols-[1fr_auto] md:gap-10">
        <div>
          <h2 className="text-2xl font-bold">{serviceArea.elsewhere}</h2>
          <p className="mt-2 max-w-2xl">{serviceArea.elsewhereText}</p>
        </div>
        <Link to={homeSection(anchors.contact)} className={buttonClass('accent', 'justify-self-start')}>
          Direct aanvragen
        </Link>
      </div>
    </div>
  );
}
