import { BadgeCheck, CalendarCheck, Euro, UserCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { ProcessSteps } from '@/components/public/sections/process-steps';
import { Section } from '@/components/public/sections/section';
import { textAction } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { features } from '@/content/public/home-sections';
import { anchors, paths } from '@/lib/paths';
import { PricingCards } from './pricing-cards';

/** Reasons, process and prices. */
export function HomeOffer({ onRequest }: ComponentProps<typeof PricingCards>) {
  return (
    <>
      <Features />
      <ProcessSteps id={anchors.process}>
        <Drawing
          folder="scenes"
          name="table-with-papers"
          className="mt-8 h-auto w-full rounded-2xl max-lg:hidden print:hidden"
        />
      </ProcessSteps>
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
      intro={features.intro}
      lead={
        <Link to={paths.labelCheck} className={`${textAction} mt-1 md:mt-4`}>
          {features.check}
        </Link>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6">
        {features.cards.map(({ title, text }, index) => {
          const Icon = icons[index];
          return (
            <li
              key={title}
              className="flex gap-4 sm:grid sm:grid-cols-[auto_1fr] sm:content-start sm:items-center sm:gap-3 sm:rounded-2xl sm:border sm:border-line sm:bg-surface sm:p-5 lg:p-6"
            >
              {Icon && <Icon aria-hidden="true" className="size-8 shrink-0 text-primary" strokeWidth={1.75} />}
              <div className="sm:contents">
                <h3 className="text-lg font-bold lg:text-xl">{title}</h3>
                <p className="col-span-full text-ink-muted lg:text-lg">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
