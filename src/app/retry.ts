/** Milliseconds between two attempts. */
const pause = 50;

/** Attempts something that may have to wait for code, for `duration` milliseconds at most; returns a function that gives up. */
export function retry(succeeds: () => boolean, duration: number, onMissing?: () => void): () => void {
  let waited = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function attempt() {
    if (succeeds()) return;
    waited += pause;
    if (waited <= duration) timer = setTimeout(attempt, pause);
    else onMissing?.();
  }
  attempt();
  return () => clearTimeout(timer);
}
