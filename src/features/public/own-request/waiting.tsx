import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '@/components/ui/use-now';
import { termFigures } from '@/content/legal/term-figures';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { lateRush } from '@/content/public/request/rush-promise';
import { CallMe, type CallStep } from '@/features/public/visit/call-me';
import { momentText } from '@/features/public/visit/moment-text';
import { CancelRequest } from './cancel-request';
import { costOfEnding } from './cost-of-ending';
import { Moments } from './moments';
import { Withdraw } from './withdrawing/withdraw';
import { State, type RequestStateProps } from './state';

/** Without an appointment: what the customer or we do next. */
export function Waiting(props: RequestStateProps) {
  const { customerKey, request, offer } = props;
  const { can_change: canChange, ended_visit: ended, rush } = request;
  const lost =
    ended && (ended.how === 'office' || ended.how === 'no_show')
      ? {
          ...texts.lost[ended.how],
          moment: momentText(ended.starts_at),
          cost: costOfEnding(ended, termFigures(request.terms)),
        }
      : null;
  const [call, setCall] = useState<CallStep>('none');
  const now = useNow();
  const kind = rush ? 'rush' : 'usual';
  let next: string | undefined =
    offer === 'loading' ? undefined : texts.next[offer === 'moments' ? 'pick' : 'call'][kind];
  if (offer === 'late' && rush !== null && now !== null) {
    const by = momentText(rush.by);
    next =
      rush.by > now
        ? lateRush.noMoment(by, request.rush_price)
        : `${lateRush.passed(by, request.rush_price)} ${texts.next.call.rush}`;
  }
  return (
    <>
      <State
        icon={Clock}
        title={lost?.title ?? texts.waiting}
        text={[lost?.text(lost.moment), lost?.cost, next].filter(Boolean).join(' ')}
      />
      {canChange && <Moments {...props} />}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {canChange && (
          <div className={call === 'none' ? undefined : 'w-full'}>
            <CallMe customerKey={customerKey} hasPhone={request.has_phone} step={call} onStep={setCall} />
          </div>
        )}
        <CancelRequest {...props} />
        <Withdraw {...props} />
      </div>
    </>
  );
}
