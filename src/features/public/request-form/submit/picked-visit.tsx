import { CalendarCheck, CalendarClock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { pageTerms } from '@/content/page-terms';
import { momentTexts, ownRequest as texts } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { withdrawalUntil } from '@/domain/appointment/withdrawal';
import { missesRush } from '@/domain/request/rush-deadline';
import { bringToTop } from '@/lib/browser/bring-to-top';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { CalendarFile } from '@/features/public/visit/calendar-file';
import { labelBy } from '@/features/public/visit/label-by';
import { lateWish } from '@/features/public/visit/late-wish';
import { momentText } from '@/features/public/visit/moment-text';
import { VisitTerms } from '@/features/public/visit/visit-terms';
import { VisitingAdviser } from '@/features/public/visit/visiting-adviser';
import { WishNext } from '@/features/public/visit/wish-next';

interface PickedVisitProps {
  /** ISO 8601 */
  startsAt: string;
  /** Undefined while it is read again after the moment was picked. */
  request: OwnRequest | undefined;
  children: ReactNode;
}

interface PlannedVisitProps extends PickedVisitProps {
  isCompany: boolean;
}

/** The appointment that was just made. */
export function PlannedVisit({ startsAt, isCompany, request, children }: PlannedVisitProps) {
  const visit = request?.appointment === 'unreadable' ? null : request?.appointment;
  const terms = request?.terms ?? pageTerms;
  // That the label comes by the deadline of rush stands above.
  const isInTime = !!request?.rush && !missesRush(startsAt, request.rush);
  const labelDay = request && !isInTime ? labelBy(request, false, 0) : null;
  return (
    <VisitCard icon={CalendarCheck} title={momentTexts.planned(momentText(startsAt))}>
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        <div className="grid content-start gap-4">
          {visit?.adviser && <VisitingAdviser name={visit.adviser} />}
          {labelDay !== null && (
            <p>
              <ChangingText>{`${texts.facts.labelBy}: ${labelDay}`}</ChangingText>
            </p>
          )}
          {request && visit && <CalendarFile variant="secondary" request={request} />}
          {children}
        </div>
        {/* It was ordered just now. */}
        <VisitTerms
          startsAt={Date.parse(startsAt)}
          withdrawalUntil={
            request?.withdrawal_until ??
            withdrawalUntil(dutchDateTime(new Date()).date, terms.withdrawalDays, isCompany)
          }
          isEarlyStart={request?.early_start === true}
          terms={terms}
        />
      </div>
    </VisitCard>
  );
}

/** The moment that was only noted, and what follows. */
export function WishedVisit({ startsAt, request, children }: PickedVisitProps) {
  const late = request ? lateWish(startsAt, request) : null;
  return (
    <VisitCard icon={CalendarClock} title={momentTexts.wish.noted(momentText(startsAt))}>
      <WishNext isRush={Boolean(request?.rush)}>
        {late !== null && (
          <p>
            <ChangingText>{late}</ChangingText>
          </p>
        )}
      </WishNext>
      {children}
    </VisitCard>
  );
}

interface VisitCardProps {
  icon: LucideIcon;
  /** With the moment. */
  title: string;
  children: ReactNode;
}

/** The moment that was just chosen and what follows from it: at the top of the screen, and with the focus. */
function VisitCard({ icon: Icon, title, children }: VisitCardProps) {
  return (
    <div
      ref={bringToTop}
      role="group"
      tabIndex={-1}
      className="grid gap-4 rounded-2xl border border-line bg-primary-soft p-5 sm:p-8"
    >
      <h4 className="flex items-start gap-3 text-xl font-bold sm:text-2xl">
        <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />
        <ChangingText>{title}</ChangingText>
      </h4>
      {children}
    </div>
  );
}
