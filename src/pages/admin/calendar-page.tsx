import { Calendar } from '@/features/office/calendar/calendar';
import { RequestOfUrl } from '@/features/office/request-inbox/detail/request-of-url';
import { adminSections } from '@/lib/admin-links';
import type { PageModule } from '@/pages/page-module';

export function CalendarPage() {
  return (
    <>
      <Calendar />
      <RequestOfUrl headingId={adminSections.calendar} />
    </>
  );
}

export const page: PageModule = { Component: CalendarPage };
