import { Button } from '@/components/ui/button';
import { messages } from '@/content/messages';
import { colleagueTexts, saveTexts } from '@/content/office/requests/request-dialog';
import { requestFieldLabels } from '@/content/request-fields';
import type { StoredRequest } from '@/domain/request/request-fields';
import { editOf, requestEditFields } from '@/domain/request/edited-fields';
import { BothVersions } from '../edit/both-versions';
import type { SaveOutcome } from './use-request-actions';
import type { RequestEditing } from '../edit/use-request-edit';

interface DialogStatusProps {
  editing: RequestEditing;
  isGone: boolean;
  /** A conflict is shown already. */
  hasConflict: boolean;
  outcome: SaveOutcome;
}

/**
 * The result of saving without changes, or what a colleague changed meanwhile; below the content, so that it moves
 * nothing that is being read.
 */
export function DialogStatus({ editing, isGone, hasConflict, outcome }: DialogStatusProps) {
  const { newer, hasChanges, isFollowed } = editing;

  function content() {
    if (isGone) return messages.requests.conflictGone;
    if (newer && !hasConflict) return <NewerVersion editing={editing} newer={newer} />;
    if (isFollowed) return colleagueTexts.followed;
    if (hasChanges || outcome === 'none') return null;
    return saveTexts[outcome];
  }

  return (
    // Always rendered, or a screen reader would not announce what appears in it.
    <div
      role="status"
      className="max-h-60 shrink-0 overflow-y-auto border-t border-line bg-primary-soft px-5 py-3 empty:hidden sm:px-6 low:max-h-none"
    >
      {content()}
    </div>
  );
}

interface NewerVersionProps {
  editing: RequestEditing;
  newer: StoredRequest;
}

/** Both versions, when a colleague saved while something is being changed here. */
function NewerVersion({ editing: { stored, changes, moveTo }, newer }: NewerVersionProps) {
  const newest = editOf(newer);
  const theirs = requestEditFields
    .filter((field) => newest[field] !== stored[field])
    .map((field) => requestFieldLabels[field]);
  return (
    <>
      <p className="font-semibold">{colleagueTexts.newer(theirs.join(', '))}</p>
      <BothVersions stored={newer} changes={changes} intro={colleagueTexts.yours} />
      <Button variant="secondary" className="mt-2" onClick={() => moveTo(newer)}>
        Nieuwste versie laden
      </Button>
    </>
  );
}
