import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ChangingText } from './changing-text';

const tones = {
  info: 'border-primary bg-primary-soft',
  warning: 'border-accent bg-accent-soft',
  danger: 'border-danger bg-danger-soft',
};

interface NoticeProps {
  tone?: keyof typeof tones;
  /** `alert` interrupts, `status` waits; without it the notice is part of the page from the start. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
}

export function Notice({ tone = 'info', role, className, children }: NoticeProps) {
  return (
    <div role={role} className={clsx('rounded-lg border-l-4 px-4 py-3', tones[tone], className)}>
      <ChangingText>{children}</ChangingText>
    </div>
  );
}

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

/** A notice that takes the focus when it appears, so that it is scrolled into view and read aloud. */
export function FocusedNotice(props: Omit<ComponentProps<typeof Notice>, 'role'>) {
  return (
    <div ref={focusElement} role="group" tabIndex={-1}>
      <Notice {...props} />
    </div>
  );
}
