import type { ReactNode } from 'react';
import { PrintButton } from '@/components/print/print-button';

interface LegalArticleProps {
  title: string;
  intro: string;
  /** The day of the text, as people write it. */
  updated?: string;
  /** The text itself, with its table of contents. */
  children: ReactNode;
}

/** A legal text to read on screen, to link into and to print. */
export function LegalArticle({ title, intro, updated, children }: LegalArticleProps) {
  return (
    <div className="page py-10 md:py-14 lg:grid lg:grid-cols-wide-aside lg:gap-x-16 print:block print:p-0">
      <header className="lg:col-span-2">
        <h1 className="text-display hyphens-auto print:text-2xl">{title}</h1>
        <p className="mt-4 max-w-xl text-lg text-ink-muted print:mt-1 print:text-base print:text-ink">{intro}</p>
        {updated !== undefined && <p className="mt-2 text-ink-muted print:text-ink">Laatst bijgewerkt op {updated}</p>}
        <div className="mt-6 print:hidden">
          <PrintButton />
        </div>
      </header>
      {children}
    </div>
  );
}
