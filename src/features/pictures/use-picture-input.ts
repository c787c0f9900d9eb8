import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes pictures that are pasted or dropped anywhere in the page, or over the dialog that `place` stands in: behind a dialog
 * nothing is taken. What something else took already, such as an editor of texts, is its own. Wherever a file is dropped,
 * the browser does not leave the page for it.
 */
export function usePictureInput(place: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): void {
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
    // Only then the browser drops it here.
    document.addEventListener('dragover', preventNavigation);
    // After everything in the page had its turn.
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
