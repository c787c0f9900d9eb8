import type { z } from 'zod';
import { CodedError } from '@/lib/coded-error';
import { namelessMessage } from '@/lib/nameless-message';

export type DataErrorCode =
  | 'unavailable'
  | 'rate-limited'
  /** The request carried no valid session. */
  | 'unauthenticated'
  /** This account may not do that. */
  | 'forbidden'
  | 'duplicate'
  | 'conflict'
  /** The appointment does not fit. */
  | 'does-not-fit'
  /** A text shows a picture that was deleted. */
  | 'picture-gone'
  /** A text for an invoice has characters that none of its fonts has. */
  | 'unprinted'
  | 'invalid';

/** An error of the database. */
export class DataError extends CodedError<DataErrorCode> {
  override readonly name = 'DataError';
}

/** The code of a DataError; undefined for anything else. */
export function dataErrorCode(error: unknown): DataErrorCode | undefined {
  return error instanceof DataError ? error.code : undefined;
}

/** Whether somebody else changed or deleted what was to be written. */
export function isConflict(error: unknown): boolean {
  return dataErrorCode(error) === 'conflict';
}

/** Whether retrying is pointless because the values themselves are refused. A wrong key or schema can be fixed. */
export function isRefusedForGood(error: unknown): boolean {
  return dataErrorCode(error) === 'invalid';
}

/** Texts for some codes, and one for everything else. */
export type FailureTexts = Partial<Record<DataErrorCode, string>> & { other: string };

/** The text of a screen for this error. */
export function failureText(texts: FailureTexts, error: unknown): string {
  const code = dataErrorCode(error);
  // Without a session the reader has no rights either.
  return (code && texts[code === 'unauthenticated' ? 'forbidden' : code]) ?? texts.other;
}

interface ErrorResponse {
  status: number;
  /** A response that is not of the data API, such as that of a proxy, has no code, and JSON of others no message. */
  error: { code?: string | null; message?: string };
}

/**
 * An error response of the data API as a DataError, by HTTP status and SQLSTATE. The embedded backend reports a
 * violated CHECK as 500 with the code SUP instead of 400 with 23514, and an appointment that does not fit likewise.
 */
export function toDataError({ status, error: { code, message = '' } }: ErrorResponse): DataError {
  return new DataError(
    codeOfResponse(status, code ?? '', message),
    `${status} ${code ?? ''} ${namelessMessage(message)}`,
  );
}

// The embedded backend does not pass on the code of a refusal.
const violatedCheck = 'violates check constraint';
const lostPicture = 'shows a picture that is gone';
const unprintedText = 'cannot be printed: ';
const doesNotFitMessage = /violates exclusion constraint|the visit does not fit/;

function codeOfResponse(status: number, code: string, message: string): DataErrorCode {
  if (code === '23505') return 'duplicate';
  if (message.includes(lostPicture)) return 'picture-gone';
  if (message.includes(unprintedText)) return 'unprinted';
  if (code === '23P01' || doesNotFitMessage.test(message)) return 'does-not-fit';
  if (status === 429) return 'rate-limited';
  if (status === 401) return 'unauthenticated';
  if (status === 403 || code === '42501') return 'forbidden';
  if (code.startsWith('23') || code.startsWith('22') || message.includes(violatedCheck)) return 'invalid';
  // A table or column that is not there is a migration that has not run yet.
  const isTemporary = [404, 408, 425].includes(status) || code.startsWith('PGRST');
  // Without a code of its own, the response is that of a proxy.
  return status >= 400 && status < 500 && code !== '' && !isTemporary ? 'invalid' : 'unavailable';
}

/** `data` as the schema reads it. Throws a DataError 'unavailable' when the database returned another shape. */
export function parseData<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new DataError('unavailable', 'the database returned another shape', { cause: parsed.error });
}
