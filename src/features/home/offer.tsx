import { BadgeCheck, CalendarCheck, Euro, UserCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { ProcessSteps } from '@/components/sections/process-steps';
import { Section } from '@/components/sections/section';
import { features } from '@/content/public/home-sections';
import { anchors, paths } from '@/lib/paths';
import { PricingCards } from './pricing-cards';

/** Reasons, process and prices. */
export function HomeOffer({ onRequest }: ComponentProps<typeof PricingCards>) {
  return (
    <>
      <Features />
      <ProcessSteps id={anchors.process} />
      <PricingCards onRequest={onRequest} />
    </>
  );
}

const icons = [BadgeCheck, CalendarCheck, UserCheck, Euro];

function Features() {
  return (
    <Section
      id={anchors.features}
      headingId="features-title"
      title={features.title}
      intro={
        <>
          {features.intro}{' '}
          <Link to={paths.labelCheck} className="text-primary underline underline-offset-4 hover:no-underline">
            {features.check}
          </Link>
          .
        </>
      }
    >
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.cards.map(({ title, text }, index) => {
          const Icon = icons[index];
          return (
            <li key={title} className="flex gap-4 lg:flex-col lg:border-t lg:border-line lg:pt-6">
              {Icon && <Icon aria-hidden="true" className="size-8 shrink-0 text-primary" strokeWidth={1.75} />}
              <div>
                <h3 className="text-lg font-bold">{title}</h3>
                <p className="text-ink-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
