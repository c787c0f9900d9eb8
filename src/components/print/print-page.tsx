import '@/styles/print-alone.css';
import * as Radix from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { PrintButton } from './print-button';

interface PrintPageProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A page over the app, to read and to print: src/styles/index.css keeps all else off the paper. */
export function PrintPage({ title, onClose, children }: PrintPageProps) {
  const [opener] = useState(document.activeElement);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          data-print-page=""
          aria-describedby={undefined}
          onCloseAutoFocus={() => {
            if (opener instanceof HTMLElement) opener.focus();
          }}
          className="fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-surface print:static print:overflow-visible"
        >
          <div className="mx-auto max-w-3xl px-4 py-6 sm:px-8 sm:py-10 print:max-w-none print:p-0 print:text-sm">
            <div className="mb-6 flex flex-wrap justify-end gap-3 print:hidden">
              <PrintButton />
              <Button variant="secondary" onClick={onClose}>
                Sluiten
              </Button>
            </div>
            <Radix.Title className="text-2xl leading-tight font-bold sm:text-3xl print:text-xl">{title}</Radix.Title>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
