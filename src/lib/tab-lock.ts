/**
 * Runs a task in one tab at a time; the task learns whether it holds the lock, which is false only with `ifAvailable`,
 * while another tab has it. What one task decides for the next is kept in the database of the device: the lock does not
 * order localStorage. Where the browser has no locks, or refuses them to a site that may keep nothing, it just runs.
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
