import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { labelsTexts as texts } from '@/content/office/requests/label-files';
import { LabelsDialog } from './labels-dialog';

/** Opens the dialog in which several labels are added at once. */
export function LabelsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="secondary" className="max-sm:px-2" onClick={() => setIsOpen(true)}>
        <FileUp aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{texts.title}</span>
      </Button>
      {isOpen && (
        <LabelsDialog
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
