import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { FocusedNotice } from '@/components/ui/notice';

/** Somebody else saved or deleted first: `unknown` until the newest version is fetched, then `gone` or `loaded`. */
type Conflict = 'none' | 'unknown' | 'gone' | 'loaded';

/** A mutation that names the version that was read. */
interface VersionedWrite {
  isPending: boolean;
  error: Error | null;
  reset: () => void;
}

interface VersionedWrites<Base> {
  saving: VersionedWrite;
  deleting?: VersionedWrite;
  /** Reads a record by its id; null when it is gone. */
  reading: UseMutationResult<Base | null, Error, string>;
  isConflict: (error: Error | null) => boolean;
}

interface Outcome<Result> {
  onDone: (result: Result) => void;
  onFailed: () => void;
}

/** Writes on the version of a record that was read, one at a time; a conflict ends with reading the newest version. */
export function useVersionedWrites<Base>({ saving, deleting, reading, isConflict }: VersionedWrites<Base>) {
  const isBusy = saving.isPending || reading.isPending || deleting?.isPending === true;
  const hasConflict = isConflict(saving.error) || isConflict(deleting?.error ?? null);

  /** Runs a write, unless one is under way. */
  async function attempt<Result>(write: () => Promise<Result>, { onDone, onFailed }: Outcome<Result>): Promise<void> {
    if (isBusy) return;
    let result: Result;
    try {
      result = await write();
    } catch {
      onFailed();
      return;
    }
    onDone(result);
  }

  async function readNewest(id: string, onRead: (newest: Base) => void): Promise<void> {
    if (isBusy) return;
    try {
      const newest = await reading.mutateAsync(id);
      if (newest) onRead(newest);
      saving.reset();
      deleting?.reset();
    } catch {
      // The conflict notice shows that the read failed.
    }
  }

  return {
    conflict: hasConflict ? 'unknown' : outcomeOf(reading.data),
    isReading: reading.isPending,
    hasReadFailed: reading.isError,
    /** Why saving failed, when it was no conflict. */
    saveError: hasConflict ? null : saving.error,
    attempt,
    readNewest,
  };
}

function outcomeOf(newest: unknown): Conflict {
  if (newest === undefined) return 'none';
  return newest === null ? 'gone' : 'loaded';
}

interface ConflictNoticeProps {
  conflict: Conflict;
  isReading: boolean;
  hasReadFailed: boolean;
  texts: Readonly<Record<'conflict' | 'conflictGone' | 'reloadFailed', string>>;
  onRead: () => void;
  /** Both versions, where the newest is known before it is loaded. */
  known?: ReactNode;
  /** What is stored beside what was typed, once the newest version is loaded. */
  children: ReactNode;
}

/** Reports a conflict, and shows both versions before anything is overwritten. */
export function ConflictNotice({
  conflict,
  isReading,
  hasReadFailed,
  texts,
  onRead,
  known,
  children,
}: ConflictNoticeProps) {
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
          {known}
          {hasReadFailed && <p className="mt-1 font-semibold">{texts.reloadFailed}</p>}
          <Button variant="secondary" className="mt-3" aria-disabled={isReading} onClick={onRead}>
            <ChangingText>{isReading ? 'Bezig met laden...' : 'Nieuwste versie laden'}</ChangingText>
          </Button>
        </FocusedNotice>
      );
  }
}
