import { useRef } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { ownRequest } from '@/content/public/request/own-request';

const { invoice: texts } = ownRequest;

interface CopiedFactProps {
  term: string;
  value: string;
  /** The button and what it copies, as a banking app takes it; without it there is nothing to copy. */
  copy?: { label: string; text: string };
}

/** One fact of a payment, with the button that copies it. */
export function CopiedFact({ term, value, copy }: CopiedFactProps) {
  const source = useRef<HTMLSpanElement>(null);
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <dt className="w-full text-sm text-ink-muted">{term}</dt>
      <dd className="min-w-0 font-semibold break-words">
        <span key={value} ref={source}>
          {value}
        </span>
      </dd>
      {copy && (
        <dd className="flex flex-wrap items-center gap-x-3 print:hidden">
          <CopyButton {...copy} source={source} copied={texts.copied} failed={texts.copyFailed} />
        </dd>
      )}
    </div>
  );
}
