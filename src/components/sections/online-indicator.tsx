import { clsx } from 'clsx/lite';
import { useSyncExternalStore } from 'react';
import { isOnWhatsapp } from '@/domain/contact/opening-hours';

const minute = 60_000;

/** Whether WhatsApp is answered now, by the visitor's clock; empty until the page is in a browser. */
export function OnlineIndicator() {
  const isOnline = useSyncExternalStore(everyMinute, isOnlineNow, () => null);
  return (
    <span className="inline-flex h-6 min-w-20 items-center gap-2 text-sm font-semibold">
      {isOnline !== null && (
        <>
          <span
            aria-hidden="true"
            className={clsx('size-2.5 rounded-full border-2 border-current', isOnline && 'bg-current text-primary')}
          />
          {isOnline ? 'Online' : 'Offline'}
        </>
      )}
    </span>
  );
}

function isOnlineNow(): boolean {
  return isOnWhatsapp(new Date());
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  return () => clearInterval(timer);
}
