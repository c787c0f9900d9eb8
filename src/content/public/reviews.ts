import type { HomeReviews, ReviewCheck } from '@/domain/reviews/shown-reviews';

export const testimonials = {
  title: 'Wat klanten zeggen',
  regionLabel: 'Reviews van klanten',
  previous: 'Vorige reviews',
  next: 'Volgende reviews',
  average: (average: string) => `Gemiddelde beoordeling: ${average}/5`,
} as const;

/** How reviews are checked, which the law has a site state since 28 May 2022: of all, and of one beside others. */
const checks: Record<ReviewCheck, { all: string; one: string }> = {
  label: {
    all: 'Elke review is van een klant voor wie wij een label hebben geregistreerd. Dat controleren wij in onze administratie.',
    one: 'Gecontroleerd: wij registreerden een label voor deze klant.',
  },
  link: {
    all: 'Elke review is geschreven via een link die alleen onze klanten krijgen.',
    one: 'Gecontroleerd: geschreven via een link die alleen onze klanten krijgen.',
  },
  nothing: {
    all: 'Wij hebben niet gecontroleerd of deze reviews van klanten zijn.',
    one: 'Niet gecontroleerd of deze review van een klant is.',
  },
};

/** What the average counts, and how the reviews are checked. */
export function reviewsExplanation({ isPart, check }: HomeReviews): string {
  const average = isPart
    ? 'Het gemiddelde van alle beoordelingen; hier staat een deel.'
    : 'Het gemiddelde van deze beoordelingen.';
  return check === null ? average : `${average} ${checks[check].all}`;
}

/** How one review was checked. */
export function reviewCheckText(check: ReviewCheck): string {
  return checks[check].one;
}
