import type { UseMutationResult } from '@tanstack/react-query';

/** After somebody else was first: `unknown` until the newest version is read, then `gone` or `loaded`. */
export type Conflict = 'none' | 'unknown' | 'gone' | 'loaded';

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
