import { chatText, mailTexts } from '@/content/office/requests';
import type { Submission } from '@/data/requests/submission';
import { phoneHref, whatsappNumber } from '@/domain/contact/phone';
import { requestReference } from '@/domain/request/request';
import { dateText } from '../formatters';

/** Where the official register of labels is searched by address. */
export const epOnlineUrl = 'https://www.ep-online.nl/Energylabel/Search';

interface ContactLinks {
  phone: string | null;
  whatsapp: string | null;
  mail: string | null;
  route: string | null;
}

/** Links that reach the customer or the home, with a text prepared; null for what the request does not say. */
export function contactLinks(request: Submission): ContactLinks {
  const facts = {
    name: request.name,
    reference: requestReference(request.id),
    address: request.address,
    appointment: appointmentText(request),
  };
  const chatNumber = whatsappNumber(request.phone);
  const destination = fullAddress(request);
  return {
    phone: request.phone === '' ? null : phoneHref(request.phone),
    whatsapp: chatNumber && `https://wa.me/${chatNumber}?text=${encodeURIComponent(chatText(facts))}`,
    mail: request.email === '' ? null : mailHref(request.email, mailTexts(facts)),
    route:
      destination === ''
        ? null
        : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`,
  };
}

/** The home in one line, with as much as is known; '' for nothing. */
export function fullAddress({ address, postcode, houseNumber, houseNumberAddition }: Submission): string {
  const place = address === '' ? `${houseNumber} ${houseNumberAddition}`.trim() : address;
  return [place, postcode].filter((part) => part !== '').join(', ');
}

/** A visitor's address may hold characters that would add fields to the mail. */
export function mailHref(email: string, texts?: { subject: string; body: string }): string {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  if (!texts) return address;
  const body = texts.body.replaceAll('\n', '\r\n');
  return `${address}?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(body)}`;
}

function appointmentText({ status, appointmentDate, appointmentTime }: Submission): string {
  if (status !== 'scheduled' || appointmentDate === '' || appointmentTime === '') return '';
  return `${dateText(appointmentDate)} om ${appointmentTime} uur`;
}
