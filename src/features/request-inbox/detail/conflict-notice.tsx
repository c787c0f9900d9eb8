import { Button } from '@/components/ui/button';
import { FocusedNotice } from '@/components/ui/focused-notice';
import { messages } from '@/content/messages';
import type { RequestEdit } from '@/domain/request/request-edit';
import { fieldLabels, fieldText } from '../present';

interface ConflictNoticeProps {
  /** What became of the request: not looked up yet, gone, or loaded into the form. */
  outcome: 'unknown' | 'gone' | 'loaded';
  isReading: boolean;
  hasReadFailed: boolean;
  /** The newest version as stored, and what the adviser would make of it. */
  stored: RequestEdit;
  changes: Partial<RequestEdit>;
  onRead: () => void;
}

const fields = ['status', 'appointmentDate', 'appointmentTime', 'notes'] as const;

/** Somebody else was first: says so, and shows what is stored beside what was typed before anything is overwritten. */
export function ConflictNotice({ outcome, isReading, hasReadFailed, stored, changes, onRead }: ConflictNoticeProps) {
  if (outcome === 'gone') {
    return (
      <FocusedNotice key="gone" tone="danger">
        {messages.requests.conflictGone}
      </FocusedNotice>
    );
  }
  if (outcome === 'loaded') {
    const hasChanges = Object.keys(changes).length > 0;
    return (
      <FocusedNotice key="loaded" tone="warning">
        <p>{hasChanges ? messages.requests.conflictLoaded : messages.requests.conflictNewest}</p>
        {hasChanges && (
          <ul className="mt-2 list-disc pl-5">
            {fields.map((field) => {
              const mine = changes[field];
              if (mine === undefined) return null;
              return (
                <li key={field} className="wrap-anywhere whitespace-pre-wrap">
                  {fieldLabels[field]}: opgeslagen is “{fieldText(field, stored[field])}”, jij hebt “
                  {fieldText(field, mine)}”
                </li>
              );
            })}
          </ul>
        )}
      </FocusedNotice>
    );
  }
  return (
    <FocusedNotice key="unknown" tone="danger">
      <p>{messages.requests.conflict}</p>
      {hasReadFailed && <p className="mt-1 font-semibold">{messages.requests.reloadFailed}</p>}
      <Button look="secondary" className="mt-3" aria-disabled={isReading} onClick={onRead}>
        {isReading ? 'Bezig met laden...' : 'Nieuwste versie laden'}
      </Button>
    </FocusedNotice>
  );
}
