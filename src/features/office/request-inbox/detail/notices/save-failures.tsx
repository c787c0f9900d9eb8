import { ConflictNotice } from '@/components/office/edit/versioned-writes';
import { Button } from '@/components/ui/button';
import { FocusedNotice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { colleagueTexts } from '@/content/office/requests/request-dialog';
import { dataErrorCode, failureText } from '@/data/errors';
import { BothVersions } from '../../edit/both-versions';
import type { RequestActions } from '../use-request-actions';
import type { RequestEditing } from '../../edit/use-request-edit';

interface SaveFailuresProps {
  editing: RequestEditing;
  actions: RequestActions;
}

/** Why the edit was not stored, and both versions after a conflict. */
export function SaveFailures({ editing: { base, newer, changes, origin }, actions }: SaveFailuresProps) {
  // A restored edit of an older version is a conflict too; the newest version is already shown.
  const conflict = actions.conflict === 'none' && origin === 'restored-on-newer-version' ? 'loaded' : actions.conflict;
  return (
    <>
      <ConflictNotice
        conflict={conflict}
        isReading={actions.isReading}
        hasReadFailed={actions.hasReadFailed}
        texts={messages.requests}
        onRead={() => void actions.readNewest()}
        known={newer && <BothVersions stored={newer} changes={changes} intro={colleagueTexts.yours} />}
      >
        <BothVersions stored={base} changes={changes} />
      </ConflictNotice>
      {actions.saveError && (
        <FocusedNotice tone="danger">
          {failureText(messages.requests.notSaved, actions.saveError)}
          {dataErrorCode(actions.saveError) === 'does-not-fit' && (
            <Button
              variant="secondary"
              className="mt-3"
              aria-disabled={actions.isSaving}
              onClick={() => void actions.save({ isOverruled: true })}
            >
              {messages.requests.planAnyway}
            </Button>
          )}
        </FocusedNotice>
      )}
    </>
  );
}
