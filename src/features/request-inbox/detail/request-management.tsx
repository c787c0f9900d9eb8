import { FormFields } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField, TextField } from '@/components/form/text-field';
import type { ZodForm } from '@/components/form/use-zod-form';
import { requestFieldLabels } from '@/content/request-fields';
import { requestStatusLabels } from '@/content/office/request-statuses';
import type { Submission } from '@/data/requests/submission';
import { requestStatuses, type RequestEdit } from '@/domain/request/request-edit';
import { requestLimits } from '@/domain/limits';
import { AppointmentWarnings } from './appointment-warnings';

const statusOptions = requestStatuses.map((status) => ({ value: status, label: requestStatusLabels[status] }));

interface RequestManagementProps {
  request: Submission;
  edit: RequestEdit;
  form: ZodForm<RequestEdit, RequestEdit>;
  /** The request is being deleted: what is typed now would be lost. */
  isDeleting: boolean;
}

/** What the adviser edits of a request. */
export function RequestManagement({ request, edit, form, isDeleting }: RequestManagementProps) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-bold">Beheer aanvraag</h3>
      <FormFields isDisabled={isDeleting} className="grid min-w-0 gap-4 sm:grid-cols-2">
        <SelectField {...form.field('status')} label={requestFieldLabels.status} options={statusOptions} />
        <TextField
          id="request-type"
          label="Type aanvraag"
          value={request.rushService ? 'Spoed' : 'Regulier'}
          readOnly
        />
        <TextField {...form.field('appointmentDate')} label={requestFieldLabels.appointmentDate} type="date" />
        <TextField {...form.field('appointmentTime')} label={requestFieldLabels.appointmentTime} type="time" />
        <TextAreaField
          {...form.field('notes')}
          label={requestFieldLabels.notes}
          className="sm:col-span-2"
          rows={4}
          maxLength={requestLimits.notes}
        />
      </FormFields>
      <AppointmentWarnings requestId={request.id} edit={edit} />
    </section>
  );
}
