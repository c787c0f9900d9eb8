import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { todayTexts as texts } from '@/content/office/today';
import { adminSections } from '@/lib/admin-links';
import { paths } from '@/lib/paths';

/** Whose own calendar has not been read for a day; nothing when all have. */
export function UnreadCalendars({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" className="my-2">
      {names.map((name) => (
        <p key={name} className="font-semibold">
          {texts.unreadCalendar(name)}
        </p>
      ))}
      <p>{texts.unreadCalendarHint}</p>
      <Link
        to={`${paths.adminManagement}#${adminSections.advisers}`}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {texts.toCalendar}
      </Link>
    </Notice>
  );
}
