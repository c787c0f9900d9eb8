import { useState, type RefObject } from 'react';
import { Button } from './button';

interface CopyButtonProps {
  label: string;
  text: string;
  /** Where the text stands on the screen; selected for copying by hand when the browser refuses. */
  source: RefObject<HTMLElement | null>;
  copied: string;
  failed: string;
}

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ label, text, source, copied, failed }: CopyButtonProps) {
  const [announcement, setAnnouncement] = useState('');

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(copied);
    } catch {
      if (source.current) window.getSelection()?.selectAllChildren(source.current);
      setAnnouncement(failed);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void handleCopy()}>
        {label}
      </Button>
      <p role="status">{announcement}</p>
    </>
  );
}
