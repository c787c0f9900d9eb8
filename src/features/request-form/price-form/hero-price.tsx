import { island } from '@/components/ui/island';

/** For the hero of every page that has the request form: postcode and house number, answered with the price. */
export const HeroPrice = island('used', async () => (await import('./price-form')).PriceForm);
