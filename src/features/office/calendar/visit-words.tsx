import { calendarTexts as texts } from '@/content/office/visits/calendar';
import type { VisitedHome } from '@/data/appointments/calendar-days';

type VisitWordsProps = Pick<VisitedHome, 'message' | 'notes'>;

/** What the customer wrote, and what the administrators noted. */
export function VisitWords({ message, notes }: VisitWordsProps) {
  return (
    <>
      <Words title={texts.message} text={message} />
      <Words title={texts.notes} text={notes} />
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <p className="text-sm break-words whitespace-pre-line">
      <span className="font-semibold">{title}:</span> {text}
    </p>
  );
}
