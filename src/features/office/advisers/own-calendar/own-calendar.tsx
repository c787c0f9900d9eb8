import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/office/query-state';
import { ownCalendarTexts as texts } from '@/content/office/visits/own-calendar';
import { ownCalendarsQuery } from '@/data/advisers/own-calendars';
import type { Adviser } from '@/domain/advisers/adviser';
import { CalendarAddressForm } from './calendar-address-form';
import { ConnectedCalendar } from './connected-calendar';

/** The adviser's own calendar, of which the busy times block moments. */
export function OwnCalendar({ adviser: { userId, name } }: { adviser: Adviser }) {
  const calendars = useQuery(ownCalendarsQuery());
  const own = calendars.data?.find(({ adviser }) => adviser === userId);
  return (
    <section aria-labelledby={`own-calendar-${userId}`} className="mt-6">
      <h3 id={`own-calendar-${userId}`} tabIndex={-1} aria-label={texts.titleOf(name)} className="font-bold">
        {texts.title}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">{texts.explanation}</p>
      <QueryState query={calendars} texts={texts} />
      {calendars.data && (own ? <ConnectedCalendar calendar={own} /> : <CalendarAddressForm userId={userId} />)}
    </section>
  );
}
