import { messages } from '@/content/messages';

/** The shape of the first rows, while they are fetched. */
export function RequestListSkeleton() {
  return (
    <div role="status" className="mt-4 lg:mt-11">
      <span className="sr-only">{messages.requests.loading}</span>
      <div aria-hidden="true" className="animate-pulse divide-y divide-line">
        {Array.from({ length: 8 }, (_, index) => (
          <div
            key={index}
            className="grid grid-cols-[1fr_6rem] gap-3 px-2 py-4 lg:grid-cols-[8rem_1fr_2fr_8rem_6rem_4rem]"
          >
            {['w-28', 'w-24', 'w-40', 'w-20', 'w-20 max-lg:hidden', 'w-12 max-lg:hidden'].map((width, place) => (
              <span key={place} className={`h-4 max-w-full rounded bg-surface-sunk ${width}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
