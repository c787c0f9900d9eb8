import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useInView } from 'react-intersection-observer';
import { Link } from 'react-router-dom';
import { Section } from '@/components/public/sections/section';
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
      <div className="grid gap-6 md:grid-cols-map-aside lg:grid-cols-wide-aside lg:gap-12">
        <div className="flex flex-col items-start gap-3 lg:gap-6">
          <ul className="w-full columns-name gap-x-2 sm:columns-3">
            {cities.map((city) => (
              <li key={city.slug} onFocus={() => setShown(city)} onPointerEnter={() => setShown(city)}>
                <Link
                  to={cityPath(city.slug)}
                  className="inline-flex min-h-9 items-center text-primary underline decoration-control/50 underline-offset-4 hover:decoration-current"
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
          className="relative isolate h-60 overflow-hidden rounded-2xl border border-line bg-water sm:h-full sm:min-h-96 print:hidden"
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
    <div className="mt-auto grid w-full items-center gap-2 rounded-2xl bg-primary-soft p-4 lg:grid-cols-[1fr_auto] lg:gap-x-8 lg:p-6 print:hidden">
      <h3 className="text-xl font-bold">{title}</h3>
      <p className="-mt-1">{text}</p>
      <Link
        to={`#${anchors.contactForm}`}
        className={buttonClass('secondary', 'sm:justify-self-start lg:col-start-2 lg:row-span-2 lg:row-start-1')}
      >
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
      className="pointer-events-none absolute top-3 right-3 flex items-center overflow-hidden rounded-xl border border-line bg-surface text-sm shadow-md"
    >
      <Drawing folder="cities" name={city.slug} className="h-16 w-24" />
      <p key={city.slug} className="px-3 py-2">
        <span className="block font-bold">{city.name}</span>
        {serviceArea.distance(distanceKm(workArea, city))}
      </p>
    </div>
  );
}
