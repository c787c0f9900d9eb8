import { messages } from '@/content/messages';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import type { LabelRequest } from '@/domain/request/request';
import { requestReference } from '@/domain/request/request-reference';
import { roleFields } from '@/domain/request/roles';
import { callService, ServiceError } from '@/lib/http';

const timeout = 10_000;

/**
 * Mails a request to the adviser through the form relay at `url` (Formspark's contract). `pageUrl` is where the
 * visitor is; its query stays out of the mail. Any 2xx of the relay itself counts as sent; all else throws a
 * ServiceError.
 */
export async function sendRequestMail(url: string, request: LabelRequest, pageUrl: URL): Promise<void> {
  const answer = await callService(url, timeout, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(mailBody(request, pageUrl)),
  });
  if (!answer.ok) {
    const code = answer.status === 429 ? 'rate-limited' : 'unavailable';
    throw new ServiceError(code, `the form relay responded with status ${answer.status}`);
  }
}

function mailBody({ id, ...values }: LabelRequest, pageUrl: URL) {
  const all = Object.entries({ ...values, propertyType: propertyTypeLabel(values.propertyType) });
  // The key gives access to the request; the price list, the terms and where the visit to the site began are for the database only. Who
  // orders, is at home and pays is one person in most mails.
  const fields = all.filter(
    ([name, value]) =>
      !['customerKey', 'landingPath', 'referrerHost', 'textsVersion', 'terms', 'priceList'].includes(name) &&
      !(value === '' && roleFields.some((field) => field === name)),
  );
  return {
    requestNumber: requestReference(id),
    ...Object.fromEntries(fields.map(([name, value]) => [name, mailText(value)])),
    _redirect: pageUrl.origin + pageUrl.pathname,
    _email: { from: messages.requestMail.from, subject: messages.requestMail.subject, replyto: values.email },
  };
}

function mailText(value: string | number | boolean | null): string | number {
  if (typeof value === 'boolean') return value ? messages.requestMail.yes : messages.requestMail.no;
  return value ?? '';
}
