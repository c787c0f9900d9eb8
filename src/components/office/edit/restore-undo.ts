import { LeftAlone } from '@/components/office/edit/offer-undo';
import { messages } from '@/content/messages';
import { binTexts } from '@/content/office/requests/bin';
import { mailsText } from '@/content/office/requests/mail-choice';
import { isConflict } from '@/data/errors';
import { fetchMailsOfChanges, type ProposedChange } from '@/data/outgoing/mails-of-changes';

const texts = messages.requests;

interface Restoring {
  /** What comes back, by `is_restored`. */
  changes: readonly ProposedChange[];
  restore: () => Promise<void>;
  undone: { title: string; description?: string };
}

/**
 * Undoes a deletion, and first names what that mails, if anything: it can be pressed after the minute in which a deletion mails
 * nothing. For `offerUndo`.
 */
export async function restoreNamingMails({ changes, restore, undone }: Restoring): Promise<void> {
  const mails = await fetchMailsOfChanges(changes);
  if (mails.length === 0) return restore();
  throw new LeftAlone({
    title: `${mailsText(mails)}.`,
    confirm: { label: binTexts.restore, undo: restore, undone },
  });
}

/** Why bringing back failed, and whether another try may help. */
export function describeRestoreFailure(error: unknown) {
  return isConflict(error)
    ? { title: texts.restoreTooLate, description: texts.restoreTooLateDescription, canRetry: false }
    : { title: texts.restoreFailed, description: texts.restoreFailedDescription, canRetry: true };
}
