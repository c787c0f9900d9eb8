import { setTroubleReporter, type TroubleKind } from '@/lib/trouble';

/** Counts what goes wrong on the page, for the back-office; the code for it is loaded when something does. */
export function watchTrouble(): void {
  setTroubleReporter(report);
  window.addEventListener('error', ({ error }) => report('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('error', reason));
  window.addEventListener('securitypolicyviolation', (event) => report('policy', event));
}

function report(kind: TroubleKind, cause: unknown): void {
  const { pathname } = window.location;
  import('@/data/site-reports/send-report').then(
    ({ sendReport }) => sendReport(kind, pathname, cause),
    // Without a connection nothing can be reported.
    () => undefined,
  );
}
