import { ProcessSteps } from '@/components/sections/process-steps';
import { Features } from '@/features/home/features';
import { PricingCards } from '@/features/home/pricing-cards';
import { anchors } from '@/lib/paths';

/** What a home owner gets, how it goes and what it costs. */
export function HomeOffer() {
  return (
    <>
      <Features />
      <ProcessSteps id={anchors.process} />
      <PricingCards />
    </>
  );
}
