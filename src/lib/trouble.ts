export type TroubleKind = 'error' | 'delivery' | 'policy' | 'not-found';

/** `cause` is an error, an event of the browser, or a code of our own; nothing that somebody typed. */
type Reporter = (kind: TroubleKind, cause: unknown) => void;

let reporter: Reporter | undefined;

/** Sets the reporter; without one, as in the build, nothing is reported. */
export function setTroubleReporter(next: Reporter): void {
  reporter = next;
}

/** Reports that something went wrong, as far as possible. Never throws. */
export function reportTrouble(kind: TroubleKind, cause: unknown): void {
  reporter?.(kind, cause);
}

/** Reports a service that failed, by its name and the code of the error. */
export function reportFailedDelivery(service: 'relay' | 'store' | 'webhook', error: unknown): void {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
  reportTrouble('delivery', `${service} ${code}`);
}
