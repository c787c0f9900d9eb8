import { useNow } from '@/components/ui/use-now';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import type { OwnRequest } from '@/data/own-request/queries';
import { useRushDeadline } from '@/data/settings/working-hours';
import { requestReference } from '@/domain/request/request';
import { formatEuro } from '@/lib/format/format';
import { formatDay } from '@/lib/format/format-date';
import { unbrokenPostcode } from '@/lib/format/unbroken-postcode';
import { labelBy } from './label-by';

interface RequestFactsProps {
  request: OwnRequest;
}

/** What was asked for. */
export function RequestFacts({ request }: RequestFactsProps) {
  const { deadline } = useRushDeadline(request.rush_service ? Date.parse(request.created_at) : null);
  const now = useNow();
  const facts: [string, string | null][] = [
    [texts.facts.address, request.address && unbrokenPostcode(request.address)],
    [texts.facts.kind, propertyTypeLabel(request.property_type)],
    [texts.facts.labelBy, now === null ? null : labelBy(request, deadline, now)],
    [texts.facts.price, request.price === null ? null : formatEuro(request.price)],
    [texts.facts.number, requestReference(request.id)],
    [texts.facts.sent, formatDay(request.created_at)],
  ];
  return (
    <aside className="grid gap-4 self-start rounded-2xl border border-line bg-surface p-5 sm:p-6">
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
      <p className="text-sm text-ink-muted">{texts.privacy}</p>
    </aside>
  );
}
