import { calendarTexts } from '@/content/office/visits/calendar';
import type { Adviser } from '@/data/appointments/calendar-days';

interface AdviserNameProps {
  /** Undefined for nobody. */
  adviser: Adviser | undefined;
}

/** The adviser's name, with the colour of the appointments. */
export function AdviserName({ adviser }: AdviserNameProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        data-adviser-color={adviser?.color ?? 'none'}
        className="adviser-dot size-3 rounded-sm"
      />
      {adviser?.name ?? calendarTexts.nobody}
    </span>
  );
}
