import { pageBusiness } from '@/content/page-business';
import { requestMailTexts } from '@/content/office/requests/request-mails';
import type { RequestMail } from '@/data/outgoing/request-mails';
import { absoluteUrl } from '@/lib/env';
import { isoTimestamp } from '@/lib/format/iso-timestamp';
import { mailPayload } from '#shared/mail/customer-mail.ts';
import { fillMail } from '#shared/mail/fill-mail.ts';

/** The subject and text of a mail as the sender fills them in; null for one that it cannot read. */
export function mailText({ kind, payload, dueAt, doneAt }: RequestMail): { subject: string; text: string } | null {
  try {
    const siteUrl = absoluteUrl('/').replace(/\/$/, '');
    const now = Date.parse(isoTimestamp(doneAt ?? dueAt));
    const mail = { ...mailPayload.parse(payload), business: pageBusiness };
    return fillMail(kind, mail, { siteUrl, link: requestMailTexts.link, now });
  } catch {
    return null;
  }
}
