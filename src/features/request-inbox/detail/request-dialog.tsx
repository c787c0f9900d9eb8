import { useState } from 'react';
import { z } from 'zod';
import { ConflictNotice } from '@/components/edit/versioned-writes';
import { Form } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Dialog } from '@/components/ui/dialog';
import { FocusedNotice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { requestFieldLabels } from '@/content/request-fields';
import { failureText } from '@/data/errors';
import type { Submission } from '@/data/requests/submission';
import { requestReference } from '@/domain/request/request';
import { knownStatus, lacksAppointment, requestEditFields, type RequestEdit } from '@/domain/request/request-edit';
import { AuditTrail } from './audit-trail';
import { ContactActions } from './contact-actions';
import { DialogFooter } from './dialog-footer';
import { fieldText } from '@/content/office/field-text';
import { deliveryText } from '../formatters';
import { RequestDetails, RequestNotices } from './request-details';
import { RequestManagement } from './request-management';
import { SaveStatus } from './save-status';
import { useRequestActions, type RequestOutcomes } from './use-request-actions';
import { useRequestEdit } from './use-request-edit';

const schema = z
  .object({ status: z.string(), appointmentDate: z.string(), appointmentTime: z.string(), notes: z.string() })
  .superRefine((edit, context) => {
    if (!lacksAppointment(edit)) return;
    const { dateMissing, timeMissing } = messages.requests;
    if (edit.appointmentDate === '')
      context.addIssue({ code: 'custom', path: ['appointmentDate'], message: dateMissing });
    if (edit.appointmentTime === '')
      context.addIssue({ code: 'custom', path: ['appointmentTime'], message: timeMissing });
  });

interface RequestDialogProps extends RequestOutcomes {
  request: Submission;
}

export function RequestDialog({ request, ...outcomes }: RequestDialogProps) {
  const editing = useRequestEdit(request);
  const { base, edit, changes, hasChanges, change } = editing;
  const actions = useRequestActions(editing, outcomes);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const { status, appointmentDate, appointmentTime, notes } = edit;
  const values = { status: knownStatus(status), appointmentDate, appointmentTime, notes };
  const form = useZodForm({
    id: 'request',
    schema,
    defaultValues: values,
    values,
    onChange: (name, text) => change({ [name]: text }),
    onInvalid() {
      const { appointmentMissing, appointmentMissingDescription } = messages.requests;
      notify.error(appointmentMissing, { description: appointmentMissingDescription });
    },
    async onSubmit() {
      await actions.save();
      return undefined;
    },
  });

  function handleClose() {
    if (hasChanges) setAsksToDiscard(true);
    else outcomes.onClose();
  }

  function handleDiscard() {
    editing.forget();
    outcomes.onClose();
  }

  // A restored edit of an older version is a conflict too; the newest version is already shown.
  const conflict =
    actions.conflict === 'none' && editing.origin === 'restored-on-newer-version' ? 'loaded' : actions.conflict;
  return (
    <Dialog
      isOpen
      title="Aanvraagdetails"
      description={`Referentie ${requestReference(base.id)}, ${deliveryText(base)}`}
      onClose={handleClose}
    >
      <Form form={form} aria-label="Aanvraag beheren" className="flex min-h-0 flex-col">
        <div className="grid gap-6 overflow-y-auto px-5 py-5 sm:px-6">
          <RequestNotices
            request={base}
            isEditRestored={editing.origin === 'restored' && actions.saved === 'none'}
            isWebhookMissed={actions.isWebhookMissed}
            onAccept={hasChanges ? undefined : () => void actions.accept()}
          />
          {base.anonymisedAt === '' && <ContactActions request={base} />}
          <RequestDetails request={base} />
          <RequestManagement request={base} edit={edit} form={form} isDeleting={actions.isDeleting} />
          <ConflictNotice
            conflict={conflict}
            isReading={actions.isReading}
            hasReadFailed={actions.hasReadFailed}
            texts={messages.requests}
            onRead={() => void actions.readNewest()}
          >
            <BothVersions stored={base} changes={changes} />
          </ConflictNotice>
          {actions.saveError && (
            <FocusedNotice tone="danger">{failureText(messages.requests.notSaved, actions.saveError)}</FocusedNotice>
          )}
          <AuditTrail requestId={base.id} />
        </div>
        <SaveStatus outcome={hasChanges ? 'none' : actions.saved} request={base} />
        <DialogFooter
          isDeleting={actions.isDeleting}
          asksToDiscard={asksToDiscard}
          onDelete={() => void actions.remove()}
          onClose={handleClose}
          onDiscard={handleDiscard}
          onKeepEditing={() => setAsksToDiscard(false)}
        />
      </Form>
    </Dialog>
  );
}

interface BothVersionsProps {
  stored: RequestEdit;
  changes: Partial<RequestEdit>;
}

function BothVersions({ stored, changes }: BothVersionsProps) {
  const changed = requestEditFields.filter((field) => changes[field] !== undefined);
  if (changed.length === 0) return <p>{messages.requests.conflictNewest}</p>;
  return (
    <>
      <p>{messages.requests.conflictLoaded}</p>
      <ul className="mt-2 list-disc pl-5">
        {changed.map((field) => (
          <li key={field} className="wrap-anywhere whitespace-pre-wrap">
            {requestFieldLabels[field]}: opgeslagen is “{fieldText(field, stored[field])}”, jij hebt “
            {fieldText(field, changes[field] ?? '')}”
          </li>
        ))}
      </ul>
    </>
  );
}
