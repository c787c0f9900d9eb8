import type { ReactNode } from 'react';

interface ChangingTextProps {
  children: ReactNode;
}

/**
 * Text that changes, or comes and goes beside other content. A browser that translates the page takes text nodes away
 * from React, and may write a translation late: so the text stands in an element, which is exchanged with it.
 */
export function ChangingText({ children }: ChangingTextProps) {
  return children && typeof children === 'string' ? <span key={children}>{children}</span> : children;
}
