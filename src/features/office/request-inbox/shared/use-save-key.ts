import { useEffect, useEffectEvent } from 'react';

/** Saves by Ctrl+Enter, or Cmd+Enter, wherever the focus is. */
export function useSaveKey(save: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) save(event);
  });
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      handleKey(event);
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
