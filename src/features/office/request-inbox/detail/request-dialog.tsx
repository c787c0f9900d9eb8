import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from '@/components/form/form';
import { isHalfTyped, useZodForm } from '@/components/form/use-zod-form';
import { Dialog } from '@/components/ui/questions/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { officeFieldProblem } from '@/content/office/requests/request-dialog';
import type { StoredRequest } from '@/domain/request/request-fields';
import { customerAndHomeFields, type RequestEdit } from '@/domain/request/edited-fields';
import { requestEditSchema } from '@/domain/request/edited-fields-schema';
import { requestReference } from '@/domain/request/request-reference';
import { hasMoment, knownStatus, lacksAppointment, leavesVisit } from '@/domain/request/request-status';
import { dutchInstant } from '#shared/dutch-time.ts';
import { CorrectionSections } from '../edit/correction';
import { RolePart } from './role-part';
import { deliveryText } from './contact/delivery-text';
import { AuditTrail } from './audit-trail';
import { ContactActions } from './contact/contact-actions';
import { DialogFooter } from './dialog-footer';
import { completingQuestion, obstacleQuestion, leavingQuestion, type Question } from './dialog-question';
import { DialogStatus } from './dialog-status';
import { NeighbourButtons, type Neighbours } from './neighbours';
import { PrintedRequest } from './printed-request';
import { RelatedRequests } from './notices/related-requests';
import { Message, RequestDetails } from './request-details';
import { RequestMails } from './contact/request-mails';
import { RequestManagement } from './request-management';
import { RequestNotices } from './notices/request-notices';
import { SaveFailures } from './notices/save-failures';
import { OrderRecords } from './records/order-records';
import { MailLine } from '@/components/office/mail/mail-line';
import { useMailLine } from '../shared/use-mail-line';
import { changesOfEdit } from './changes-of-edit';
import { useObstacles } from './notices/use-obstacles';
import { useRequestActions, type RequestOutcomes } from './use-request-actions';
import { LazyRequestInvoices } from './invoices/lazy-request-invoices';
import { LabelPart } from '../labels/label-part';
import { useRequestEdit } from '../edit/use-request-edit';
import { useSaveKey } from '../shared/use-save-key';
import { VisitEnd } from './visit-end';
import { VisitsOfEarlierStatus } from '../shared/visits-of-earlier-status';

const appointmentFields = ['status', 'appointmentDate', 'appointmentTime', 'assignedTo'] as const;

interface RequestDialogProps extends RequestOutcomes {
  request: StoredRequest;
  onClose: () => void;
  /** Those before and after it in the list; undefined where there is none. */
  neighbours?: Neighbours;
  /** It was just entered by telephone. */
  isEntered?: boolean;
  /** Somebody else deleted it. */
  isGone?: boolean;
}

export function RequestDialog({ request, neighbours, isEntered, isGone, onClose, ...outcomes }: RequestDialogProps) {
  const editing = useRequestEdit(request);
  const { base, edit, changes, hasChanges, change } = editing;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const hasCorrections = customerAndHomeFields.some((field) => changes[field] !== undefined);
  const actions = useRequestActions(editing, outcomes);
  const obstacles = useObstacles(request, edit);
  const mail = useMailLine(changesOfEdit(request.id, edit, changes));
  const [question, setQuestion] = useState<Question | null>(null);
  /** The obstacles in spite of which the appointment is to be saved; '' for none. */
  const accepted = useRef('');
  /** Whether a visit that is still to come is completed all the same. */
  const isCompletingAccepted = useRef(false);
  /** A status that waits for what becomes of the planned visit; '' for none. */
  const [askedStatus, setAskedStatus] = useState('');
  const [isCancelledByCustomer, setIsCancelledByCustomer] = useState(false);
  /** Whether the customer agreed to a price that a correction raises. */
  const [isPriceAgreed, setIsPriceAgreed] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const values = { ...edit, status: knownStatus(edit.status) };
  const form = useZodForm({
    id: 'request',
    schema: requestEditSchema(editing.stored, base.source, officeFieldProblem),
    defaultValues: values,
    values,
    onChange: (name, text) => change({ [name]: text }),
    onInvalid() {
      const { appointmentMissing, appointmentMissingDescription } = messages.requests;
      if (lacksAppointment(values)) notify.error(appointmentMissing, { description: appointmentMissingDescription });
    },
    async onSubmit() {
      if (asksAboutVisit() || (await asksToSave())) return undefined;
      await actions.save({
        isOverruled: accepted.current === appointmentOf(edit),
        isWithoutMail: mail.isWithoutMail,
        isCancelledByCustomer,
        isPriceAgreed,
      });
      return undefined;
    },
  });
  useSaveKey((event) => {
    if (question === null) void form.submit(event);
  });

  /** Asks first when the chosen status does not agree with the planned visit, which stays otherwise. */
  function asksAboutVisit(): boolean {
    const { status } = changes;
    const isMoved = changes.appointmentDate !== undefined || changes.appointmentTime !== undefined;
    if (status === undefined || isMoved || !hasMoment(base)) return false;
    if (leavesVisit(status)) {
      setAskedStatus(status);
      return true;
    }
    const { appointmentDate: date, appointmentTime: time } = base;
    const isToCome = dutchInstant({ date, time }).getTime() > Date.now();
    if (status !== 'completed' || !isToCome || isCompletingAccepted.current) return false;
    function handleConfirm() {
      isCompletingAccepted.current = true;
      setQuestion(null);
      formElement.current?.requestSubmit();
    }
    setQuestion(completingQuestion(base, { onConfirm: handleConfirm, onCancel: () => setQuestion(null) }));
    return true;
  }

  /** Asks first when the appointment was changed into one that does not fit. */
  async function asksToSave(): Promise<boolean> {
    if (!appointmentFields.some((field) => changes[field] !== undefined)) return false;
    const appointment = appointmentOf(edit);
    if (accepted.current === appointment) return false;
    const warning = await obstacles.readWarning();
    if (warning === '') return false;
    function handleConfirm() {
      accepted.current = appointment;
      setQuestion(null);
      formElement.current?.requestSubmit();
    }
    setQuestion(obstacleQuestion(warning, { onConfirm: handleConfirm, onCancel: () => setQuestion(null) }));
    return true;
  }

  /** Leaves this request, after a question when something would be lost. */
  function leave(isClosing: boolean, go: () => void) {
    const isUnsaved = hasChanges || [...(formElement.current?.elements ?? [])].some(isHalfTyped);
    function handleDiscard() {
      editing.forget();
      go();
    }
    if (!isUnsaved) go();
    else setQuestion(leavingQuestion(isClosing, { onConfirm: handleDiscard, onCancel: () => setQuestion(null) }));
  }

  function handleClose() {
    leave(true, onClose);
  }

  const roleParts = (['at-home', 'payer'] as const).map((role) => (
    <RolePart key={role} role={role} field={form.field} editing={editing} isDeleting={actions.isDeleting} />
  ));

  return (
    <Dialog
      isOpen
      isWide
      title="Aanvraagdetails"
      subject={base.name}
      description={`Referentie ${requestReference(base.id)}, ${deliveryText(base)}`}
      tools={
        <>
          <IconButton label="Afdrukken" Icon={Printer} onClick={() => window.print()} />
          {neighbours && <NeighbourButtons neighbours={neighbours} onGo={(go) => leave(false, go)} />}
        </>
      }
      onClose={handleClose}
    >
      <Form ref={formElement} form={form} aria-label="Aanvraag beheren" className="flex min-h-60 flex-col">
        <div className="grid scroll-pb-20 gap-6 overflow-y-auto px-5 py-5 sm:px-6">
          <RequestNotices
            request={base}
            isEditRestored={editing.origin === 'restored' && actions.saved === 'none'}
            isWebhookMissed={actions.isWebhookMissed}
            onAccept={hasChanges ? undefined : (isWithoutMail) => void actions.accept(isWithoutMail)}
            onPriceSettled={() => void actions.readNewest()}
            onKeepPrice={hasChanges ? undefined : () => void actions.keepPrice()}
          />
          {base.message !== '' && <Message text={base.message} />}
          <RelatedRequests requestId={base.id} onLeave={(go) => leave(false, go)} />
          {base.anonymisedAt === '' && <ContactActions request={base} />}
          <div className="grid gap-6 lg:grid-cols-wide-aside">
            {isCorrecting || hasCorrections ? (
              <CorrectionSections
                field={form.field}
                editing={editing}
                isDeleting={actions.isDeleting}
                roles={roleParts}
                onCancel={() => setIsCorrecting(false)}
                isAgreed={isPriceAgreed}
                onAgreed={setIsPriceAgreed}
              />
            ) : (
              <RequestDetails
                request={base}
                onCorrect={base.anonymisedAt === '' ? () => setIsCorrecting(true) : undefined}
                roles={roleParts}
              />
            )}
            {/* On a phone the status comes first. */}
            <div className="grid content-start gap-4 max-lg:order-first">
              <RequestManagement
                request={base}
                edit={edit}
                form={form}
                obstacles={obstacles}
                isDeleting={actions.isDeleting}
              />
              <VisitEnd
                request={base}
                isCancelling={edit.status === 'cancelled'}
                isCancelledByCustomer={isCancelledByCustomer}
                onCancelledByCustomer={setIsCancelledByCustomer}
                onNoShow={(isWithoutMail) => void actions.noteNoShow(isWithoutMail)}
              />
              <SaveFailures editing={editing} actions={actions} />
            </div>
          </div>
          {base.anonymisedAt === '' && base.status !== 'cancelled' && !base.isHeld && <LabelPart request={base} />}
          <LazyRequestInvoices requestId={base.id} onLeave={(go) => leave(false, go)} />
          <RequestMails requestId={base.id} />
          <OrderRecords request={base} />
          <AuditTrail requestId={base.id} />
          <PrintedRequest request={base} />
        </div>
        <DialogStatus
          editing={editing}
          isGone={isGone === true}
          hasConflict={actions.conflict !== 'none'}
          outcome={isEntered && actions.saved === 'none' ? 'entered' : actions.saved}
        />
        <DialogFooter
          isDeleting={actions.isDeleting}
          request={base}
          question={question}
          mail={<MailLine {...mail} />}
          onDelete={(options) => void actions.remove(options)}
          onClose={handleClose}
        />
      </Form>
      {askedStatus !== '' && (
        <VisitsOfEarlierStatus
          requestIds={[base.id]}
          status={askedStatus}
          onDecided={(decision) => {
            setAskedStatus('');
            void actions.saveRest(decision);
          }}
          onClose={() => setAskedStatus('')}
        />
      )}
    </Dialog>
  );
}

function appointmentOf(edit: RequestEdit): string {
  return appointmentFields.map((field) => edit[field]).join(' ');
}
