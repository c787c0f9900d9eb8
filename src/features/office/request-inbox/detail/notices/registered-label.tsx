import { FileText, Hourglass } from 'lucide-react';
import { useNow } from '@/components/ui/use-now';
import { dateText } from '@/content/office/requests/field-text';
import { officeLabelTexts as texts } from '@/content/office/requests/registered-label';
import type { StoredRequest } from '@/domain/request/request-fields';
import { isLabelAwaited, labelMeaning } from '../../shared/label-meaning';

interface RegisteredLabelProps {
  request: StoredRequest;
}

/** The label that the home has in EP-Online, as far as that was looked up. */
export function RegisteredLabel({ request }: RegisteredLabelProps) {
  const now = useNow();
  if (now === null) return null;
  const meaning = labelMeaning(request, now);
  if (meaning === null && !isLabelAwaited(request, now)) return null;
  const Icon = meaning === null ? Hourglass : FileText;
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      {meaning === null ? texts.awaited : <Registered request={request} text={texts[meaning](request.labelClass)} />}
    </p>
  );
}

function Registered({ request, text }: RegisteredLabelProps & { text: string }) {
  return (
    <span>
      <span className="font-semibold">{text}</span>,{' '}
      {texts.days(dateText(request.labelRegisteredAt), dateText(request.labelValidUntil))}.
    </span>
  );
}
