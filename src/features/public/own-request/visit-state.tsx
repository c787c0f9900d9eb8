import type { Clock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { momentText } from '@/features/public/visit/moment-text';
import { CancelRequest } from './cancel-request';
import { Moments } from './moments';
import { Withdraw } from './withdrawing/withdraw';
import { State, type RequestStateProps } from './state';

interface VisitStateProps extends RequestStateProps {
  icon: typeof Clock;
  title: string;
  /** ISO 8601 */
  startsAt: string;
  /** Below what the customer can do. */
  more?: ReactNode;
  children: ReactNode;
}

/** A moment that was chosen, and beside it the ways to change it. */
export function VisitState({ icon, title, startsAt, more, children, ...props }: VisitStateProps) {
  const [isMoving, setIsMoving] = useState(false);
  const { request, onDone } = props;
  return (
    <>
      <State icon={icon} title={title} moment={momentText(startsAt)}>
        {children}
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          {request.can_change && (
            <Button variant="secondary" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
              <ChangingText>{isMoving ? texts.keep : texts.move}</ChangingText>
            </Button>
          )}
          <CancelRequest {...props} />
          <Withdraw {...props} />
        </div>
        {more}
      </State>
      {isMoving && request.can_change && (
        <Moments
          {...props}
          onDone={(done) => {
            setIsMoving(false);
            onDone(done);
          }}
        />
      )}
    </>
  );
}
