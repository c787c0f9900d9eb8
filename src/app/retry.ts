/** Milliseconds between two attempts. */
const pause = 50;

/** Retries `attempt` for `duration` milliseconds at most, while code is loading; returns a function that stops it. */
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
