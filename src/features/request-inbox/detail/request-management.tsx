import { useQuery } from '@tanstack/react-query';
import { FormFields } from '@/components/form/form';
import { SelectField, TextAreaField, TextField } from '@/components/form/fields';
import type { ZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { notesCount } from '@/content/office/request-dialog';
import { requestStatusLabels } from '@/content/office/requests';
import { rushTexts } from '@/content/office/rush';
import { requestFieldLabels } from '@/content/request-fields';
import { deadlineText } from '@/content/working-hours';
import { sameDayAppointmentsQuery } from '@/data/requests/appointments';
import { useRushDeadline } from '@/data/settings/working-hours';
import type { StoredRequest } from '@/domain/request/request-fields';
import { clashingAppointments, isPast } from '@/domain/appointment/appointment-warnings';
import type { RequestEdit } from '@/domain/request/edited-fields';
import { isOpenStatus, requestStatuses } from '@/domain/request/request-status';
import { isAfterDeadline } from '@/domain/request/rush-deadline';
import { cleanText } from '@/domain/text';
import { dutchMoment } from '@/lib/dutch-time';
import { isoTimestamp } from '@/lib/iso-timestamp';
import { AssigneeField } from './assignee-field';

const statusOptions = requestStatuses.map((status) => ({ value: status, label: requestStatusLabels[status] }));

interface RequestManagementProps {
  request: StoredRequest;
  edit: RequestEdit;
  form: ZodForm<RequestEdit, RequestEdit>;
  /** What is typed during a deletion would be lost. */
  isDeleting: boolean;
}

/** The fields that the adviser edits. */
export function RequestManagement({ request, edit, form, isDeleting }: RequestManagementProps) {
  const receivedAt = Date.parse(isoTimestamp(request.createdAt));
  const { deadline } = useRushDeadline(request.rushService ? receivedAt : null);
  return (
    <section className="grid gap-3">
      <h3 className="flex min-h-11 items-center text-lg font-bold">Beheer aanvraag</h3>
      <FormFields isDisabled={isDeleting} className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-3">
        <SelectField {...form.field('status')} label={requestFieldLabels.status} options={statusOptions} />
        <TextField
          id="request-type"
          label="Type aanvraag"
          value={request.rushService ? 'Spoed' : 'Regulier'}
          hint={deadline !== null && rushTexts.labelBy(deadlineText(deadline))}
          readOnly
        />
        <TextField {...form.field('appointmentDate')} label={requestFieldLabels.appointmentDate} type="date" />
        <TextField {...form.field('appointmentTime')} label={requestFieldLabels.appointmentTime} type="time" />
        <TextField {...form.field('callbackOn')} label={requestFieldLabels.callbackOn} type="date" />
        <AssigneeField {...form.field('assignedTo')} label={requestFieldLabels.assignedTo} value={edit.assignedTo} />
        {/* No maxLength: it would cut off what is pasted without a word. */}
        <TextAreaField
          {...form.field('notes')}
          label={requestFieldLabels.notes}
          hint={notesCount(cleanText(edit.notes).length)}
          className="col-span-2"
          rows={4}
        />
      </FormFields>
      <AppointmentWarnings requestId={request.id} edit={edit} deadline={deadline} />
    </section>
  );
}

interface AppointmentWarningsProps {
  requestId: string;
  edit: RequestEdit;
  /** Of a rush request, in milliseconds since 1970; else null. */
  deadline: number | null;
}

/** Warnings about the chosen date and time; none of them stops a save. */
function AppointmentWarnings({ requestId, edit, deadline }: AppointmentWarningsProps) {
  const { status, appointmentDate: date, appointmentTime: time } = edit;
  const isPlanned = status === 'scheduled' && date !== '' && time !== '';
  const appointments = useQuery({ ...sameDayAppointmentsQuery(date), enabled: isPlanned });
  const clashes =
    isPlanned && appointments.data ? clashingAppointments({ id: requestId, time }, appointments.data) : [];
  const isLate = isPlanned && isPast({ date, time }, dutchMoment(new Date()));
  const isAfter = deadline !== null && isOpenStatus(status) && isAfterDeadline(edit, dutchMoment(new Date(deadline)));
  const isUnknown = isPlanned && appointments.isError && !appointments.isFetching;

  return (
    // Always rendered, or a screen reader would not announce what appears in it.
    <div role="status" className="grid gap-3">
      {isLate && <Notice tone="warning">{messages.requests.pastAppointment}</Notice>}
      {isAfter && <Notice tone="warning">{rushTexts.plannedLate(deadlineText(deadline))}</Notice>}
      {clashes.map((appointment) => (
        <Notice key={appointment.id} tone="warning">
          {messages.requests.clashingAppointment(appointment.name, appointment.time)}
        </Notice>
      ))}
      {isUnknown && (
        <Notice tone="warning">
          <p>{messages.requests.appointmentsUnknown}</p>
          <Button variant="secondary" className="mt-3" onClick={() => void appointments.refetch()}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
    </div>
  );
}
