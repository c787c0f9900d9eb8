import type { RefObject } from 'react';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField, TextField } from '@/components/form/text-field';
import { messages } from '@/content/messages';
import { requestFieldLabels } from '@/content/request-fields';
import { requestStatusLabels } from '@/content/office/request-statuses';
import type { Submission } from '@/data/requests/submission';
import type { RequestEdit } from '@/domain/request/request-edit';
import { requestLimits } from '@/domain/request/request-limits';
import { knownStatus, lacksAppointment, requestStatuses } from '@/domain/request/request-status';
import { AppointmentWarnings } from './appointment-warnings';

const statusOptions = requestStatuses.map((status) => ({ value: status, label: requestStatusLabels[status] }));

interface RequestManagementProps {
  request: Submission;
  edit: RequestEdit;
  /** What would be typed now would be lost. */
  isBusy: boolean;
  /** A save was refused for want of an appointment: the empty fields say so while that is still the case. */
  asksAppointment: boolean;
  dateField: RefObject<HTMLInputElement | null>;
  timeField: RefObject<HTMLInputElement | null>;
  onChange: (part: Partial<RequestEdit>) => void;
}

/** What the adviser keeps of a request. */
export function RequestManagement({
  request,
  edit,
  isBusy,
  asksAppointment,
  dateField,
  timeField,
  onChange,
}: RequestManagementProps) {
  const isLacking = asksAppointment && lacksAppointment(edit);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-bold">Beheer aanvraag</h3>
      <fieldset disabled={isBusy} role="presentation" className="grid min-w-0 gap-4 sm:grid-cols-2">
        <SelectField
          id="request-status"
          label={requestFieldLabels.status}
          value={knownStatus(edit.status)}
          options={statusOptions}
          onChange={(event) => onChange({ status: event.target.value })}
        />
        <TextField
          id="request-type"
          label="Type aanvraag"
          value={request.rushService ? 'Spoed' : 'Regulier'}
          readOnly
        />
        <TextField
          id="appointment-date"
          label={requestFieldLabels.appointmentDate}
          type="date"
          ref={dateField}
          value={edit.appointmentDate}
          error={isLacking && edit.appointmentDate === '' ? messages.requests.dateMissing : ''}
          onChange={(event) => onChange({ appointmentDate: event.target.value })}
        />
        <TextField
          id="appointment-time"
          label={requestFieldLabels.appointmentTime}
          type="time"
          ref={timeField}
          value={edit.appointmentTime}
          error={isLacking && edit.appointmentTime === '' ? messages.requests.timeMissing : ''}
          onChange={(event) => onChange({ appointmentTime: event.target.value })}
        />
        <TextAreaField
          id="request-notes"
          label={requestFieldLabels.notes}
          className="sm:col-span-2"
          rows={4}
          maxLength={requestLimits.notes}
          value={edit.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </fieldset>
      <AppointmentWarnings requestId={request.id} edit={edit} />
    </section>
  );
}
