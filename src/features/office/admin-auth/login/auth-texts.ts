import { messages } from '@/content/messages';
import { CreationFailure, toAuthFailure } from '@/data/auth/errors';

/**
 * Why a password was not taken or could not be checked, as the end of a sentence; the server's own words, in English,
 * for any other cause.
 */
export function signInReason(error: unknown): string {
  const { code, message } = toAuthFailure(error);
  switch (code) {
    case 'unavailable':
      return messages.auth.reasons.unavailable;
    case 'server-error':
      return messages.auth.reasons.serverError;
    case 'too-many-attempts':
      return messages.auth.reasons.tooManyAttempts;
    default:
      return message;
  }
}

/** A Dutch explanation beside the server's message, or ''. */
export function signInHint(error: unknown): string {
  return toAuthFailure(error).code === 'wrong-credentials' ? messages.auth.wrongCredentialsHint : '';
}

export function newPasswordText(error: unknown): string {
  const { code, message } = toAuthFailure(error);
  switch (code) {
    case 'weak-password':
      return messages.recovery.weak;
    case 'same-password':
      return messages.recovery.same;
    case 'no-session':
      return messages.recovery.sessionGone;
    case 'unavailable':
    case 'server-error':
      return messages.recovery.failed;
    default:
      return messages.recovery.refused(message);
  }
}

/** For a mailed link that did not work. */
export function linkText(code: string): string {
  return code === 'otp_expired' ? messages.recovery.linkExpired : messages.recovery.linkFailed;
}

export function creationText(error: unknown): string {
  if (!(error instanceof CreationFailure)) return messages.setup.failed.unavailable;
  return error.code === 'refused' ? messages.setup.refused(error.message) : messages.setup.failed[error.code];
}
