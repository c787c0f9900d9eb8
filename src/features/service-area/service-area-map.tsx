import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Section } from '@/components/sections/section';
import { useNearViewport } from '@/components/ui/when-near';
import { cities } from '@/content/cities/cities';
import { serviceArea } from '@/content/public/home-sections';
import { anchors, cityPath, paths } from '@/lib/paths';
import { OutlineMap } from './outline-map';

const LiveMap = lazy<ComponentType>(loadMap);

/** Without the real map the outline still shows where we work. */
async function loadMap() {
  try {
    return { default: (await import('./leaflet-map')).LeafletMap };
  } catch (error) {
    console.warn('The map could not be loaded', error);
    return { default: OutlineMap };
  }
}

/** Where we work: in words, as places, and on a map. */
export function ServiceAreaMap() {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);

  return (
    <Section
      tone="sunk"
      id={anchors.serviceArea}
      headingId="service-area-title"
      title={serviceArea.title}
      intro={serviceArea.text}
    >
      <div className="grid gap-6 lg:grid-cols-5 lg:gap-12">
        <div className="lg:col-span-2">
          <ul className="flex flex-wrap gap-x-5 lg:block lg:columns-2">
            {cities.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={cityPath(slug)}
                  className="inline-flex min-h-9 items-center text-primary underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <Link
            to={paths.serviceAreas}
            className="mt-3 inline-block font-semibold text-primary underline underline-offset-4 hover:no-underline"
          >
            {serviceArea.all}
          </Link>
        </div>
        <div
          ref={frame}
          className="relative isolate h-80 overflow-hidden rounded-2xl border border-line bg-ground sm:h-152 lg:col-span-3 print:hidden"
        >
          {isNear ? (
            <Suspense fallback={<OutlineMap />}>
              <LiveMap />
            </Suspense>
          ) : (
            <OutlineMap />
          )}
        </div>
      </div>
    </Section>
  );
}
