import { ChangingText } from '@/components/ui/changing-text';
import { Folded } from '@/components/ui/folded';
import { useNow } from '@/components/ui/use-now';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import { lateRush } from '@/content/public/request/rush-promise';
import type { OwnRequest } from '@/data/own-request/queries';
import { missesRush } from '@/domain/request/rush-deadline';
import { requestReference } from '@/domain/request/request-reference';
import { labelBy } from '@/features/public/visit/label-by';
import { lateWish } from '@/features/public/visit/late-wish';
import { momentText } from '@/features/public/visit/moment-text';
import { replacedPriceText } from '@/features/public/visit/replaced-price';
import type { Offer } from '@/features/public/visit/offer/first-offer';
import { formatEuro } from '#shared/format-euro.ts';
import { formatDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { unbrokenPostcode } from '@/lib/format/unbroken-postcode';

interface RequestFactsProps {
  request: OwnRequest;
  /** What is offered first while there is no appointment. */
  offer: Offer;
}

/** What was asked for, with what one looks for first at the top. */
export function RequestFacts({ request, offer }: RequestFactsProps) {
  const late = lateText(request);
  // Nothing is promised that no moment makes possible, as the state of the request says too.
  const isPromised = offer !== 'late' && offer !== 'loading' && late === null;
  const now = useNow();
  const facts: Fact[] = [
    [texts.facts.labelBy, now === null ? null : labelBy(request, isPromised, now), null],
    [
      texts.facts.price,
      request.price === null || request.status === 'cancelled' ? null : formatEuro(request.price),
      [replacedPriceText(request), late].filter(Boolean).join(' ') || null,
    ],
    [texts.facts.address, request.address && unbrokenPostcode(request.address), null],
    [texts.facts.number, requestReference(request.id), null],
  ];
  const more: Fact[] = [
    [texts.facts.kind, propertyTypeLabel(request.property_type), null],
    [texts.facts.sent, unbroken(formatDay(request.created_at)), null],
  ];
  return (
    <aside className="grid gap-4 self-start rounded-2xl border border-line bg-surface p-5 sm:p-6 lg:row-span-2">
      <FactList facts={facts} />
      <Folded title={texts.facts.more}>
        <FactList facts={more} />
        <p className="text-sm text-ink-muted">{texts.privacy[request.status === 'cancelled' ? 'closed' : 'open']}</p>
      </Folded>
    </aside>
  );
}

/** What it is, its value if there is one, and a note below. */
type Fact = [string, string | null, string | null];

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-3 sm:max-lg:grid-cols-3">
      {facts.map(
        ([term, value, note]) =>
          value !== null && (
            <div key={term}>
              <dt className="text-sm text-ink-muted">{term}</dt>
              <dd className="font-semibold break-words">
                <ChangingText>{value}</ChangingText>
              </dd>
              {note !== null && (
                <dd className="mt-1">
                  <ChangingText>{note}</ChangingText>
                </dd>
              )}
            </div>
          ),
      )}
    </dl>
  );
}

/** What becomes of the surcharge when the visit, or the moment that was asked for, is too late for rush. */
function lateText(request: OwnRequest) {
  const { status, appointment, wished_moment: wish, rush } = request;
  if (rush === null || status === 'completed' || status === 'cancelled' || appointment === 'unreadable') return null;
  if (!appointment) return wish ? lateWish(wish, request) : null;
  return missesRush(appointment.starts_at, rush) ? lateRush.visit(momentText(rush.by)) : null;
}
