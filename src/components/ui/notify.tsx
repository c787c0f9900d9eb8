import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { mountToaster, usualDuration } from './toaster';

// A message that comes before its area would not show.
if (typeof document !== 'undefined') mountToaster();

/** Milliseconds that a message of the request form stays. */
export const longDuration = 5000;

interface NotifyOptions {
  description?: string;
  duration?: number;
  action?: MessageAction;
}

/** A button in the message; pressing it ends the message. */
interface MessageAction {
  label: string;
  onClick: () => void;
}

type Kind = 'success' | 'info' | 'error';

/** For each message with a button that is not over: lets it last this many milliseconds longer. */
const prolongers = new Set<(milliseconds: number) => void>();

/** One message at a time at the top right; an error interrupts a screen reader, the others wait their turn. */
export const notify = {
  success(title: string, options?: NotifyOptions) {
    show('success', title, options);
  },
  info(title: string, options?: NotifyOptions) {
    show('info', title, options);
  },
  error(title: string, options?: NotifyOptions) {
    show('error', <span role="alert">{title}</span>, options);
  },
};

function show(kind: Kind, title: ReactNode, { action, ...options }: NotifyOptions = {}): void {
  const duration = options.duration ?? usualDuration;
  // The new message hides the others: afterwards there is still all the time to press their button.
  prolongers.forEach((prolong) => prolong(duration));
  if (action) showWithButton(kind, title, { ...options, duration, action });
  else toast[kind](title, options);
}

function showWithButton(
  kind: Kind,
  title: ReactNode,
  { duration, action, ...options }: NotifyOptions & { duration: number; action: MessageAction },
): void {
  let lasts = duration;
  const message = {
    ...options,
    action: { label: action.label, onClick: handleClick },
    onAutoClose: end,
    onDismiss: end,
  };
  const id = toast[kind](title, { ...message, duration });
  prolongers.add(prolong);

  /** Another duration begins anew. */
  function prolong(milliseconds: number) {
    lasts += milliseconds;
    toast[kind](title, { ...message, id, duration: lasts });
  }

  function end() {
    prolongers.delete(prolong);
  }

  function handleClick() {
    end();
    action.onClick();
  }
}
