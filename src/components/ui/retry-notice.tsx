import type { ComponentProps } from 'react';
import { Button } from './button';
import { ChangingText } from './changing-text';
import { Notice } from './notice';

interface RetryNoticeProps extends Omit<ComponentProps<typeof Notice>, 'tone'> {
  onRetry: () => void;
}

/** Something could not be fetched: says so and offers to try again. */
export function RetryNotice({ onRetry, children, ...notice }: RetryNoticeProps) {
  return (
    <Notice {...notice} tone="danger">
      <ChangingText>{children}</ChangingText>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </Notice>
  );
}
