import type { ReactNode } from 'react';
import { momentTexts } from '@/content/public/request/own-request';

const { next, phone } = momentTexts.wish;

interface WishNextProps {
  isRush: boolean;
  /** Between what follows and whom to call. */
  children?: ReactNode;
}

/** What follows a moment that was only noted. */
export function WishNext({ isRush, children }: WishNextProps) {
  return (
    <>
      <p className="max-w-prose text-lg">{next[isRush ? 'rush' : 'usual']}</p>
      {children}
      <p>{phone}</p>
    </>
  );
}
