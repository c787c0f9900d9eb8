import { FormFields } from '@/components/form/form';
import { SelectField, TextAreaField, TextField } from '@/components/form/fields';
import type { ZodForm } from '@/components/form/use-zod-form';
import { answerHint, notesCount } from '@/content/office/requests/request-dialog';
import { withdrawnTexts } from '@/content/office/requests/withdrawn';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { RushTimeLeft } from '@/components/office/rush-time-left';
import { rushTexts } from '@/content/office/requests/rush';
import { requestFieldLabels } from '@/content/request-fields';
import { dateTimeText } from '@/content/working-hours';
import { useRushTerm } from '@/data/settings/working-hours';
import type { StoredRequest } from '@/domain/request/request-fields';
import type { RequestEdit } from '@/domain/request/edited-fields';
import { isOpenStatus, requestStatuses } from '@/domain/request/request-status';
import { cleanText } from '#shared/text.ts';
import { AppointmentWarnings } from './notices/appointment-warnings';
import { AssigneeField } from './assignee-field';
import type { Obstacles } from './notices/use-obstacles';

const statusOptions = requestStatuses.map((status) => ({ value: status, label: requestStatusLabels[status] }));

interface RequestManagementProps {
  request: StoredRequest;
  edit: RequestEdit;
  form: ZodForm<RequestEdit, RequestEdit>;
  obstacles: Obstacles;
  /** What is typed during a deletion would be lost. */
  isDeleting: boolean;
}

/** The fields that the adviser edits. */
export function RequestManagement({ request, edit, form, obstacles, isDeleting }: RequestManagementProps) {
  const rush = useRushTerm(request);
  return (
    <section className="grid gap-3">
      <h3 className="flex min-h-11 items-center text-lg font-bold">Beheer aanvraag</h3>
      <FormFields isDisabled={isDeleting} className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-3">
        {request.withdrawnAt === '' ? (
          <SelectField {...form.field('status')} label={requestFieldLabels.status} options={statusOptions} />
        ) : (
          <TextField
            id="request-status"
            label={requestFieldLabels.status}
            value={requestStatusLabels.cancelled}
            hint={withdrawnTexts.status}
            readOnly
          />
        )}
        <TextField
          id="request-type"
          label="Type aanvraag"
          value={request.rushService ? 'Spoed' : 'Regulier'}
          hint={
            rush !== null && (
              <>
                {rushTexts.labelBy(dateTimeText(rush.by))}{' '}
                {isOpenStatus(request.status) && <RushTimeLeft deadline={rush.by} />}
              </>
            )
          }
          readOnly
        />
        <TextField {...form.field('appointmentDate')} label={requestFieldLabels.appointmentDate} type="date" />
        <TextField {...form.field('appointmentTime')} label={requestFieldLabels.appointmentTime} type="time" />
        <AppointmentWarnings edit={edit} obstacles={obstacles} rush={rush} />
        <TextField {...form.field('callbackOn')} label={requestFieldLabels.callbackOn} type="date" />
        <AssigneeField {...form.field('assignedTo')} label={requestFieldLabels.assignedTo} value={edit.assignedTo} />
        <TextField {...form.field('agreedPrice')} label={requestFieldLabels.agreedPrice} inputMode="numeric" />
        <TextField {...form.field('agreedPriceReason')} label={requestFieldLabels.agreedPriceReason} />
        <TextAreaField
          {...form.field('answer')}
          label={requestFieldLabels.answer}
          hint={answerHint}
          className="col-span-2"
          rows={2}
        />
        {/* No maxLength: it would cut off what is pasted without a word. */}
        <TextAreaField
          {...form.field('notes')}
          label={requestFieldLabels.notes}
          hint={notesCount(cleanText(edit.notes).length)}
          className="col-span-2"
          rows={4}
        />
      </FormFields>
    </section>
  );
}
