import type { ComponentProps } from 'react';
import { Notice } from './notice';

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

/** A notice that takes the focus when it appears, so that it is in view and read out, wherever the page was scrolled to. */
export function FocusedNotice(props: Omit<ComponentProps<typeof Notice>, 'role'>) {
  return (
    <div ref={takeFocus} role="group" tabIndex={-1}>
      <Notice {...props} />
    </div>
  );
}
