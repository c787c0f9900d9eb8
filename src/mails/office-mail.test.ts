import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { fillHandedOverMail, fillOfficeMail } from '../../supabase/functions/send/fill-office-mail.ts';

const news = {
  request_id: '5f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b',
  action: 'moved',
  happened_at: '2026-12-01T09:00:00+00:00',
  visit_at: '2026-12-03T12:30:00+00:00',
  reference: '5F0C9A3E',
  name: 'Jo de Vries',
};
const site = 'https://www.woninglabel.example';

function linksOf(html: string): (string | null)[] {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('it says who did what and when, with a link to the request in the back-office', () => {
  const { subject, text, html } = fillOfficeMail({ email: 'kantoor@example.nl', news: [news], more: 0 }, site);
  expect(subject).toBe('Nieuw van klanten (1)');
  expect(text).toContain(
    'Jo de Vries (5F0C9A3E) verzette de afspraak: donderdag 3 december 2026 om 13.30 uur\nGedaan op dinsdag 1 december 2026 om 10.00 uur',
  );
  expect(linksOf(html)).toContain(`${site}/admin?aanvraag=${news.request_id}`);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|en nog|undefined/);
});

test('it says how many there are besides, and names nobody whom it may not', () => {
  const many = Array.from({ length: 10 }, () => ({ ...news, name: null, action: 'call', visit_at: null }));
  const { subject, text, html } = fillOfficeMail({ email: 'kantoor@example.nl', news: many, more: 12 }, site);
  expect(subject).toBe('Nieuw van klanten (22)');
  expect(text.match(/Een klant \(5F0C9A3E\) wil gebeld worden/g)).toHaveLength(10);
  expect(text).not.toContain('gebeld worden:');
  expect(text).toContain('en nog 12');
  expect(linksOf(html)).toContain(`${site}/admin`);
});

test('an adviser reads which visits changed, with who, when and where', () => {
  const visit = {
    ...{ request_id: news.request_id, known_at: null, starts_at: news.happened_at, reference: news.reference },
    ...{ name: 'Jo de Vries', address: 'Kade 1, Amersfoort' },
  };
  const lost = { ...visit, known_at: news.happened_at, starts_at: null, name: null, address: null };
  const moved = { ...visit, known_at: news.visit_at, name: 'Bo Smit' };
  const { subject, text, html } = fillHandedOverMail(
    { email: 'bo@example.nl', visits: [visit, moved, lost], more: 0 },
    site,
  );
  expect(subject).toBe('Er is iets in je agenda veranderd (3)');
  expect(text).toContain(
    'Jo de Vries, Kade 1, Amersfoort is nu een bezoek van jou\ndinsdag 1 december 2026 om 10.00 uur',
  );
  expect(text).toContain(
    'Bo Smit, Kade 1, Amersfoort is verzet\ndinsdag 1 december 2026 om 10.00 uur, eerst donderdag 3 december 2026 om 13.30 uur',
  );
  expect(text).toContain('Aanvraag 5F0C9A3E is geen bezoek van jou meer\ndinsdag 1 december 2026 om 10.00 uur');
  expect(linksOf(html)).toContain(`${site}/admin?aanvraag=${news.request_id}`);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|en nog|undefined/);
});

test('a name is never markup or a place', () => {
  const { html, text } = fillOfficeMail(
    { email: 'kantoor@example.nl', news: [{ ...news, name: '<b>x</b>{{link_0}}' }], more: 0 },
    site,
  );
  expect(html).not.toContain('<b>');
  expect(text).toContain('<b>x</b>{{link_0}}');
});
