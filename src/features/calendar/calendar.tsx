import { useSearchParams } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { useNow } from '@/components/ui/use-now';
import { calendarTexts } from '@/content/office/calendar';
import { askedWeek } from '@/domain/appointment/week';
import { adminParams, adminSections } from '@/lib/admin-links';
import { dutchMoment } from '@/lib/dutch-time';
import { Week } from './week';
import { WeekSwitch } from './week-switch';

/** The planned appointments of one week, in the URL as the Monday it begins on. */
export function Calendar() {
  const [params] = useSearchParams();
  const now = useNow();
  const today = now === null ? null : dutchMoment(new Date(now)).date;
  const monday = today === null ? null : askedWeek(params.get(adminParams.week), today);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={adminSections.calendar} tabIndex={-1} className="text-xl font-bold outline-none">
          {calendarTexts.title}
        </h2>
        {monday !== null && <WeekSwitch monday={monday} />}
      </div>
      {today !== null && monday !== null && <Week monday={monday} today={today} />}
    </Card>
  );
}
