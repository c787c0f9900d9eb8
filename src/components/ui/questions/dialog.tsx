import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx/lite';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangingText } from '../changing-text';

const control = ':is(a[href], button, input, select, textarea, summary):not(:disabled)';

interface DialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  /** Whom or what it is about, beside the title. */
  subject?: string;
  /** Two columns fit beside each other. */
  isWide?: boolean;
  /** Buttons beside the one that closes. */
  tools?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Modal dialog: traps the focus and closes on Escape. It has no trigger of its own, so whoever opens it restores the
 * focus afterwards.
 */
export function Dialog({ isOpen, title, subject, description, isWide = false, tools, onClose, children }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            // A second press of Enter must not trigger the first of the tools.
            if (tools === undefined) return;
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onKeyDown={(event) => {
            // Radix keeps the focus on the dialog itself: it has no control before it.
            if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return;
            event.preventDefault();
            const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(control)];
            controls.findLast((element) => element.checkVisibility())?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // This handler runs first; an open panel in the dialog closes itself, and the dialog stays open.
            if (event.target instanceof Element && event.target.closest('[data-closes-on-escape]'))
              event.preventDefault();
          }}
          onInteractOutside={(event) => {
            // A toast is not part of the page behind the dialog.
            if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
              event.preventDefault();
          }}
          className={clsx(
            'fixed inset-x-0 top-(--office-clear) bottom-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-1rem-max(1rem,var(--office-clear)))] flex-col overflow-y-auto rounded-2xl border border-line bg-surface shadow-xl focus-visible:-outline-offset-3',
            // Scrolls as a whole on a low screen: at 400% zoom a sticky footer would leave no room for the content.
            'low:block',
            isWide ? 'w-[min(72rem,calc(100vw-1rem))]' : 'w-[min(48rem,calc(100vw-2rem))]',
          )}
        >
          <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line px-5 pt-2 pb-3 sm:px-6 sm:py-3">
            <Radix.Title
              className={clsx(
                'font-bold',
                tools === undefined ? 'text-xl' : 'max-xs:col-span-2 max-xs:row-start-2 sm:text-xl',
              )}
            >
              <ChangingText>{title}</ChangingText>{' '}
              {subject !== undefined && (
                <span key={subject} className="font-normal">
                  {subject}
                </span>
              )}
            </Radix.Title>
            <Radix.Description
              className={clsx(
                'col-span-2 row-start-2 text-ink-muted max-sm:text-sm',
                // Below the title, which has no room beside the tools there.
                tools !== undefined && 'max-xs:row-start-3',
              )}
            >
              {description}
            </Radix.Description>
            <div className="col-start-2 -mr-3 flex flex-wrap justify-end">
              {tools}
              <Radix.Close
                aria-label="Venster sluiten"
                className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-surface-sunk"
              >
                <X aria-hidden="true" />
              </Radix.Close>
            </div>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
