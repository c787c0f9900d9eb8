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
  /** Below the intro. With it, the heading stands beside the rest where there is room. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ id, headingId, title, intro, tone = 'plain', lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={clsx('section', tone === 'sunk' && 'border-y border-line bg-surface-sunk')}
    >
      <div className={clsx('page', lead !== undefined && 'heading-beside')}>
        <div>
          <h2 id={headingId} className="max-w-3xl text-title">
            {title}
          </h2>
          {intro && <p className="mt-2 max-w-text text-ink-muted md:mt-3 md:text-lg">{intro}</p>}
          {lead}
        </div>
        <div className="mt-4 md:mt-8">{children}</div>
      </div>
    </section>
  );
}
