import '@/styles/toasts.css';
import type { FocusEvent, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, Toaster as Sonner } from 'sonner';
import { focusElement } from '@/lib/browser/focus-element';
import { Button } from './button';

/** Default duration of a toast in milliseconds. */
const defaultDuration = 4000;

/** Renders the toaster in a root of its own: a toast may outlast the page that shows it. */
function mountToaster(): void {
  const page = document.getElementById('root');
  if (!page) return;
  const place = document.createElement('div');
  page.after(place);
  createRoot(place).render(<Toaster />);
}

export function Toaster() {
  return (
    <div onFocus={handleFocus} onBlur={handleBlur}>
      <Sonner
        position="top-right"
        theme="system"
        visibleToasts={1}
        duration={defaultDuration}
        gap={14}
        containerAriaLabel="Meldingen"
        closeButton
        toastOptions={{ closeButtonAriaLabel: 'Melding sluiten' }}
      />
    </div>
  );
}

// A toast before the toaster is mounted would not show.
if (typeof document !== 'undefined') mountToaster();

/** Duration of a toast of the request form in milliseconds. */
export const longDuration = 5000;

interface NotifyOptions {
  description?: string;
  duration?: number;
  action?: MessageAction;
}

/** A button in the toast; pressing it closes the toast. */
interface MessageAction {
  label: string;
  onClick: () => void;
}

type Kind = 'success' | 'info' | 'error';

interface OpenToast {
  /** Extends it by this many milliseconds. */
  prolong: (milliseconds: number) => void;
  /** Keeps it open until released, as hovering does. */
  hold: (isHeld: boolean) => void;
}

/** Open toasts with a button. */
const openToasts = new Set<OpenToast>();

/** What had the focus before it went to a toast. */
let cameFrom: EventTarget | null = null;

function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
  cameFrom = relatedTarget;
  openToasts.forEach((open) => open.hold(true));
}

function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
  openToasts.forEach((open) => open.hold(false));
}

/** Closing a toast removes its buttons: the focus returns to where it was, or else to the content. */
function returnFocus() {
  if (!document.activeElement?.closest('[data-sonner-toaster]')) return;
  const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : null;
  focusElement(before ?? document.querySelector('main'));
}

/** One toast at a time at the top right; an error interrupts a screen reader, the others wait their turn. */
export const notify = {
  success(title: string, options?: NotifyOptions) {
    show('success', title, options);
  },
  info(title: string, options?: NotifyOptions) {
    show('info', title, options);
  },
  error(title: ReactNode, options?: NotifyOptions) {
    show('error', <span role="alert">{title}</span>, options);
  },
  /** Closes what is open: for a screen that is left, whose message would cover the next one. */
  dismiss() {
    toast.dismiss();
  },
};

function show(kind: Kind, title: ReactNode, { action, ...options }: NotifyOptions = {}): void {
  const duration = options.duration ?? defaultDuration;
  // The new toast hides the others, whose buttons must remain available as long as promised.
  openToasts.forEach((open) => open.prolong(duration));
  if (action) showWithButton(kind, title, { ...options, duration, action });
  else toast[kind](title, { ...options, onAutoClose: returnFocus, onDismiss: returnFocus });
}

function showWithButton(
  kind: Kind,
  title: ReactNode,
  { duration, action, ...options }: NotifyOptions & { duration: number; action: MessageAction },
): void {
  let lasts = duration;
  const message = {
    ...options,
    action: (
      <Button variant="secondary" className="shrink-0 px-3" onClick={handleClick}>
        {action.label}
      </Button>
    ),
    onAutoClose: end,
    onDismiss: end,
  };
  const id = toast[kind](title, { ...message, duration });
  const open: OpenToast = {
    prolong(milliseconds) {
      lasts += milliseconds;
      restart(lasts);
    },
    hold(isHeld) {
      lasts = duration;
      restart(isHeld ? Infinity : duration);
    },
  };
  openToasts.add(open);

  /** Sonner restarts the timer when the duration changes. */
  function restart(milliseconds: number) {
    toast[kind](title, { ...message, id, duration: milliseconds });
  }

  function end() {
    openToasts.delete(open);
    returnFocus();
  }

  function handleClick() {
    end();
    toast.dismiss(id);
    action.onClick();
  }
}
