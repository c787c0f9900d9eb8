import { Link } from 'react-router-dom';
import { LabelTag } from '@/components/public/sections/label-tag';
import { buttonClass } from '@/components/ui/button';
import { pricing, rushBand } from '@/content/public/home-sections';
import { anchors } from '@/lib/paths';

interface RushBandProps {
  /** Passes the rush service to the request form. */
  onRequest: (choice: { rushService: true }) => void;
}

/** Call to action for who needs a label soon, as the card of the rush service: across a phone, a card where there is room. */
export function RushBand({ onRequest }: RushBandProps) {
  return (
    <section aria-label={rushBand.title} className="max-md:bg-accent-soft md:page md:mt-16 print:hidden">
      <div className="flex flex-col gap-2 py-4 max-md:page md:flex-row md:items-center md:gap-8 md:rounded-2xl md:bg-accent-soft md:py-8 md:pr-8">
        <LabelTag variant="accent" className="h-14 shrink-0 text-3xl whitespace-nowrap max-md:hidden md:pl-8">
          {pricing.rush.price}
        </LabelTag>
        <div className="flex-1">
          <h2 className="text-xl font-bold md:text-2xl">{rushBand.title}</h2>
          <p className="mt-1 max-w-text">{rushBand.text}</p>
        </div>
        <Link
          to={`#${anchors.contactForm}`}
          className={buttonClass('accent', 'shrink-0')}
          onClick={() => onRequest({ rushService: true })}
        >
          {pricing.rush.request}
        </Link>
      </div>
    </section>
  );
}
