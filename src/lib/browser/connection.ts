import { useEffect, useEffectEvent } from 'react';
import { fetchWithin, isKnownOffline, ServiceError } from '../http';

/** Milliseconds after which the site itself counts as out of reach. */
const probeTimeout = 4_000;

/** Milliseconds between two checks: a browser on a network without internet gets no event when that is restored. */
const probeInterval = 10_000;

/** Why a service failed, as far as that determines what a visitor can do. */
export type Outage = 'offline' | 'portal' | 'unavailable';

/**
 * Classifies the error of a service as an outage. Probes the site itself to tell a lost connection from a failing
 * service.
 */
export async function outageOf(error: unknown): Promise<Outage> {
  const code = error instanceof ServiceError ? error.code : 'unavailable';
  if (code === 'offline' || code === 'portal') return code;
  if (code !== 'unavailable') return 'unavailable';
  return (await hasConnection()) ? 'unavailable' : 'offline';
}

/** Whether the site itself can be reached: a browser only knows whether it has some network. */
export async function hasConnection(): Promise<boolean> {
  if (isKnownOffline()) return false;
  try {
    await fetchWithin('/robots.txt', probeTimeout, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * While `isWaiting`, calls back whenever the connection may be back: at each `online` event, or when a probe reaches
 * the site.
 */
export function useWhenConnected(isWaiting: boolean, onConnected: () => void): void {
  const handleConnected = useEffectEvent(onConnected);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    function handleOnline() {
      if (!isOver) handleConnected();
    }
    async function look() {
      if (await hasConnection()) handleOnline();
    }
    window.addEventListener('online', handleOnline);
    const timer = setInterval(() => void look(), probeInterval);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [isWaiting]);
}
