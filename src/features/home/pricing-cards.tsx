import { Check } from 'lucide-react';
import { LabelTag } from '@/components/sections/label-tag';
import { Section } from '@/components/sections/section';
import { buttonClass } from '@/components/ui/button';
import { pricing } from '@/content/public/home-sections';
import { anchors } from '@/lib/paths';

/** The two tariffs and the rush service, each with what it covers. */
export function PricingCards() {
  return (
    <Section id={anchors.pricing} headingId="pricing-title" title={pricing.title} intro={pricing.intro}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {pricing.cards.map(({ title, price, unit, area, steps, included, isRush }, index) => (
          <li
            key={title}
            className="grid content-start rounded-2xl border border-line bg-surface p-6 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:row-span-5 lg:grid-rows-subgrid lg:p-8"
          >
            <h3 id={`price-${index}`} className="text-xl font-bold sm:max-lg:col-span-2">
              {title}
            </h3>
            <div className="mt-5 -ml-6 lg:-ml-8">
              <LabelTag variant={isRush ? 'accent' : 'primary'} className="h-14 min-w-40 pl-6 text-3xl lg:pl-8">
                {price}
              </LabelTag>
              <p className="mt-2 pl-6 text-sm text-ink-muted lg:pl-8">{unit}</p>
            </div>
            <p className="mt-5 border-t border-line pt-5">
              <span className="block font-semibold">{area}</span>
              <span className="block text-ink-muted">{steps}</span>
            </p>
            <ul className="mt-5 grid content-start gap-2 border-line max-sm:border-t max-sm:pt-5 sm:max-lg:col-start-2 sm:max-lg:row-span-3 sm:max-lg:row-start-2 lg:border-t lg:pt-5">
              {included.map((item) => (
                <li key={item} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
                  {item}
                </li>
              ))}
            </ul>
            <a
              href={`#${anchors.contactForm}`}
              aria-describedby={`price-${index}`}
              className={buttonClass(index === 0 ? 'primary' : 'secondary', 'mt-8 self-end')}
            >
              {pricing.action}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
