import { toast } from 'sonner';
import { wishToaster } from './toaster-wish';

// Whatever can have a message comes with this file, and a message that comes before its area would not show.
wishToaster();

/** Milliseconds that a message of the request form stays (others: the toaster's own 4 s). */
export const longDuration = 5000;

interface NotifyOptions {
  description?: string;
  duration?: number;
  /** A button in the message; pressing it ends the message. */
  action?: { label: string; onClick: () => void };
}

/** One message at a time at the top right; an error interrupts a screen reader, the others wait their turn. */
export const notify = {
  success(title: string, options?: NotifyOptions) {
    toast.success(title, options);
  },
  info(title: string, options?: NotifyOptions) {
    toast.info(title, options);
  },
  error(title: string, options?: NotifyOptions) {
    toast.error(<span role="alert">{title}</span>, options);
  },
};
