import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

interface SectionProps {
  /** Anchor of the section. */
  id?: string;
  headingId: string;
  title: string;
  intro?: ReactNode;
  /** `sunk` sets the section apart from its neighbours. */
  tone?: 'plain' | 'sunk';
  children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ id, headingId, title, intro, tone = 'plain', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('py-16 md:py-24', tone === 'sunk' && 'border-y border-line bg-surface-sunk')}
    >
      <div className="mx-auto max-w-6xl px-4">
        <h2 id={headingId} className="max-w-3xl text-3xl font-bold sm:text-4xl">
          {title}
        </h2>
        {intro && <p className="mt-3 max-w-2xl text-lg text-pretty text-ink-muted">{intro}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
