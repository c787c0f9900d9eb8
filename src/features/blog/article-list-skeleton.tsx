import { blog } from '@/content/public/blog';

const cards = ['first', 'second', 'third', 'fourth'];

/** The shape of the list while it is fetched, so that nothing jumps when it arrives. */
export function ArticleListSkeleton() {
  return (
    <div role="status">
      <p className="mb-4 text-ink-muted">{blog.loading}</p>
      <div aria-hidden="true" className="grid animate-pulse gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <div
            key={card}
            className="grid min-h-72 content-start gap-4 rounded-2xl border border-line bg-surface p-6 first:sm:col-span-2 first:lg:col-span-3"
          >
            <div className="h-4 w-1/3 rounded bg-line" />
            <div className="h-6 w-4/5 rounded bg-line" />
            <div className="h-4 w-full rounded bg-surface-sunk" />
            <div className="h-4 w-full rounded bg-surface-sunk" />
            <div className="h-4 w-2/3 rounded bg-surface-sunk" />
          </div>
        ))}
      </div>
    </div>
  );
}
