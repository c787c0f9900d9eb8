import { requestMailTexts } from '@/content/office/requests/request-mails';
import type { RequestMail } from '@/data/outgoing/request-mails';
import { absoluteUrl } from '@/lib/env';
import { isoTimestamp } from '@/lib/format/iso-timestamp';
import { fillMail } from '../../../../../../supabase/functions/send/fill-mail.ts';
import { parseTaken } from '../../../../../../supabase/functions/send/messages.ts';

/** The subject and text of a mail as the sender fills them in; null for one that it cannot read. */
export function mailText({ id, kind, payload, dueAt, doneAt }: RequestMail): { subject: string; text: string } | null {
  const [message] = parseTaken([{ id, kind, payload, key: '' }]);
  if (message?.kind !== kind) return null;
  try {
    const siteUrl = absoluteUrl('/').replace(/\/$/, '');
    const now = Date.parse(isoTimestamp(doneAt ?? dueAt));
    const { subject, text } = fillMail(message.kind, message.payload, { siteUrl, link: requestMailTexts.link, now });
    return { subject, text };
  } catch {
    return null;
  }
}
