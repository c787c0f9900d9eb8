import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes a picture that is pasted or dropped anywhere in the page, or in the dialog that `place` stands in: dropped beside its
 * place, the browser would leave the page for it. What something else took already, such as an editor of texts, is its own.
 */
export function usePictureInput(place: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const file = data?.files[0];
    if (!file || event.defaultPrevented || dialogOf(event.target) !== dialogOf(place.current)) return;
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    function handlePaste(event: ClipboardEvent) {
      // A text from Word brings a picture of itself.
      if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData);
    }
    function handleDrop(event: DragEvent) {
      take(event, event.dataTransfer);
    }
    function handleDragOver(event: DragEvent) {
      // Only then the browser drops it here.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    }
    document.addEventListener('paste', handlePaste);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('dragover', handleDragOver);
    return () => {
      document.removeEventListener('paste', handlePaste);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('dragover', handleDragOver);
    };
  }, []);
}

function dialogOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role=dialog]') : null;
}
