import { CheckboxField } from '@/components/form/fields';
import { MailLine } from '@/components/office/mail/mail-line';
import { Button } from '@/components/ui/button';
import { cancellationTexts as texts } from '@/content/office/requests/request-dialog';
import type { StoredRequest } from '@/domain/request/request-fields';
import { hasMoment, isOpenStatus } from '@/domain/request/request-status';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { useMailLine } from '../shared/use-mail-line';

interface VisitEndProps {
  request: StoredRequest;
  /** Whether the request is being cancelled. */
  isCancelling: boolean;
  isCancelledByCustomer: boolean;
  onCancelledByCustomer: (isByCustomer: boolean) => void;
  onNoShow: (isWithoutMail: boolean) => void;
}

/** Why a planned visit does not take place: who cancels it, or that nobody was home. */
export function VisitEnd({
  request,
  isCancelling,
  isCancelledByCustomer,
  onCancelledByCustomer,
  onNoShow,
}: VisitEndProps) {
  if (!hasMoment(request)) return null;
  if (isCancelling) {
    return (
      <CheckboxField
        id="cancelled-by-customer"
        label={texts.byCustomer}
        hint={texts.byCustomerHint}
        checked={isCancelledByCustomer}
        onChange={({ target: { checked } }) => onCancelledByCustomer(checked)}
      />
    );
  }
  const { appointmentDate, appointmentTime, status } = request;
  const { date, time } = dutchDateTime(new Date());
  if (!isOpenStatus(status) || `${appointmentDate} ${appointmentTime}` > `${date} ${time}`) return null;
  return <NoShow requestId={request.id} onNoShow={onNoShow} />;
}

function NoShow({ requestId, onNoShow }: { requestId: string } & Pick<VisitEndProps, 'onNoShow'>) {
  const mail = useMailLine([{ id: requestId, is_missed: true }]);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => onNoShow(mail.isWithoutMail)}>
          {texts.noShow}
        </Button>
        <p className="text-sm text-ink-muted">{texts.noShowHint}</p>
      </div>
      <MailLine {...mail} />
    </div>
  );
}
