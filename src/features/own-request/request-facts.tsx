import { useNow } from '@/components/ui/use-now';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import type { OwnRequest } from '@/data/own-request/queries';
import { requestReference } from '@/domain/request/request';
import { formatEuro } from '@/lib/format/format';
import { formatDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { unbrokenPostcode } from '@/lib/format/unbroken-postcode';
import { useFirstOffer } from './first-offer';
import { labelBy } from './label-by';

interface RequestFactsProps {
  customerKey: string;
  request: OwnRequest;
}

/** What was asked for. */
export function RequestFacts({ customerKey, request }: RequestFactsProps) {
  const { offer, deadline } = useFirstOffer(customerKey, request);
  // Nothing is promised that no moment makes possible, as the state of the request says too.
  const promised = offer === 'late' || offer === undefined ? null : deadline;
  const now = useNow();
  const facts: [string, string | null][] = [
    [texts.facts.address, request.address && unbrokenPostcode(request.address)],
    [texts.facts.kind, propertyTypeLabel(request.property_type)],
    [texts.facts.labelBy, now === null ? null : labelBy(request, promised, now)],
    [texts.facts.price, request.price === null || request.status === 'cancelled' ? null : formatEuro(request.price)],
    [texts.facts.number, requestReference(request.id)],
    [texts.facts.sent, unbroken(formatDay(request.created_at))],
  ];
  return (
    <aside className="grid gap-4 self-start rounded-2xl border border-line bg-surface p-5 sm:p-6 lg:row-span-2">
      <dl className="grid gap-3">
        {facts.map(
          ([term, value]) =>
            value !== null && (
              <div key={term}>
                <dt className="text-sm text-ink-muted">{term}</dt>
                <dd className="font-semibold break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-sm text-ink-muted">{texts.privacy[request.status === 'cancelled' ? 'closed' : 'open']}</p>
    </aside>
  );
}
