/**
 * Runs a task in one tab at a time. The task gets whether it holds the lock: false only with `ifAvailable`, while
 * another tab has it. What one task decides for the next is stored in the device database, because the lock does not
 * order localStorage. Where the browser has no locks, or refuses them along with storage, the task just runs.
 */
export async function withTabLock<Result>(
  name: string,
  options: LockOptions,
  task: (isHeld: boolean) => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return task(true);
  const state = { hasBegun: false };
  try {
    return await navigator.locks.request(name, options, (lock) => {
      state.hasBegun = true;
      return task(lock !== null);
    });
  } catch (error) {
    if (state.hasBegun) throw error;
    return task(true);
  }
}
