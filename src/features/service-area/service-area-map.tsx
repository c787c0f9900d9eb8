import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useInView } from 'react-intersection-observer';
import { Link } from 'react-router-dom';
import { Section } from '@/components/sections/section';
import { buttonClass, textAction } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { cities, type City } from '@/content/cities/cities';
import { serviceArea } from '@/content/public/home-sections';
import { workArea } from '@/content/service-area';
import { distanceKm } from '@/domain/address/service-area';
import { anchors, cityPath, paths } from '@/lib/paths';
import type { CityMapProps } from './map-view';
import { OutlineMap } from './outline-map';

const LiveMap = lazy<ComponentType<CityMapProps>>(loadMap);

/** When the map fails, the outline still shows where we work. */
async function loadMap() {
  try {
    return { default: (await import('./leaflet-map')).LeafletMap };
  } catch (error) {
    console.warn('The map could not be loaded', error);
    return { default: OutlineMap };
  }
}

/** Where we work: in words, as a list of places, and on a map that shows a drawing of the selected city. */
export function ServiceAreaMap() {
  const { ref, inView: isNear } = useInView({ rootMargin: '300px', triggerOnce: true });
  const [shown, setShown] = useState<City>();
  const map = { shown, onShow: setShown };

  return (
    <Section
      tone="sunk"
      id={anchors.serviceArea}
      headingId="service-area-title"
      title={serviceArea.title}
      intro={serviceArea.text}
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
        <div className="flex flex-col items-start gap-3 lg:gap-6">
          <ul className="w-full columns-name gap-x-2 sm:columns-3">
            {cities.map((city) => (
              <li key={city.slug} onFocus={() => setShown(city)} onPointerEnter={() => setShown(city)}>
                <Link
                  to={cityPath(city.slug)}
                  className="inline-flex min-h-9 items-center text-primary underline decoration-control/50 underline-offset-4 hover:decoration-current lg:min-h-11"
                >
                  {city.name}
                </Link>
              </li>
            ))}
          </ul>
          <Link to={paths.serviceAreas} className={textAction}>
            {serviceArea.all}
          </Link>
          <Nearby />
        </div>
        <div
          ref={ref}
          className="relative isolate h-60 overflow-hidden rounded-2xl border border-line bg-water sm:h-152 print:hidden"
        >
          {isNear ? (
            <Suspense fallback={<OutlineMap {...map} />}>
              <LiveMap {...map} />
            </Suspense>
          ) : (
            <OutlineMap {...map} />
          )}
          {shown && <ShownCity city={shown} />}
        </div>
      </div>
    </Section>
  );
}

/** Leads those who live there to the form. */
function Nearby() {
  const { title, text, action } = serviceArea.nearby;
  return (
    <div className="mt-auto grid w-full gap-2 rounded-2xl bg-primary-soft p-4 lg:gap-4 lg:p-8 print:hidden">
      <h3 className="text-xl font-bold lg:text-2xl">{title}</h3>
      <p className="-mt-1">{text}</p>
      <Link to={`#${anchors.contactForm}`} className={buttonClass('secondary', 'sm:justify-self-start')}>
        {action}
      </Link>
    </div>
  );
}

/** The drawing of a city, in a corner of the map. The list beside it says the name already. */
function ShownCity({ city }: { city: City }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-3 right-3 w-32 overflow-hidden rounded-xl border border-line bg-surface text-sm shadow-md sm:w-44"
    >
      <Drawing folder="cities" name={city.slug} className="h-auto w-full" />
      <p key={city.slug} className="px-3 py-2">
        <span className="block font-bold">{city.name}</span>
        {serviceArea.distance(distanceKm(workArea, city))}
      </p>
    </div>
  );
}
