import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Promises } from '@/components/public/sections/promises';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Drawing } from '@/components/ui/drawing';
import { pricePromise, promises, registerPromise } from '@/content/public/promises';
import { unbroken } from '@/lib/format/unbroken';
import { anchors } from '@/lib/paths';

interface AreaHeroProps {
  title: string;
  subtitle: string;
  drawing: ComponentProps<typeof Drawing>;
  /** Something that few other places share. */
  fact?: string;
  /** Shows the visitor a price. */
  children: ReactNode;
}

/** The top of a page about one place. */
export function AreaHero({ title, subtitle, drawing, fact, children }: AreaHeroProps) {
  return (
    <section className="page first-screen py-6">
      <div className="flex flex-col gap-4 max-md:contents md:row-span-2 md:gap-6">
        <h1 className="text-display">
          <ChangingText>{title}</ChangingText>
        </h1>
        <p className="text-ink-muted max-md:order-1 md:text-lg">
          <ChangingText>{unbroken(subtitle)}</ChangingText>
        </p>
        {children}
        <div className="max-md:order-1">
          <Link to={`#${anchors.contact}`} className={buttonClass('quiet')}>
            Direct aanvragen
          </Link>
        </div>
      </div>
      <Promises items={[pricePromise, promises[0], promises[1], registerPromise]} className="md:order-1" />
      <div className="grid gap-6 max-md:order-1">
        {fact && <p className="order-1 border-t-4 border-primary pt-3 text-lg">{unbroken(fact)}</p>}
        <Drawing {...drawing} className="h-auto w-full rounded-2xl" />
      </div>
    </section>
  );
}
