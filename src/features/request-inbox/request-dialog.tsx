import { useRef, useState, type SubmitEvent } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import type { Submission } from '@/data/requests/submission';
import { requestReference } from '@/domain/request';
import { lacksAppointment } from '@/domain/request-status';
import { ConflictNotice } from './conflict-notice';
import { DialogFooter } from './dialog-footer';
import { FocusedNotice } from './focused-notice';
import { saveFailureText } from './present';
import { RequestDetails } from './request-details';
import { RequestManagement } from './request-management';
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
      void actions.save();
    } else {
      outcomes.onClose();
    }
  }

  const mail = base.isMailFailed ? 'mail niet verzonden' : 'mail verzonden';
  const hasConflict = actions.isConflict || actions.newest !== undefined;
  return (
    <Dialog
      isOpen
      title="Aanvraagdetails"
      description={`Referentie ${requestReference(base.id)}, ${mail}`}
      onClose={handleClose}
    >
      <form noValidate aria-label="Aanvraag beheren" className="flex min-h-0 flex-col" onSubmit={handleSubmit}>
        <div className="grid gap-6 overflow-y-auto px-5 py-5 sm:px-6">
          {base.isMailFailed && <Notice tone="warning">{messages.requests.mailFailedExplanation}</Notice>}
          <RequestDetails request={base} />
          <RequestManagement
            edit={edit}
            rushService={base.rushService}
            asksAppointment={asksAppointment}
            dateField={dateField}
            timeField={timeField}
            onChange={change}
          />
          {hasConflict && (
            <ConflictNotice
              outcome={conflictOutcome(actions.isConflict, actions.newest)}
              isReading={actions.isReading}
              hasReadFailed={actions.hasReadFailed}
              stored={base}
              changes={changes}
              onRead={() => void actions.readAgain()}
            />
          )}
          {actions.saveError && <FocusedNotice tone="danger">{saveFailureText(actions.saveError)}</FocusedNotice>}
        </div>
        <DialogFooter
          isSaving={actions.isSaving}
          isDeleting={actions.isDeleting}
          asksToDiscard={asksToDiscard}
          onDelete={() => void actions.remove()}
          onClose={handleClose}
          onDiscard={outcomes.onClose}
          onKeepEditing={() => setAsksToDiscard(false)}
        />
      </form>
    </Dialog>
  );
}

function conflictOutcome(isConflict: boolean, newest: Submission | null | undefined): 'unknown' | 'gone' | 'loaded' {
  if (isConflict || newest === undefined) return 'unknown';
  return newest === null ? 'gone' : 'loaded';
}
