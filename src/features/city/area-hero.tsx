import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { anchors } from '@/lib/paths';

interface AreaHeroProps {
  title: string;
  subtitle: string;
  /** The drawing of the city: its name and alternative text. */
  drawing?: { name: string; alt: string };
  /** Shows the visitor a price. */
  children: ReactNode;
}

/** The top of a page about one place. */
export function AreaHero({ title, subtitle, drawing, children }: AreaHeroProps) {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-8 md:grid-cols-wide-aside md:py-14">
      <div className="flex max-w-2xl flex-col gap-6">
        <h1 className="text-display">{title}</h1>
        <p className="text-lg text-ink-muted max-md:order-1">{subtitle}</p>
        {children}
        <div className="flex flex-wrap gap-3 max-md:order-1">
          <a href={`#${anchors.contact}`} className={buttonClass('secondary')}>
            Direct aanvragen
          </a>
        </div>
      </div>
      {drawing && <Drawing folder="cities" {...drawing} isInFirstView className="h-auto w-full rounded-2xl" />}
    </section>
  );
}
