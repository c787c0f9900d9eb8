import type { Clock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { momentTexts, ownRequest as texts } from '@/content/public/request/own-request';
import { momentText } from '@/features/public/visit/moment-text';
import { bringToTop } from '@/lib/browser/bring-to-top';
import { CancelRequest } from './cancel-request';
import { Moments } from './moments';
import { Withdraw } from './withdrawing/withdraw';
import { State, type RequestStateProps } from './state';

interface VisitStateProps extends RequestStateProps {
  icon: typeof Clock;
  title: string;
  /** ISO 8601 */
  startsAt: string;
  /** Other actions, after that of moving it. */
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
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
          {request.can_change && (
            <Button variant="secondary" aria-expanded={isMoving} onClick={() => setIsMoving(!isMoving)}>
              <ChangingText>{isMoving ? texts.keep : texts.move}</ChangingText>
            </Button>
          )}
          {more}
          <CancelRequest {...props} />
          <Withdraw {...props} />
        </div>
      </State>
      {isMoving && request.can_change && (
        <div ref={bringToTop} role="group" tabIndex={-1} aria-label={momentTexts.moveTitle}>
          <Moments
            {...props}
            onDone={(done) => {
              setIsMoving(false);
              onDone(done);
            }}
          />
        </div>
      )}
    </>
  );
}
