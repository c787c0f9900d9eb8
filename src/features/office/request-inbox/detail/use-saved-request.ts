import { useState } from 'react';
import type { StoredRequest } from '@/domain/request/request-fields';

/** The request that was saved last, until it is dismissed or a request is opened. */
export function useSavedRequest(openedId: string) {
  const [saved, setSaved] = useState<StoredRequest | null>(null);
  const [lastOpened, setLastOpened] = useState(openedId);
  if (lastOpened !== openedId) {
    setLastOpened(openedId);
    if (openedId !== '') setSaved(null);
  }
  return { saved, show: setSaved, dismiss: () => setSaved(null) };
}
