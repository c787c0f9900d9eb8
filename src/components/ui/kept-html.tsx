import { useState, type ReactNode, type Ref } from 'react';
import { useIsInBrowser } from './use-is-in-browser';

/** Marks HTML that stays as it came: its links are followed by whoever looks for this mark. */
export const keptMark = 'data-kept';

// React writes this into the page when it changes, which it never does.
const nothingToWrite = { __html: '' };

interface KeptHtmlProps {
  ref?: Ref<HTMLDivElement>;
  /** For HTML that would not do what it promises: nobody can reach into it. */
  inert?: boolean;
  className?: string;
  /** What draws the HTML where the page is made. */
  children: ReactNode;
}

/** The place of HTML that is made with the page, and that the browser leaves as it came. */
export function KeptHtml({ ref, inert = false, className, children }: KeptHtmlProps) {
  const attributes = { [keptMark]: '', inert, className, suppressHydrationWarning: true };
  if (typeof document === 'undefined') return <div {...attributes}>{children}</div>;
  return <div {...attributes} ref={ref} dangerouslySetInnerHTML={nothingToWrite} />;
}

/** Whether this component comes with the page as HTML; false when the browser draws it by itself. */
export function useComesWithPage(): boolean {
  const isInBrowser = useIsInBrowser();
  const [comesWithPage] = useState(!isInBrowser);
  return comesWithPage;
}
