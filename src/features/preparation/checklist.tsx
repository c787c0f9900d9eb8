import { useId } from 'react';
import { checklists } from '@/content/public/preparation';

type ChecklistProps = (typeof checklists)[number];

/** Things to do, each with a box to tick. The browser keeps the ticks, so they work without script as well. */
export function Checklist({ title, intro, items }: ChecklistProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl font-bold print:text-lg">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-muted print:mt-1 print:text-ink">{intro}</p>
      <ul className="mt-4 grid gap-2 print:mt-2 print:gap-1">
        {items.map(({ id, text, hint }) => (
          <li key={id} className="break-inside-avoid">
            <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-xl border border-line bg-surface px-4 py-3 hover:bg-surface-sunk has-checked:border-primary has-checked:bg-primary-soft print:min-h-0 print:border-0 print:bg-transparent print:p-0">
              <input type="checkbox" name={id} className="size-6 shrink-0 accent-primary print:hidden" />
              <span
                aria-hidden="true"
                className="mt-0.5 hidden size-4 shrink-0 border-2 border-ink print:inline-block"
              />
              <span>
                <span className="font-medium">{text}</span>
                {hint !== undefined && (
                  <span className="block text-sm text-ink-muted print:inline print:text-ink print:before:content-['_–_']">
                    {hint}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
