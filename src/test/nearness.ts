import { vi } from 'vitest';

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** jsdom has no layout: what is near the screen, the test says, by calling what this gives. */
export function stubNearness(): () => void {
  const reports: Report[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(report: Report) {
        reports.push(report);
      }
    },
  );
  return () => reports.at(-1)?.([{ isIntersecting: true }]);
}
