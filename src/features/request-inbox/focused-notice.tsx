import type { ComponentProps } from 'react';
import { Notice } from '@/components/ui/notice';

type FocusedNoticeProps = Omit<ComponentProps<typeof Notice>, 'role'>;

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

/** A notice that takes the focus when it appears, so that it is in view and read out, wherever the page was scrolled to. */
export function FocusedNotice(props: FocusedNoticeProps) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice {...props} />
    </div>
  );
}
