import { BadgeCheck, CalendarCheck, Euro, UserCheck } from 'lucide-react';
import { ProcessSteps } from '@/components/sections/process-steps';
import { Section } from '@/components/sections/section';
import { features } from '@/content/public/home-sections';
import { anchors, paths } from '@/lib/paths';
import { PricingCards } from './pricing-cards';

/** Reasons, process and prices. */
export function HomeOffer() {
  return (
    <>
      <Features />
      <ProcessSteps id={anchors.process} />
      <PricingCards />
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
          <a href={paths.labelCheck} className="text-primary underline underline-offset-4 hover:no-underline">
            {features.check}
          </a>
          .
        </>
      }
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {features.cards.map(({ title, text }, index) => {
          const Icon = icons[index];
          return (
            <li key={title} className="rounded-2xl border border-line bg-surface p-6">
              {Icon && <Icon aria-hidden="true" className="size-8 text-primary" strokeWidth={1.75} />}
              <h3 className="mt-4 text-xl font-bold">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
