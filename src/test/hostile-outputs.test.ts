import { Resvg } from '@resvg/resvg-js';
import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { simpleParser } from 'mailparser';
import Papa from 'papaparse';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fetchPages, fetchResults, renderPage } from '@/app/renderer';
import { pageSlug } from '@/domain/content/page-slug';
import { requestFieldsSchema } from '@/domain/request/request';
import { cleanLine } from '#shared/text.ts';
import { csvHeader, csvRow } from '@/features/office/request-inbox/csv/csv-columns';
import { calendarFile } from '@/features/office/request-inbox/detail/contact/calendar-file';
import { registerAddress } from '@/integrations/address-register-contract';
import { sendRequestMail } from '@/integrations/form-relay';
import { csvLines } from '@/lib/csv';
import { sitemapXml } from '../../tools/hosting/sitemap-xml.ts';
import { writePage } from '../../tools/prerender/document.ts';
import { cardSvg } from '../../tools/share-images/card-svg.ts';
import { drawCard } from '../../tools/share-images/draw.ts';
import { shareCards } from '../../tools/share-images/cards.ts';
import { buildArticleRow } from './content';
import { fetchFrom } from './content-table';
import { buildRequest, buildRequestFields } from './factories';
import { hostileValues } from './hostile-values';
import { buildStoredRequest } from './stored-requests';
import { buildStoredAppointment } from './appointments';

// Each hostile value through every input, with every output read by a real parser of its format.

const schema = requestFieldsSchema((field, problem) => `${field} ${problem}`);
// A window for each document would take most of the time.
const { DOMParser } = new JSDOM().window;
const parser = new DOMParser();
const typedFields = ['name', 'email', 'phone', 'address', 'message', 'houseNumberAddition'] as const;

/** The requests that the form makes from a value, in each field that accepts it. */
function throughForm(value: string) {
  return typedFields.flatMap((field) => {
    const typed = field === 'email' ? `${value}@example.org` : value;
    const parsed = schema.safeParse(buildRequestFields({ [field]: typed }));
    return parsed.success ? [buildRequest(parsed.data)] : [];
  });
}

/** How the form would show a register's answer with this value. */
function throughRegister(value: string) {
  const address = registerAddress.safeParse({
    nummeraanduidingIdentificatie: value,
    openbareRuimteNaam: value,
    huisnummer: 1,
    huisletter: value,
    woonplaatsNaam: value,
    typeAdresseerbaarObject: value,
    gebruiksdoelen: [value],
    inonderzoek: { [value]: value },
  });
  if (!address.success) return [];
  const parsed = schema.safeParse(buildRequestFields({ address: `${address.data.street}, ${address.data.city}` }));
  return parsed.success ? [buildRequest(parsed.data)] : [];
}

/** A stored request with the value in every text field, as if nothing had validated it. */
function stored(value: string) {
  return buildStoredRequest({
    name: value,
    email: value,
    phone: value,
    address: value,
    house_number_addition: value,
    message: value,
    notes: value,
    property_type: value,
    status: 'scheduled',
    appointment_date: '2026-12-05',
    appointment_time: '09:30:00',
  });
}

test('there are two hundred of them', () => {
  expect(new Set(hostileValues).size).toBeGreaterThanOrEqual(200);
});

test.each([';', ',', '\t'])('the CSV of stored requests holds no formula, read with %j', (delimiter) => {
  const csv = csvLines([csvHeader, ...hostileValues.map((value) => csvRow(stored(value), new Map()))]);
  for (const newline of ['\r\n', '\n', '\r'] as const) {
    const rows = Papa.parse<string[]>(csv, { delimiter, newline }).data;
    expect(rows.flat().filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  }
  const rows = Papa.parse<string[]>(csv, { delimiter: ';', newline: '\r\n' }).data.slice(0, -1);
  expect(rows).toHaveLength(hostileValues.length + 1);
  expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([csvHeader.length]));
});

test('the calendar file holds one event, and nothing that was typed but its texts', async () => {
  const allowed = 'dtstamp dtstart dtend uid sequence summary description location status'.split(' ');
  for (const value of hostileValues) {
    const request = stored(value);
    const calendar = new ICAL.Component(
      z.array(z.any()).parse(ICAL.parse(await calendarFile(request, buildStoredAppointment()))),
    );
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
    const [event] = calendar.getAllSubcomponents();
    expect(event?.getAllSubcomponents()).toEqual([]);
    const names = event?.getAllProperties().map(({ name }) => name) ?? [];
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    const summary = z.string().parse(event?.getFirstPropertyValue('summary'));
    expect(summary).toBe(['Opname energielabel', cleanLine(request.name)].filter(Boolean).join(': '));
  }
});

test('the mail of a request has one subject, one address to answer to, and no header of the visitor', async () => {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(body);
    return Promise.resolve(new Response('{}'));
  });
  const page = new URL('https://woninglabel.example/?q=1');
  const requests = hostileValues.flatMap((value) => [...throughForm(value), ...throughRegister(value)]);
  expect(requests.length).toBeGreaterThan(300);
  for (const request of requests) await sendRequestMail('https://relay.example', request, page);
  const mailSchema = z.object({
    _redirect: z.literal('https://woninglabel.example/'),
    _email: z.strictObject({
      from: z.string(),
      subject: z.literal('Nieuwe energielabel aanvraag'),
      replyto: z.string(),
    }),
  });
  for (const [index, body] of bodies.entries()) {
    const { _email } = mailSchema.parse(JSON.parse(body));
    // Simulates a relay that escapes nothing.
    const source = `Subject: ${_email.subject}\r\nReply-To: ${_email.replyto}\r\n\r\nbody`;
    const mail = await simpleParser(source);
    expect([...mail.headers.keys()]).toEqual(['subject', 'reply-to']);
    expect(mail.subject).toBe('Nieuwe energielabel aanvraag');
    expect(mail.replyTo?.value.map(({ address }) => address)).toEqual([requests[index]?.email]);
    expect(mail.text?.trim()).toBe('body');
  }
});

describe('a published text', () => {
  const rows = hostileValues.map((value, index) =>
    buildArticleRow(`artikel-${index}`, 1 + (index % 28), { title: value, subtitle: value, content: value }),
  );
  const options = { send: fetchFrom(rows), signal: new AbortController().signal };
  const client = {
    template:
      '<!doctype html><html><head><!--head--><script type="module" src="/main.js"></script><link rel="stylesheet" href="/main.css"></head><body><div id="root"></div></body></html>',
    bootScript: 'boot()',
    manifest: {},
    office: {},
  };

  test.each([0, 1, 2, 3])('adds no element, attribute or link to its page (part %i)', async (part) => {
    const { pages } = await fetchPages(options);
    const all = pages.filter(({ path }) => path.startsWith('/blog/artikel-'));
    const articles = all.filter((_, index) => index % 4 === part);
    expect(all.length).toBeGreaterThan(180);
    for (const page of articles) {
      const { head, body, results } = await renderPage(page, await fetchResults(page, options));
      const content = { path: page.path, head, body, results, resultsId: 'results', rows: { prices: '', terms: '' } };
      const code = { modules: ['/article.js'], lookup: [] };
      const html = await writePage(client, content, code, () => Promise.resolve(''));
      const document = parser.parseFromString(html, 'text/html');
      const scripts = [...document.scripts].map(({ type, text }) => type || text);
      expect(scripts.toSorted(), page.path).toEqual(['application/json', 'application/ld+json', 'boot()']);
      expect(
        document.querySelectorAll('iframe, object, embed, base, meta[http-equiv], [style], style + style'),
      ).toHaveLength(0);
      expect(document.querySelectorAll('img[src^="https:"], svg[onload]')).toHaveLength(0);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      const active = attributes.filter(
        ({ name, value }) =>
          /^on/i.test(name) || (/^(href|src)$/.test(name) && /^\s*(javascript|data|vbscript):/i.test(value)),
      );
      expect(active.map(({ name, value }) => `${name}=${value}`)).toEqual([]);
      const row = rows.find(({ page_path }) => page_path === page.path);
      const [jsonLd = ''] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (s) => s.innerHTML,
      );
      const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) }).parse(JSON.parse(jsonLd));
      expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
      expect(document.getElementById('results')?.innerHTML).toBe(results);
      expect(JSON.stringify(JSON.parse(results))).toContain(JSON.stringify(row?.title));
    }
  });

  test('has a path that the sitemap names as it is, and that is one path of the site', () => {
    const paths = hostileValues.map((value) => `/blog/${pageSlug(value) || 'leeg'}`);
    for (const path of paths) expect(path).toMatch(/^\/blog\/[a-z0-9]+(-[a-z0-9]+)*$/);
    const raw = hostileValues.map((value) => `/${value}`).filter((path) => URL.canParse(path, 'https://a.example'));
    const own = raw.filter((path) => new URL(path, 'https://a.example').origin === 'https://a.example');
    const pages = [...paths, ...own].map((path) => ({ path, lastModified: path, isIndexed: true }));
    const document = parser.parseFromString(sitemapXml('https://a.example', pages), 'application/xml');
    expect(document.documentElement.nodeName).toBe('urlset');
    const names = new Set([...document.querySelectorAll('*')].map(({ nodeName }) => nodeName));
    expect([...names].toSorted()).toEqual(
      ['loc', 'lastmod', 'url', 'urlset'].filter((name) => names.has(name)).toSorted(),
    );
    for (const { textContent } of document.querySelectorAll('loc')) {
      expect(new URL(textContent).origin).toBe('https://a.example');
    }
  });

  test('has a share image that is whole', () => {
    for (const [index, title] of hostileValues.entries()) {
      const [card] = shareCards([{ path: '/blog/x', title }], 285);
      if (!card) throw new Error('no card');
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4"/>';
      const svg = cardSvg(card, { drawing, brand: title, colour: () => '#000', measure: (text) => text.length });
      const document = parser.parseFromString(svg, 'image/svg+xml');
      expect(document.querySelectorAll('script, foreignObject, a, image[href^="http"]')).toHaveLength(0);
      expect(new Resvg(svg, { font: { loadSystemFonts: false } }).width).toBeGreaterThan(0);
      // Drawing one takes a tenth of a second.
      if (index % 10 === 0) expect(drawCard(card).length).toBeGreaterThan(10_000);
    }
  });
});
