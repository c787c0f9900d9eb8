import { messages } from '@/content/messages';
import { AuthFailure, toAuthFailure } from '@/data/auth/failure';
import { CreationFailure } from '@/data/auth/creation-failure';

/** `Inloggen mislukt: …`, in Dutch where the cause is known and otherwise in the words of the server. */
export function signInText(error: unknown): string {
  return messages.auth.signInFailed(signInReason(toAuthFailure(error)));
}

function signInReason({ fault, message }: AuthFailure): string {
  switch (fault) {
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

/** A sentence to go with the server's own words. */
export function signInHint(error: unknown): string {
  return toAuthFailure(error).fault === 'wrong-credentials' ? messages.auth.wrongCredentialsHint : '';
}

export function newPasswordText(error: unknown): string {
  const { fault, message } = toAuthFailure(error);
  switch (fault) {
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

/** What to say of a link from a mail that did not work. */
export function linkText(code: string): string {
  return code === 'otp_expired' ? messages.recovery.linkExpired : messages.recovery.linkFailed;
}

export function creationText(error: unknown): string {
  if (!(error instanceof CreationFailure)) return messages.setup.failed.unavailable;
  return error.fault === 'refused' ? messages.setup.refused(error.message) : messages.setup.failed[error.fault];
}
