import { administratorTexts } from '@/content/administrators';
import { DataError } from '@/data/errors';

/** Somebody else was first: what was to be taken away is not there any more. */
export function isGone(error: unknown): boolean {
  return faultOf(error) === 'conflict';
}

export function invitingText(error: unknown): string {
  const texts = administratorTexts.notInvited;
  switch (faultOf(error)) {
    case 'duplicate':
      return texts.duplicate;
    case 'invalid':
      return texts.invalid;
    case 'forbidden':
      return texts.forbidden;
    default:
      return texts.other;
  }
}

export function revokingText(error: unknown): string {
  const texts = administratorTexts.notRevoked;
  switch (faultOf(error)) {
    case 'conflict':
      return texts.gone;
    case 'forbidden':
      return texts.forbidden;
    default:
      return texts.other;
  }
}

export function removingText(error: unknown): string {
  const texts = administratorTexts.notRemoved;
  switch (faultOf(error)) {
    case 'invalid':
      return texts.last;
    case 'conflict':
      return texts.gone;
    case 'forbidden':
      return texts.forbidden;
    default:
      return texts.other;
  }
}

/** Whatever is no DataError is told of as no answer. */
function faultOf(error: unknown) {
  return error instanceof DataError ? error.fault : 'unavailable';
}
