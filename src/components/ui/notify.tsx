import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, Toaster as Sonner } from 'sonner';
import { Button } from './button';

/** Default duration of a toast in milliseconds. */
const usualDuration = 4000;

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
    <Sonner
      position="top-right"
      theme="system"
      visibleToasts={1}
      duration={usualDuration}
      gap={14}
      containerAriaLabel="Meldingen"
      closeButton
      toastOptions={{ closeButtonAriaLabel: 'Melding sluiten' }}
    />
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

/** Extends an open toast with a button by this many milliseconds. */
const prolongers = new Set<(milliseconds: number) => void>();

/** One toast at a time at the top right; an error interrupts a screen reader, the others wait their turn. */
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
  // The new toast hides the others, whose buttons must remain available as long as promised.
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
    action: (
      <Button variant="secondary" className="shrink-0 px-3" onClick={handleClick}>
        {action.label}
      </Button>
    ),
    onAutoClose: end,
    onDismiss: end,
  };
  const id = toast[kind](title, { ...message, duration });
  prolongers.add(prolong);

  /** Sonner restarts the timer when the duration changes. */
  function prolong(milliseconds: number) {
    lasts += milliseconds;
    toast[kind](title, { ...message, id, duration: lasts });
  }

  function end() {
    prolongers.delete(prolong);
  }

  function handleClick() {
    end();
    toast.dismiss(id);
    action.onClick();
  }
}
