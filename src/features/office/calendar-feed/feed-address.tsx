import { useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Notice } from '@/components/ui/notice';
import { calendarFeedTexts as texts } from '@/content/office/visits/calendar-feed';

function focusElement(element: HTMLElement | null) {
  element?.focus();
}

/** The secret address of the feed, shown once, with what to do with it. */
export function FeedAddress({ address }: { address: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div ref={focusElement} tabIndex={-1} className="mt-4">
      <Notice>
        <p className="font-semibold">{texts.made}</p>
        <p>{texts.once}</p>
        <code ref={shown} className="mt-2 block font-mono text-sm break-all select-all">
          {address}
        </code>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <CopyButton
            label={texts.copy}
            text={address}
            source={shown}
            copied={texts.copied}
            failed={texts.copyFailed}
          />
          {/* Calendar programs subscribe to an address with this scheme. */}
          <a className={buttonClass('secondary')} href={address.replace(/^https?:/, 'webcal:')}>
            {texts.open}
          </a>
        </div>
        <dl className="mt-4">
          {texts.programs.map(({ name, steps }) => (
            <div key={name} className="mt-2">
              <dt className="font-semibold">{name}</dt>
              <dd>{steps}</dd>
            </div>
          ))}
        </dl>
      </Notice>
    </div>
  );
}
