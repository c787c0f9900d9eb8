import { useRef, useState, type SubmitEvent } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { FocusedNotice } from '@/components/ui/focused-notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { failureText } from '@/data/errors';
import type { Submission } from '@/data/requests/submission';
import { requestReference } from '@/domain/request/request';
import { lacksAppointment } from '@/domain/request/request-status';
import { AuditTrail } from './audit-trail';
import { ConflictNotice } from './conflict-notice';
import { ContactActions } from './contact-actions';
import { DialogFooter } from './dialog-footer';
import { deliveryText } from '../present';
import { RequestDetails } from './request-details';
import { RequestManagement } from './request-management';
import { RequestNotices } from './request-notices';
import { useRequestActions, type RequestOutcomes } from './use-request-actions';
import { useRequestEdit } from './use-request-edit';

interface RequestDialogProps extends RequestOutcomes {
  request: Submission;
}

export function RequestDialog({ request, ...outcomes }: RequestDialogProps) {
  const editing = useRequestEdit(request);
  const { base, edit, changes, hasChanges, change } = editing;
  const actions = useRequestActions(editing, outcomes);
  const [asksAppointment, setAsksAppointment] = useState(false);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const dateField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);

  function handleClose() {
    if (hasChanges) setAsksToDiscard(true);
    else outcomes.onClose();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (lacksAppointment(edit)) {
      const { appointmentMissing, appointmentMissingDescription } = messages.requests;
      notify.error(appointmentMissing, { description: appointmentMissingDescription });
      setAsksAppointment(true);
      (edit.appointmentDate === '' ? dateField : timeField).current?.focus();
    } else if (hasChanges) {
      // The field that has the focus is about to be disabled.
      event.nativeEvent.submitter?.focus();
      void actions.save();
    } else {
      outcomes.onClose();
    }
  }

  function handleDiscard() {
    editing.forget();
    outcomes.onClose();
  }

  const conflict = conflictOutcome(actions, editing.origin === 'kept-on-older-version');
  return (
    <Dialog
      isOpen
      title="Aanvraagdetails"
      description={`Referentie ${requestReference(base.id)}, ${deliveryText(base)}`}
      onClose={handleClose}
    >
      <form noValidate aria-label="Aanvraag beheren" className="flex min-h-0 flex-col" onSubmit={handleSubmit}>
        <div className="grid gap-6 overflow-y-auto px-5 py-5 sm:px-6">
          <RequestNotices request={base} isEditRestored={editing.origin === 'kept'} />
          {!base.isAnonymised && <ContactActions request={base} />}
          <RequestDetails request={base} />
          <RequestManagement
            request={base}
            edit={edit}
            isBusy={actions.isSaving || actions.isDeleting}
            asksAppointment={asksAppointment}
            dateField={dateField}
            timeField={timeField}
            onChange={change}
          />
          {conflict !== 'none' && (
            <ConflictNotice
              outcome={conflict}
              isReading={actions.isReading}
              hasReadFailed={actions.hasReadFailed}
              stored={base}
              changes={changes}
              onRead={() => void actions.readAgain()}
            />
          )}
          {actions.saveError && (
            <FocusedNotice tone="danger">{failureText(messages.requests.notSaved, actions.saveError)}</FocusedNotice>
          )}
          <AuditTrail requestId={base.id} />
        </div>
        <DialogFooter
          isSaving={actions.isSaving}
          isDeleting={actions.isDeleting}
          asksToDiscard={asksToDiscard}
          onDelete={() => void actions.remove()}
          onClose={handleClose}
          onDiscard={handleDiscard}
          onKeepEditing={() => setAsksToDiscard(false)}
        />
      </form>
    </Dialog>
  );
}

interface ConflictState {
  isConflict: boolean;
  newest: Submission | null | undefined;
}

/** An edit of earlier on an older version is a conflict as well, whose newest version is on screen already. */
function conflictOutcome({ isConflict, newest }: ConflictState, isOldEdit: boolean) {
  if (isConflict) return 'unknown';
  if (newest === undefined) return isOldEdit ? 'loaded' : 'none';
  return newest === null ? 'gone' : 'loaded';
}
