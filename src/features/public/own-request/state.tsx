import { clsx } from 'clsx/lite';
import type { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import type { OwnRequest } from '@/data/own-request/queries';
import type { Offer } from '@/features/public/visit/offer/first-offer';

export interface RequestStateProps {
  customerKey: string;
  request: OwnRequest;
  /** What is offered first while there is no appointment. */
  offer: Offer;
  /** Called with what the customer did, in words. */
  onDone: (done: string) => void;
}

interface StateProps {
  icon: typeof Clock;
  title: string;
  /** When somebody comes: what one opens the page for, so larger than the title. */
  moment?: string;
  text?: string;
  /** Nothing goes on any more. */
  isQuiet?: boolean;
  children?: ReactNode;
}

/** The state of the request, in words. */
export function State({ icon: Icon, title, moment, text, isQuiet = false, children }: StateProps) {
  return (
    <section
      className={clsx(
        'grid gap-3 rounded-2xl border border-line p-5 sm:p-8',
        isQuiet ? 'bg-surface' : 'bg-primary-soft',
      )}
    >
      <h2
        key={title}
        className={clsx('flex items-center gap-2 font-bold', moment === undefined ? 'text-2xl' : 'text-primary')}
      >
        <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
        {title}
      </h2>
      {moment !== undefined && (
        <p className="text-title text-balance first-letter:uppercase">
          <ChangingText>{moment}</ChangingText>
        </p>
      )}
      {text && (
        <p key={text} className="max-w-prose text-lg">
          {text}
        </p>
      )}
      {children}
    </section>
  );
}
