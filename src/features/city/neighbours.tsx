import { findCity, type City } from '@/content/cities/cities';
import { cityPath } from '@/lib/paths';

interface NeighboursProps {
  city: City;
}

/** The three cities nearest by. */
export function Neighbours({ city }: NeighboursProps) {
  const neighbours = city.neighbours.flatMap((slug) => findCity(slug) ?? []);
  return (
    <section aria-labelledby="neighbours-title" className="mx-auto max-w-6xl px-4 py-8">
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
