import { expect, test } from 'vitest';
import { buildStoredRequest } from '@/test/stored-requests';
import { mailHref } from '@/lib/format/contact-href';
import { contactLinks, fullAddress } from './contact-links';

function query(href: string | null, name: string) {
  return new URL(href ?? 'about:blank').searchParams.get(name);
}

test('reach the customer and the home', () => {
  const { calls, whatsapp, mail, route } = contactLinks(buildStoredRequest());
  expect(calls.map(({ href }) => href)).toEqual(['tel:0612345678']);
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/31612345678\?text=Goedendag%20Jo/);
  expect(mail).toMatch(/^mailto:jo@example\.org\?subject=Uw%20aanvraag/);
  expect(query(route, 'api')).toBe('1');
  expect(query(route, 'destination')).toBe('Voorbeeldstraat 12, Amersfoort, 3811AA');
});

test('the prepared texts name the customer, the reference and the home, and ask for a moment', () => {
  const { whatsapp, mail } = contactLinks(buildStoredRequest());
  expect(query(whatsapp, 'text')).toBe(
    'Goedendag Jo de Vries. U vroeg bij ons een energielabel aan voor Voorbeeldstraat 12, Amersfoort. Wanneer komt de opname u uit? Die duurt gemiddeld 45 tot 60 minuten.',
  );
  expect(query(mail, 'subject')).toBe('Uw aanvraag voor een energielabel (5F0C9A3E)');
  expect(query(mail, 'body')).toMatch(/^Goedendag Jo de Vries,\r\n\r\nU vroeg bij ons/);
});

const appointment = { appointment_date: '2026-12-05', appointment_time: '09:30:00' };

test.each([
  ['scheduled', 1, 'De opname is op 05-12-2026 om 09:30 uur en duurt gemiddeld 45 tot 60 minuten.'],
  [
    'scheduled',
    2,
    'Uw afspraak is verplaatst: de opname is nu op 05-12-2026 om 09:30 uur en duurt gemiddeld 45 tot 60 minuten.',
  ],
  ['cancelled', 2, 'Uw aanvraag is geannuleerd. Wilt u toch een energielabel? Laat het ons dan weten.'],
  ['completed', 1, 'Uw aanvraag is afgerond. Hebt u nog een vraag? Laat het ons dan weten.'],
])('the texts to a %s customer, whose appointment changed %i times, fit', (status, appointment_sequence, sentence) => {
  const { whatsapp, mail } = contactLinks(buildStoredRequest({ ...appointment, status, appointment_sequence }));
  expect(query(whatsapp, 'text')?.endsWith(`voor Voorbeeldstraat 12, Amersfoort. ${sentence}`)).toBe(true);
  expect(query(mail, 'body')).toContain(sentence);
});

test('what a visitor typed stays a text', () => {
  const hostile = buildStoredRequest({ name: 'Jo & Bo?cc=x#y', email: 'a?cc=b@example.org', address: 'Kade 1&dir=2' });
  const { whatsapp, mail, route } = contactLinks(hostile);
  expect(query(whatsapp, 'text')).toContain('Jo & Bo?cc=x#y');
  expect([...new URL(mail ?? '').searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail).toMatch(/^mailto:a%3Fcc%3Db@example\.org\?/);
  expect(query(route, 'destination')).toBe('Kade 1&dir=2, 3811AA');
});

test('a link that would lead nowhere is not there', () => {
  const bare = { phone: null, email: '', address: null, postcode: null, house_number: null };
  expect(contactLinks(buildStoredRequest(bare))).toEqual({ calls: [], whatsapp: null, mail: null, route: null });
  expect(contactLinks(buildStoredRequest({ phone: '0900 1234' }))).toMatchObject({
    calls: [{ href: 'tel:09001234' }],
    whatsapp: null,
  });
});

test('without an address the postcode and the number say where', () => {
  const place = { address: null, house_number: '12', house_number_addition: 'A' };
  expect(fullAddress(buildStoredRequest(place))).toBe('3811AA 12 A');
});

test('a plain mail has no text', () => {
  expect(mailHref('jo@example.org')).toBe('mailto:jo@example.org');
});
