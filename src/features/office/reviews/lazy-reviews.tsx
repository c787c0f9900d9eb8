import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { loadCode } from '@/lib/browser/load-code';

const Reviews = lazy(async () => ({ default: await loadCode(() => import('./reviews'), 'Reviews') }));

/** What customers said, as the site shows it. */
export function LazyReviews() {
  return (
    <LatePart title="Beoordelingen">
      <Reviews />
    </LatePart>
  );
}
