import { Link } from 'react-router-dom';
import { findCity } from '@/content/cities/cities';
import { cityPath } from '@/lib/paths';

interface NeighboursProps {
  /** Of the cities nearest by. */
  slugs: readonly string[];
}

/** The cities nearest by. */
export function Neighbours({ slugs }: NeighboursProps) {
  const neighbours = slugs.flatMap((slug) => findCity(slug) ?? []);
  if (neighbours.length === 0) return null;
  return (
    <section aria-labelledby="neighbours-title" className="page section">
      <h2 id="neighbours-title" className="text-title">
        Ook populair in de buurt
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3 md:mt-10">
        {neighbours.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={cityPath(slug)}
              className="flex min-h-14 items-center justify-between rounded-xl border border-line bg-surface px-4 font-semibold hover:border-primary hover:text-primary"
            >
              {`Energielabel ${name}`}
              <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
