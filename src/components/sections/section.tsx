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
      className={clsx('section', tone === 'sunk' && 'border-y border-line bg-surface-sunk')}
    >
      <div className="page">
        <h2 id={headingId} className="max-w-3xl text-title">
          {title}
        </h2>
        {intro && <p className="mt-3 max-w-text text-ink-muted md:text-lg">{intro}</p>}
        <div className="mt-4 md:mt-10">{children}</div>
      </div>
    </section>
  );
}
