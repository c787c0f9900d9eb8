/** SQLSTATE codes by which the database refuses what somebody sends: a value, a check, a right, or a function that raises. */
const refusal = /^(22|23|42501$|P0001$|PT)/;

/**
 * Leaves the errors out of the log of this process by which the database refused a call, and answered that: a page that gets
 * such an answer logs it too, which fails a test that does not expect it.
 */
export function hideRefusals(): void {
  const log = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    if (!parts.some(isRefusal)) log(...parts);
  };
}

function isRefusal(part: unknown): boolean {
  return part instanceof Error && 'code' in part && typeof part.code === 'string' && refusal.test(part.code);
}
