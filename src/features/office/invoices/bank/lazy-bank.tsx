import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { loadCode } from '@/lib/browser/load-code';

const Bank = lazy(async () => ({ default: await loadCode(() => import('./bank'), 'Bank') }));

/** The entries of the bank. */
export function LazyBank() {
  return (
    <LatePart title="Bank">
      <Bank />
    </LatePart>
  );
}
