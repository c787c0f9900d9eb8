import type { z } from 'zod';

export type DataErrorCode = 'unavailable' | 'rate-limited' | 'forbidden' | 'duplicate' | 'conflict' | 'invalid';

/** What went wrong at the database, in our own words. The message is for the log; a screen chooses its own text. */
export class DataError extends Error {
  readonly code: DataErrorCode;

  constructor(code: DataErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DataError';
    this.code = code;
  }
}

/** What went wrong, when it was at the database; undefined for any other failure, and for none. */
export function dataErrorCode(error: unknown): DataErrorCode | undefined {
  return error instanceof DataError ? error.code : undefined;
}

/** Whether somebody else changed or deleted what was to be written. */
export function isConflict(error: unknown): boolean {
  return dataErrorCode(error) === 'conflict';
}

/** Texts for some codes, and one for everything else. */
type FailureTexts = Partial<Record<DataErrorCode, string>> & { other: string };

/** Which of a screen's texts tells of this failure. */
export function failureText(texts: FailureTexts, error: unknown): string {
  const code = dataErrorCode(error);
  return (code && texts[code]) ?? texts.other;
}

interface FailedResponse {
  status: number;
  /** A response that is no JSON, such as that of a proxy, has no code. */
  error: { code?: string | null; message: string };
}

/**
 * Any failed response of the data API as a DataError. Works by HTTP status and SQLSTATE; the embedded backend answers
 * a violated CHECK with 500 and the code SUP instead of 400 and 23514.
 */
export function toDataError({ status, error }: FailedResponse): DataError {
  return new DataError(
    codeOfResponse(status, error.code ?? '', error.message),
    `${status} ${error.code ?? ''} ${error.message}`,
  );
}

function codeOfResponse(status: number, code: string, message: string): DataErrorCode {
  if (code === '23505') return 'duplicate';
  if (status === 429) return 'rate-limited';
  if (status === 401 || status === 403 || code === '42501') return 'forbidden';
  if (code.startsWith('23') || code.startsWith('22') || message.includes('violates check constraint')) return 'invalid';
  return 'unavailable';
}

/** `data` as the schema reads it. Throws a DataError 'unavailable' when the database returned another shape. */
export function parseData<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new DataError('unavailable', 'the database returned another shape', { cause: parsed.error });
}
