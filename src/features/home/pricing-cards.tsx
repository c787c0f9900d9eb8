import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LabelTag } from '@/components/sections/label-tag';
import { Section } from '@/components/sections/section';
import { buttonClass } from '@/components/ui/button';
import { pricing } from '@/content/public/home-sections';
import { anchors } from '@/lib/paths';

/** The two tariffs, both with the rush service at one switch, which works without script. */
export function PricingCards() {
  return (
    <Section id={anchors.pricing} headingId="pricing-title" title={pricing.title} intro={pricing.intro}>
      <div className="group grid gap-4 md:grid-cols-2 md:gap-6">
        <label className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl bg-accent-soft p-4 md:col-span-2 md:px-6">
          <input
            type="checkbox"
            aria-labelledby="rush-name rush-price"
            aria-describedby="rush-text"
            className="switch-box"
          />
          <span id="rush-name" className="font-bold">
            {pricing.rush.name}
          </span>
          <span id="rush-text" className="max-md:order-1">
            {pricing.rush.text}
          </span>
          <span id="rush-price" className="ml-auto text-xl font-bold tabular-nums">
            {pricing.rush.price}
          </span>
        </label>
        {pricing.cards.map((card, index) => (
          <PriceCard key={card.title} id={`price-${index}`} {...card} />
        ))}
        <div className="md:col-span-2 md:flex md:gap-x-8">
          <h3 className="font-bold">{pricing.includedTitle}</h3>
          <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 md:mt-0">
            {pricing.included.map((item) => (
              <li key={item} className="flex gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

type PriceCardProps = (typeof pricing.cards)[number] & { id: string };

function PriceCard({ id, title, price, rushPrice, area }: PriceCardProps) {
  return (
    <section className="row-span-3 grid grid-rows-subgrid gap-3 rounded-2xl border border-line bg-surface py-5 pr-5 md:gap-6 md:py-8 md:pr-8">
      <h3 id={id} className="pl-5 text-lg font-bold md:pl-8 md:text-xl">
        {title}
      </h3>
      <div className="flex items-center gap-5">
        <div className="shrink-0">
          <LabelTag className="h-14 min-w-36 pl-5 text-3xl group-has-checked:hidden md:pl-8">{price}</LabelTag>
          <LabelTag variant="accent" className="h-14 min-w-36 pl-5 text-3xl not-group-has-checked:hidden md:pl-8">
            {rushPrice}
          </LabelTag>
        </div>
        <p>
          <span className="block font-semibold">{area}</span>
          <span className="block text-sm text-ink-muted">{pricing.steps}</span>
        </p>
      </div>
      <Link to={`#${anchors.contactForm}`} aria-describedby={id} className={buttonClass('primary', 'ml-5 md:ml-8')}>
        {pricing.action}
      </Link>
    </section>
  );
}
