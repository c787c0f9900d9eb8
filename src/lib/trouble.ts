export type TroubleKind = 'error' | 'delivery' | 'policy' | 'not-found';

/** `cause` is an error, an event of the browser, or a code of our own; nothing that somebody typed. */
type Reporter = (kind: TroubleKind, cause: unknown) => void;

let reporter: Reporter | undefined;

/** Sets who is told of trouble; before that, and in the build, nobody is. */
export function setTroubleReporter(next: Reporter): void {
  reporter = next;
}

/** Tells the adviser of something that went wrong, as far as possible. Never throws. */
export function reportTrouble(kind: TroubleKind, cause: unknown): void {
  reporter?.(kind, cause);
}

/** Tells of a service that failed, by its name and the code of the error. */
export function reportFailedDelivery(service: 'relay' | 'store' | 'webhook', error: unknown): void {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
  reportTrouble('delivery', `${service} ${code}`);
}
