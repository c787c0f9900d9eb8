import { z } from 'zod';
import type { RequestEdit } from '@/domain/request/request-edit';
import { readSessionDraft, removeSessionDraft, storeSessionDraft } from '@/lib/session-draft';

const editSchema = z.object({
  status: z.string(),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  notes: z.string(),
}) satisfies z.ZodType<RequestEdit>;

const keptSchema = z.object({
  /** The version that the edit was made on, and its fields. */
  version: z.string(),
  base: editSchema,
  edit: editSchema,
});

type KeptEdit = z.infer<typeof keptSchema>;

/** What was typed and not saved in this tab, when the session ended or the page was loaded again; null for nothing. */
export function readKeptEdit(requestId: string): KeptEdit | null {
  return readSessionDraft(requestId, keptSchema);
}

/** Keeps an edit for as long as the tab is open, and not on the disk of the device after that. */
export function keepEdit(requestId: string, kept: KeptEdit): void {
  storeSessionDraft(requestId, JSON.stringify(kept));
}

export function forgetKeptEdit(requestId: string): void {
  removeSessionDraft(requestId);
}
