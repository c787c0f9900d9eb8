import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { loadCode } from '@/lib/browser/load-code';

const Business = lazy(async () => ({ default: await loadCode(() => import('./business'), 'Business') }));

/** What changes in the life of the business. */
export function LazyBusiness() {
  return (
    <LatePart title="Bedrijf">
      <Business />
    </LatePart>
  );
}
