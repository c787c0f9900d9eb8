import { clsx } from 'clsx/lite';
import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { LineIcon } from '@/components/ui/line-icon';
import { whatsappBanner } from '@/content/public/home-sections';
import { whatsappUrl } from '@/content/site';
import { isOnWhatsapp } from '@/domain/contact/opening-hours';

/** Link to a WhatsApp chat, and whether the adviser is online. */
export function WhatsappBanner() {
  return (
    <section aria-labelledby="whatsapp-title" className="page my-4 md:my-2 print:hidden">
      <div className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-4 md:flex-row md:items-center md:justify-between md:gap-6 md:p-6">
        <div className="flex gap-4">
          <LineIcon name="chat" className="mt-0.5 size-6 shrink-0 text-primary" />
          <div>
            <div className="flex flex-wrap items-center gap-x-4">
              <h2 id="whatsapp-title" className="text-xl font-bold">
                {whatsappBanner.title}
              </h2>
              <OnlineIndicator />
            </div>
            <p className="max-w-text text-ink-muted">{whatsappBanner.text}</p>
          </div>
        </div>
        <a href={whatsappUrl} target="_blank" rel="noopener" className={buttonClass('secondary', 'shrink-0')}>
          {whatsappBanner.action}
          <span className="sr-only"> (opent in een nieuw tabblad)</span>
        </a>
      </div>
    </section>
  );
}

const minute = 60_000;

/** Whether WhatsApp is answered now, by the visitor's clock; empty in the prerender. */
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
          <ChangingText>{isOnline ? 'Online' : 'Offline'}</ChangingText>
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
