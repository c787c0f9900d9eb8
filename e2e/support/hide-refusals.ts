/**
 * SQLSTATE codes with which the database refuses a call: an invalid value, a constraint, a missing right, or a function
 * that raises.
 */
const refusal = /^(22|23|42501$|P0001$|PT)/;

/**
 * Keeps the errors with which the database refused a call out of the log of this process: a page that gets such a
 * response logs it too, which fails a test that does not expect it.
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
