import { Check } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { LabelTag } from '@/components/public/sections/label-tag';
import { Section } from '@/components/public/sections/section';
import { buttonClass, textAction } from '@/components/ui/button';
import { allCosts } from '@/content/public/all-costs';
import { pricing } from '@/content/public/home-sections';
import type { PropertyType } from '@/domain/pricing/pricing';
import { anchors } from '@/lib/paths';

interface PricingCardsProps {
  /** Passes what a card is about to the request form. */
  onRequest: (choice: { propertyType?: PropertyType; guessedType?: PropertyType; rushService?: boolean }) => void;
}

/** Three cards: the two tariffs, and the rush service with a switch for both, which works without script. */
export function PricingCards({ onRequest }: PricingCardsProps) {
  const rush = useRef<HTMLInputElement>(null);
  return (
    <Section id={anchors.pricing} headingId="pricing-title" title={pricing.title} intro={pricing.intro}>
      <div className="group grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4 lg:gap-6">
        {pricing.cards.map((card, index) => (
          <PriceCard
            key={card.title}
            id={`price-${index}`}
            card={card}
            // Read at the press: it may have been switched before this page was hydrated.
            onRequest={() => onRequest({ ...cardTypes[index], ...(rush.current?.checked && { rushService: true }) })}
          />
        ))}
        <RushCard rush={rush} onRequest={() => onRequest({ rushService: true })} />
      </div>
      <div className="mt-4 lg:mt-6 lg:flex lg:gap-x-8">
        <h3 className="font-bold">{pricing.includedTitle}</h3>
        <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:mt-0">
          {pricing.included.map((item) => (
            <li key={item} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
              {item}
            </li>
          ))}
        </ul>
        <Link to={allCosts.href} className={`${textAction} mt-3 lg:mt-0 lg:ml-auto`}>
          {allCosts.label}
        </Link>
      </div>
    </Section>
  );
}

const cardClass =
  'row-span-3 grid grid-cols-1 grid-rows-subgrid gap-3 rounded-2xl border py-4 pr-5 lg:gap-6 lg:py-8 lg:pr-8';
const titleClass = 'pl-5 text-lg font-bold lg:pl-8 lg:text-xl';
const tagClass = 'h-14 basis-36 pl-5 text-3xl whitespace-nowrap lg:pl-8';
const factsClass = 'flex flex-wrap items-center gap-y-3 md:content-start';

/** The types of home of the cards: the first is about three of them. */
const cardTypes = [{ propertyType: 'terraced', guessedType: 'terraced' }, { propertyType: 'detached' }] as const;

interface PriceCardProps {
  id: string;
  card: (typeof pricing.cards)[number];
  onRequest: () => void;
}

function PriceCard({ id, card: { title, price, rushPrice, area, also }, onRequest }: PriceCardProps) {
  return (
    <section className={`${cardClass} border-line bg-surface`}>
      <h3 id={id} className={titleClass}>
        {title}
      </h3>
      <div className={factsClass}>
        <LabelTag className={`${tagClass} group-has-checked:hidden`}>{price}</LabelTag>
        <LabelTag variant="accent" className={`${tagClass} not-group-has-checked:hidden`}>
          {rushPrice}
        </LabelTag>
        <p className="flex-1 basis-24 pl-4 md:basis-full md:pl-5 lg:pl-8">
          <span className="block font-semibold">{area}</span>
          <span className="block text-sm text-ink-muted">{pricing.steps}</span>
          {also && <span className="block text-sm whitespace-nowrap text-ink-muted">{also}</span>}
        </p>
      </div>
      <Link
        to={`#${anchors.contactForm}`}
        aria-describedby={id}
        className={buttonClass('secondary', 'ml-5 lg:ml-8')}
        onClick={onRequest}
      >
        {pricing.action}
      </Link>
    </section>
  );
}

interface RushCardProps {
  rush: Ref<HTMLInputElement>;
  onRequest: () => void;
}

function RushCard({ rush, onRequest }: RushCardProps) {
  const { title, price, text, action, request } = pricing.rush;
  return (
    <section className={`${cardClass} border-transparent bg-accent-soft`}>
      <h3 className={titleClass}>{title}</h3>
      <div className={factsClass}>
        <LabelTag variant="accent" className={tagClass}>
          <span id="rush-price">{price}</span>
        </LabelTag>
        <label className="flex min-h-11 flex-1 basis-32 items-center gap-2 pl-4 font-bold md:max-lg:basis-full md:max-lg:pl-5">
          <input ref={rush} type="checkbox" aria-describedby="rush-price rush-text" className="switch-box" />
          {action}
        </label>
        <p id="rush-text" className="basis-full pl-5 lg:pl-8">
          {text}
        </p>
      </div>
      <Link
        to={`#${anchors.contactForm}`}
        className={buttonClass('secondary', 'ml-5 md:max-lg:px-2 lg:ml-8')}
        onClick={onRequest}
      >
        {request}
      </Link>
    </section>
  );
}
