import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { loadCode } from '@/lib/browser/load-code';

const Terms = lazy(async () => ({ default: await loadCode(() => import('./terms'), 'Terms') }));

/** What the business promises, from which day on. */
export function LazyTerms() {
  return (
    <LatePart title="Voorwaarden">
      <Terms />
    </LatePart>
  );
}
