import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Handles files that are pasted or dropped anywhere on the page, or on the dialog that contains `place`; not behind
 * a dialog. Events that are already handled, as by a text editor, are left alone. Dropping a file anywhere never
 * navigates to it.
 */
export function useFileInput(place: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || !isOnTop(place.current)) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    function handlePaste(event: ClipboardEvent) {
      // A text from Word brings a picture of itself.
      if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData);
    }
    function handleDrop(event: DragEvent) {
      take(event, event.dataTransfer);
    }
    function preventNavigation(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    }
    document.addEventListener('paste', handlePaste);
    document.addEventListener('drop', handleDrop);
    // Required for a drop event.
    document.addEventListener('dragover', preventNavigation);
    // On window, so that it runs after all other handlers.
    window.addEventListener('drop', preventNavigation);
    return () => {
      document.removeEventListener('paste', handlePaste);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('dragover', preventNavigation);
      window.removeEventListener('drop', preventNavigation);
    };
  }, []);
}

/** Whether no dialog is open over this element: the last one in the page is on top. */
function isOnTop(place: Element | null): boolean {
  const top = [...document.querySelectorAll('[role=dialog]')].at(-1);
  return top === undefined || top.contains(place);
}
