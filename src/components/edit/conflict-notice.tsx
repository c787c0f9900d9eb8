import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FocusedNotice } from '@/components/ui/focused-notice';
import type { Conflict } from './use-versioned-writes';

interface ConflictNoticeProps {
  conflict: Conflict;
  isReading: boolean;
  hasReadFailed: boolean;
  texts: Readonly<Record<'conflict' | 'conflictGone' | 'reloadFailed', string>>;
  onRead: () => void;
  /** What is stored beside what was typed, once the newest version is loaded. */
  children: ReactNode;
}

/** Somebody else was first: says so, and shows both versions before anything is overwritten. */
export function ConflictNotice({ conflict, isReading, hasReadFailed, texts, onRead, children }: ConflictNoticeProps) {
  switch (conflict) {
    case 'none':
      return null;
    case 'gone':
      return (
        <FocusedNotice key="gone" tone="danger">
          {texts.conflictGone}
        </FocusedNotice>
      );
    case 'loaded':
      return (
        <FocusedNotice key="loaded" tone="warning">
          {children}
        </FocusedNotice>
      );
    case 'unknown':
      return (
        <FocusedNotice key="unknown" tone="danger">
          <p>{texts.conflict}</p>
          {hasReadFailed && <p className="mt-1 font-semibold">{texts.reloadFailed}</p>}
          <Button variant="secondary" className="mt-3" aria-disabled={isReading} onClick={onRead}>
            {isReading ? 'Bezig met laden...' : 'Nieuwste versie laden'}
          </Button>
        </FocusedNotice>
      );
  }
}
