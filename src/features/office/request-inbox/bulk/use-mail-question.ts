import { useState } from 'react';
import { fetchMailsOfChanges, type ProposedMail } from '@/data/outgoing/mails-of-changes';
import type { RequestChange } from '@/data/requests/bulk';

/** What changes would mail, and what to do once that is known: mail it, change without, or leave it. */
export interface BulkMailQuestion {
  mails: readonly ProposedMail[];
  onAnswer: (answer: 'mail' | 'without-mail' | 'cancel') => void;
}

/** Asks whether to mail what changes would mail. */
export function useMailQuestion() {
  const [mailQuestion, setMailQuestion] = useState<BulkMailQuestion | null>(null);

  /** Says what these changes would mail before they are made. */
  async function askAboutMails(changes: readonly RequestChange[]) {
    const mails = await fetchMailsOfChanges(
      changes.map(({ request, status, assignedTo }) => ({
        id: request.id,
        ...(status !== undefined && { status }),
        ...(assignedTo !== undefined && { assigned_to: assignedTo || null }),
      })),
    );
    if (mails.length === 0) return 'mail';
    return new Promise<'mail' | 'without-mail' | 'cancel'>((resolve) => {
      setMailQuestion({
        mails,
        onAnswer: (answer) => {
          setMailQuestion(null);
          resolve(answer);
        },
      });
    });
  }

  return { mailQuestion, askAboutMails };
}
