import { chatText, mailTexts } from '@/content/office/requests/replies';
import { addressLine } from '@/domain/request/address-line';
import type { StoredRequest } from '@/domain/request/request-fields';
import { numbersToCall, type NumberToCall } from '@/domain/contact/numbers-to-call';
import { phoneHref, whatsappNumber } from '@/domain/contact/phone';
import { dialledNumber } from '#shared/phone-number.ts';
import { knownStatus } from '@/domain/request/request-status';
import { requestReference } from '@/domain/request/request-reference';
import { dateText } from '@/content/office/requests/field-text';
import { chatHref, mailHref } from '@/lib/format/contact-href';

interface ContactLinks {
  /** Who is at home first. */
  calls: (NumberToCall & { href: string })[];
  whatsapp: string | null;
  mail: string | null;
  route: string | null;
}

/** Links to call who is at home and the customer, to write to the customer with prepared texts, and to the home; null where the request has no data. */
export function contactLinks(request: StoredRequest): ContactLinks {
  const details = {
    name: request.name,
    reference: requestReference(request.id),
    address: addressLine(request),
    status: knownStatus(request.status),
    appointment: appointmentText(request),
    // The first change planned it.
    isMoved: request.appointmentSequence > 1,
  };
  const number = dialledNumber(request.phone);
  const chatNumber = whatsappNumber(number);
  const destination = fullAddress(request);
  return {
    calls: numbersToCall(request).map((call) => ({ ...call, href: phoneHref(dialledNumber(call.phone)) })),
    whatsapp: chatNumber && chatHref(chatNumber, chatText(details)),
    mail: request.email === '' ? null : mailHref(request.email, mailTexts(details)),
    route:
      destination === ''
        ? null
        : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`,
  };
}

/** The postal address on one line with its postcode, as far as known; '' when nothing is. */
export function fullAddress(request: StoredRequest): string {
  const { address, postcode } = request;
  return address === '' || postcode === '' ? addressLine(request) : `${address}, ${postcode}`;
}

/** `05-12-2026 om 09:30 uur`; '' while no appointment is planned. */
export function appointmentText({ status, appointmentDate, appointmentTime }: StoredRequest): string {
  if (status !== 'scheduled' || appointmentDate === '' || appointmentTime === '') return '';
  return `${dateText(appointmentDate)} om ${appointmentTime} uur`;
}
