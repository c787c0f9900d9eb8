import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { loadCode } from '@/lib/browser/load-code';

const Prices = lazy(async () => ({ default: await loadCode(() => import('./prices'), 'Prices') }));

/** What a label costs, from which day on. */
export function LazyPrices() {
  return (
    <LatePart title="Prijzen">
      <Prices />
    </LatePart>
  );
}
