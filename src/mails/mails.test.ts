import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import MailComposer from 'nodemailer/lib/mail-composer';
import { simpleParser } from 'mailparser';
import { describe, expect, test, vi } from 'vitest';
import { hostileValues } from '@/test/hostile-values';
import { mailKinds, type MailKind, type MailPayload } from '#shared/mail/customer-mail.ts';
import { fillMail } from '#shared/mail/fill-mail.ts';
import { dark, labelColors, light } from './styles';
import { renderTemplates } from './templates';

vi.mock('@/content/page-business', async () => ({
  pageBusiness: (await import('../../tools/order-texts/term-places.ts')).businessPlaces,
}));
vi.mock('@/content/legal/terms-figures', async () => ({
  termsFigures: (await import('../../tools/order-texts/term-places.ts')).termPlaces,
}));

const functions = path.resolve(import.meta.dirname, '../../supabase/functions');
const links = {
  siteUrl: 'https://www.woninglabel.example',
  link: 'https://www.woninglabel.example/mijn-aanvraag#k3y',
  now: Date.parse('2026-11-20T09:00:00Z'),
};
const account = { iban: 'NL91ABNA0417164300', account_holder: 'Voorbeeld Labels' };
/** Another adviser comes at the same time. */
const unmoved: MailPayload = {
  name: 'Jo de Vries',
  email: 'jo@example.nl',
  reference: '5F0C9A3E',
  address: 'Voorbeeldstraat 12, Amersfoort',
  property_type: 'semi-detached',
  price: 1285,
  rush_service: true,
  appointment_id: 'd7b4a3ae-3f1c-4e6f-8a2b-3c4d5e6f7a8b',
  sequence: 2,
  starts_at: '2026-12-01T09:00:00+00:00',
  ends_at: '2026-12-01T10:30:00+00:00',
  adviser: 'Robin Voorbeeld',
  rush_by: '2026-11-30T19:00:00+00:00',
  rush_last_start: '2026-11-30T16:00:00+00:00',
  label_day: '2026-12-04',
  ...{ invoice_number: '2026-0001', invoice_total: 128_500, invoice_due_on: '2026-12-15' },
  ...{ missed_at: '2026-11-19T09:00:00+00:00', visit_cost: 7500 },
  ...{ label_pdf: 'attached', label_invoice: 'page' },
  answer: 'Klop gerust aan.\nDe bel doet het niet.',
};
const full: MailPayload = { ...unmoved, ...account, previous_starts_at: '2026-10-24T22:30:00+00:00' };
const sparse: MailPayload = {
  ...{ name: null, email: 'jo@example.nl', reference: '5F0C9A3E', address: null, property_type: '' },
  ...{ price: null, rush_service: false },
};

const { DOMParser } = new JSDOM().window;

function read(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The words that somebody sees, in order. */
function words(html: string): string[] {
  const { body } = read(html);
  for (const hidden of body.querySelectorAll('[data-skip-in-text]')) hidden.remove();
  for (const block of body.querySelectorAll('p, h1, h2, li, br, td')) block.after(' ');
  return body.textContent.split(/\s+/).filter((word) => word !== '');
}

test.each(Object.entries(await renderTemplates()))(
  '%s is what the components make (npm run mails)',
  async (file, code) => {
    expect(await readFile(path.join(functions, file), 'utf8')).toBe(code);
  },
);

test('who is at home reads neither a price, nor terms, nor a link to the request', () => {
  for (const values of [{}, { is_off: true }, { is_reminder: true }]) {
    const { text } = fillMail('at_home', { ...full, ...values }, links);
    expect(text).not.toMatch(/€|bedenktijd|annuleren|factuur\b(?!en)|mijn-aanvraag/i);
    expect(text).toContain('noemde als wie er thuis is');
  }
});

test('a company reads no word of withdrawing, and who pays why it gets the invoice', () => {
  const company = { ...full, is_company: true, withdrawal_until: '2026-11-19' };
  for (const kind of ['received', 'planned', 'moved', 'reminder'] as const)
    expect(fillMail(kind, company, links).text, kind).not.toMatch(/bedenk|herroep/i);
  expect(fillMail('received', full, links).text).toMatch(/bedenktijd/);
  const { text } = fillMail('invoice', { ...full, to_payer: true }, { ...links, link: '' });
  expect(text).toContain('u noemde voor de factuur');
  expect(text).not.toMatch(/pagina van uw aanvraag/);
});

test('who orders for another’s account reads that the invoice goes there', () => {
  for (const kind of ['received', 'planned'] as const) {
    const text = fillMail(kind, { ...full, billed_elsewhere: true }, links).text;
    expect(text, kind).toContain('De factuur mailen wij aan wie betaalt.');
    expect(text, kind).not.toContain('Die betaalt u');
    expect(fillMail(kind, full, links).text, kind).toContain('Die betaalt u');
    const other = fillMail(kind, { ...full, has_other_payer: true }, links).text;
    expect(other, kind).toContain('De factuur komt op naam van wie betaalt, en wij mailen hem aan u.');
    expect(other, kind).not.toContain('Die betaalt u');
  }
});

test('who can withdraw reads where the button is', () => {
  const text = fillMail('planned', { ...full, withdrawal_until: '2099-11-19' }, links).text;
  expect(text).toMatch(/Overeenkomst hier herroepen <[^>]+\/herroepen>/);
});

describe.each(mailKinds)('the mail %s', (kind) => {
  test.each([
    ['everything known', full, links],
    ['little known', sparse, { ...links, link: '' }],
  ])('says the same as text and as HTML, with %s', (_, payload, given) => {
    const { subject, text, html } = fillMail(kind, payload, given);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|\}\}|undefined|null|NaN/);
    expect(text).not.toMatch(/\n{3}|^[A-Z][\w. ]{0,20}: *$/m);
    const typed = text
      .replace(/ <[^>]*>/g, '')
      .replace(/^ \* /gm, '')
      .split(/\s+/)
      .filter((word) => word !== '');
    expect(typed).toEqual(words(html));
    // Both versions have the same links.
    const hrefs = [...read(html).querySelectorAll('a')].map(({ href }) => href);
    expect([...text.matchAll(/<([^>]*)>/g)].map(([, href]) => href)).toEqual(hrefs);
    expect(hrefs.includes(links.link)).toBe(given.link !== '' && !['cancelled', 'no_show', 'at_home'].includes(kind));
  });

  test('greets, names the number and says who sent it and why', () => {
    const { text, html } = fillMail(kind, full, links);
    for (const fact of ['Goedendag Jo de Vries,', 'Nummer: 5F0C9A3E', 'KvK', 'U krijgt deze mail omdat']) {
      expect(text).toContain(fact);
    }
    const document = read(html);
    expect(document.documentElement.lang).toBe('nl');
    expect(document.querySelectorAll('img, script, iframe, form, link')).toHaveLength(0);
    expect(document.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    // Gmail cuts a mail off at 102 kB.
    expect(html.length).toBeLessThan(30_000);
  });

  test('greets a customer whom it may not name', () => {
    expect(fillMail(kind, sparse, links).text).toContain('Goedendag,');
  });

  test('a value is never markup, a place, a line or a header', async () => {
    const nasty = [
      '<script>alert(1)</script>',
      '"><b x="',
      '{{link}}',
      '{{#rush}}x',
      "$&$'`",
      'a\r\nBcc: x@evil.example',
    ];
    const values = [...nasty, 'שלום, العربية', '\u202Egnirts', 'x'.repeat(100), ...hostileValues];
    const shape = read(fillMail(kind, { ...full, name: 'x', adviser: 'x', address: 'x', reference: 'x' }, links).html);
    const elements = shape.querySelectorAll('*').length;
    const lines = fillMail(kind, full, links).text.split('\n').length;
    // Three at a time: parsing is slow.
    for (let at = 0; at < values.length; at += 3) {
      const [name = 'x', adviser = 'x', address = 'x'] = values.slice(at, at + 3);
      const payload = {
        ...full,
        name: `a${name}`,
        adviser: `a${adviser}`,
        address: `a${address}`,
        reference: `a${name}`,
      };
      const { subject, text, html } = fillMail(kind, payload, links);
      expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
      const document = read(html);
      expect(document.querySelectorAll('*')).toHaveLength(elements);
      expect([...document.querySelectorAll('a')].map(({ href }) => href)).toEqual(
        [...shape.querySelectorAll('a')].map(({ href }) => href),
      );
      expect(text.split('\n')).toHaveLength(lines);
    }
    const { subject, text, html } = fillMail(
      kind,
      { ...full, name: nasty.join(' '), reference: nasty.join(' ') },
      links,
    );
    const source = await new MailComposer({ subject, text, html }).compile().build();
    const mail = await simpleParser(source);
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.subject).toBe(subject);
    expect(mail.text?.trim()).toBe(text.trim());
    expect(mail.text).toContain('{{link}}');
  });
});

test('moments are on a Dutch clock, and money in euros', () => {
  const { subject, text } = fillMail('moved', full, links);
  expect(subject).toBe('Uw afspraak is verzet: dinsdag 1 december 2026 om 10.00 uur');
  expect(text).toContain('Nieuw moment: dinsdag 1 december 2026 om 10.00 uur\n');
  // How long it takes is said once, in words.
  expect(text).not.toContain('11.30');
  // The night in which the clock goes back.
  expect(text).toContain('Eerder: zondag 25 oktober 2026 om 0.30 uur\n');
  expect(text).toContain('Prijs incl. btw: €1.285\n');
  expect(fillMail('received', full, links).text).toContain('Woning: Hoekwoning\n');
});

test('what is not known leaves its sentence out', () => {
  const { subject, text } = fillMail('cancelled', sparse, links);
  expect(subject).toBe('De opname gaat niet door');
  expect(text).not.toMatch(/Gaat niet door:|bijlage|Adres/);
  expect(fillMail('received', sparse, { ...links, link: '' }).text).toContain('* Wij bellen of mailen u');
  expect(fillMail('received', sparse, links).text).toContain('* Kies op de pagina van uw aanvraag een moment');
  expect(fillMail('received', sparse, { ...links, link: '' }).text).not.toMatch(
    /pagina van uw aanvraag|Woning|Prijs|Spoed:/,
  );
  expect(fillMail('planned', { ...full, adviser: null }, links).text).not.toContain('Wie er komt');
});

describe('what a mail says follows from who acted and why', () => {
  function textOf(kind: MailKind, values: Partial<MailPayload>, link = links.link, rest = full): string {
    const { subject, text } = fillMail(kind, { ...rest, ...values }, { ...links, link });
    // As one line: the text is wrapped.
    return `${subject} ${text}`.replace(/\s+/g, ' ');
  }

  test.each<[string, Partial<MailPayload>, string, RegExp]>([
    ['in time', { visit_end: 'in_time', visit_cost: 0 }, 'U was op tijd. Het kost u niets.', /betaalt|minder dan/],
    [
      'late',
      { visit_end: 'late', visit_cost: 14_250, visit_charged: false },
      'Volgens onze voorwaarden betaalt u daarvoor €142,50. U betaalt pas als u daar een factuur voor krijgt.',
      /op tijd|kost u niets/,
    ],
    [
      'late, and it was charged',
      { visit_end: 'late', visit_cost: 14_250, visit_charged: true },
      'betaalt u daarvoor €142,50.',
      /op tijd|betaalt pas/,
    ],
    ['late, of an unknown price', { visit_end: 'late', visit_cost: null }, 'betaalt u daarvoor 50% van de prijs.', /€/],
    [
      'late, within the period of withdrawal',
      { visit_end: 'late', visit_cost: 0 },
      'U annuleerde minder dan 24 uur voor de opname. Het kost u niets.',
      /op tijd|betaalt/,
    ],
    ['before an older release', {}, 'gaat op uw verzoek niet door', /op tijd|kost u niets|betaalt/],
  ])('the customer cancelled %s', (_, values, words, never) => {
    const text = textOf('cancelled', { by_customer: true, can_pick: false, ...values });
    expect(text).toContain('U hebt uw afspraak geannuleerd');
    expect(text).toContain(words);
    expect(text).not.toMatch(never);
    expect(text).not.toMatch(/spijt/);
  });

  test.each<[string, Partial<MailPayload>, string, RegExp]>([
    [
      'that costs the call-out',
      { visit_cost: 7500, visit_charged: false },
      'Volgens onze voorwaarden betaalt u voor dit bezoek €75,00 voorrijkosten. U betaalt pas als u daar een factuur voor krijgt.',
      /nu niets|apart/,
    ],
    [
      'that was charged',
      { visit_cost: 7500, visit_charged: true },
      'De factuur daarvoor krijgt u apart.',
      /nu niets|betaalt pas/,
    ],
    [
      'that costs nothing now',
      { visit_cost: 0, visit_charged: false },
      'Voor dit bezoek betaalt u nu niets.',
      /€75|factuur/,
    ],
  ])('nobody was home at a visit %s', (_, values, words, never) => {
    const missed = { ...unmoved, price: null, missed_at: '2026-11-20T09:00:00+00:00', can_pick: true, ...values };
    const text = textOf('no_show', missed, links.link, sparse);
    expect(text).toContain('Er was niemand thuis op vrijdag 20 november 2026 om 10.00 uur');
    expect(text).toContain(words);
    expect(text).not.toMatch(never);
    expect(text).not.toMatch(/spijt/);
  });

  test.each<[string, Partial<MailPayload>, string, string, RegExp]>([
    [
      'picks a moment by the link',
      { can_pick: true },
      links.link,
      `Nieuw moment kiezen <${links.link}>`,
      /Laat het ons weten, dan/,
    ],
    [
      'calls, without the link',
      { can_pick: true },
      '',
      'Laat het ons weten, dan maken wij een nieuwe afspraak.',
      /mijn-aanvraag/,
    ],
    [
      'calls, when nothing can be picked',
      { can_pick: false },
      links.link,
      'Laat het ons weten, dan maken wij',
      /mijn-aanvraag/,
    ],
    [
      'reads which one was planned since',
      { can_pick: true, next_at: '2026-12-01T09:00:00+00:00' },
      links.link,
      'Er staat al een nieuwe afspraak voor u: dinsdag 1 december 2026 om 10.00 uur.',
      /mijn-aanvraag|Laat het ons weten, dan/,
    ],
  ])('who was not home %s', (_, values, link, words, never) => {
    const text = textOf('no_show', { missed_at: '2026-11-20T09:00:00+00:00', ...values }, link, sparse);
    expect(text).toContain(words);
    expect(text).not.toMatch(never);
  });

  test('the office cancelled, and there are other moments', () => {
    const text = textOf('cancelled', { by_customer: false, can_pick: true });
    expect(text).toContain('Het spijt ons');
    expect(text).toContain(`Nieuw moment kiezen <${links.link}>`);
    expect(text).toContain('Bel');
    expect(text).not.toMatch(/50%|U hebt uw afspraak geannuleerd/);
  });

  test.each([
    ['closed', false, links.link],
    ['deleted', true, ''],
  ])('the request is %s: whom to call, and no link', (_, isOpen, link) => {
    const text = textOf('cancelled', { by_customer: false, can_pick: isOpen }, link);
    expect(text).toContain('Uw afspraak gaat niet door');
    expect(text).toContain('Bel');
    expect(text).toContain('Opnieuw aanvragen');
    expect(text).not.toMatch(/mijn-aanvraag|50%/);
  });

  test.each([
    ['2026-11-30T08:59:00Z', 'Verzetten of annuleren doet u op de pagina van uw aanvraag'],
    ['2026-11-30T09:01:00Z', 'De opname is binnen 24 uur. Moet het toch anders? Bel '],
  ])('sent at %s, it says what the page still allows', (now, words) => {
    for (const kind of ['planned', 'moved', 'reminder'] as const) {
      const { text } = fillMail(kind, full, { ...links, now: Date.parse(now) });
      const line = text.replace(/\s+/g, ' ');
      expect(line).toContain(words);
      expect(line.match(/24 uur/g)).toHaveLength(1);
    }
  });

  test.each<MailKind>(['planned', 'moved', 'reminder'])('%s says what a visit costs that cannot take place', (kind) => {
    expect(textOf(kind, {}).match(/niemand thuis, .*? €75 voorrijkosten\./g)).toHaveLength(1);
  });

  test.each([
    [
      '2026-12-04',
      'Annuleert u later, dan betaalt u alleen het werk',
      'tot uw label geregistreerd is, uiterlijk tot en met vrijdag 4 december 2026.',
      /50%/,
    ],
    [
      '2026-11-28',
      'Annuleert u later, dan betaalt u 50% van de prijs.',
      'tot en met zaterdag 28 november 2026.',
      /geregistreerd is/,
    ],
    ['2026-11-18', 'Annuleert u later, dan betaalt u 50% van de prijs.', 'niemand thuis', /bedenktijd loopt/],
  ])('who can withdraw until %s reads what holds for that visit', (withdrawal_until, cost, until, never) => {
    const text = textOf('planned', { withdrawal_until, early_start: true });
    expect(text).toContain(cost);
    expect(text).toContain(until);
    expect(text).not.toMatch(never);
  });

  test('only who asked for a visit within the period of withdrawal reads that it ends early', () => {
    const early = /U vroeg ons om binnen uw bedenktijd te komen/;
    expect(textOf('planned', { withdrawal_until: '2026-12-04', early_start: true })).toMatch(early);
    expect(textOf('planned', { withdrawal_until: '2026-12-04', early_start: false })).not.toMatch(early);
  });

  test('it is said once that the customer picks a moment', () => {
    expect(textOf('received', {}).match(/een moment|kiest u/gi)).toEqual(['een moment', 'Kiest u']);
  });

  test('the page of a request has one name', () => {
    for (const kind of mailKinds) expect(textOf(kind, { can_pick: true })).not.toMatch(/(uw|eigen) pagina/);
  });

  test('a visit that the office moved costs nothing to refuse, one that the customer moved what it always does', () => {
    const costs = 'kost niets tot maandag 30 november 2026 om 10.00 uur. Annuleert u later, dan betaalt u 50%';
    const refusing = 'Laat het ons meteen weten, dan kost verzetten of annuleren u niets.';
    for (const [kind, payload, isOffice] of [
      ['moved', { by_customer: false }, true],
      ['moved', { by_customer: true }, false],
      ['planned', { by_customer: false }, false],
    ] as const) {
      const text = textOf(kind, { ...payload, withdrawal_until: '2026-11-18' });
      expect([kind, text.includes(refusing), text.includes(costs)]).toEqual([kind, isOffice, !isOffice]);
    }
  });

  test('the customer or the office moved it', () => {
    expect(textOf('moved', { by_customer: true })).toContain('U hebt de opname voor uw energielabel verzet.');
    expect(textOf('moved', { by_customer: false })).toContain('Wij hebben de opname voor uw energielabel verzet');
  });

  test('another adviser comes at the same time', () => {
    const text = textOf('moved', { by_customer: false }, links.link, unmoved);
    expect(text).toContain('Er komt een andere adviseur: dinsdag 1 december 2026 om 10.00 uur');
    expect(text).toContain('op hetzelfde moment');
    expect(text).toContain('Wie er komt: Robin Voorbeeld');
    expect(text).not.toMatch(/\bis verzet|Eerder|nieuwe moment/);
  });

  test('a credit note names its invoice, and no account to pay to', () => {
    const credit = { invoice_number: '2026-0002', credited_number: '2026-0001', invoice_due_on: null };
    const text = textOf('invoice', credit, links.link, unmoved);
    expect(text).toContain('Nummer van de creditnota: 2026-0002');
    expect(text).toContain('Vervallen factuur: 2026-0001');
    expect(text).not.toMatch(/IBAN|Factuurnummer|Uw factuur|RF\d\d/);
  });

  test.each([
    ['job', 'de factuur voor het energielabel'],
    ['no_show', 'er was niemand thuis'],
    ['late_cancellation', 'De afspraak is laat afgezegd'],
    ['extra', 'vindt u een factuur'],
  ])('the invoice of a due (%s) says what it charges', (invoice_due, words) => {
    const text = textOf('invoice', { invoice_due });
    expect(text).toContain(words);
    expect(text.includes('factuur voor het energielabel')).toBe(invoice_due === 'job');
  });

  test('the invoice for several homes speaks of their labels', () => {
    const text = textOf('invoice', { invoice_due: 'job', homes: 3, address: null });
    expect(text).toContain('één factuur voor de energielabels van meer woningen');
    expect(text).toContain('Woningen: 3, met een regel voor elke woning');
    expect(text).not.toContain('het energielabel');
  });

  const invoiceSentences = [
    ['paid', 'De factuur is betaald. U hoeft niets meer te doen.'],
    ['sent', 'De factuur hebt u al gekregen, in een aparte mail.'],
    ['elsewhere', 'De factuur mailen wij aan wie betaalt.'],
    ['page', 'De factuur vindt u op de pagina van uw aanvraag.'],
    ['follows', 'De factuur volgt in een aparte mail.'],
  ] as const;

  test.each(invoiceSentences)('the label is ready and its invoice is %s: one sentence about it', (state, sentence) => {
    const text = textOf('label_ready', { label_invoice: state });
    expect(invoiceSentences.map(([, words]) => words).filter((words) => text.includes(words))).toEqual([sentence]);
    expect(text).not.toContain('U krijgt een factuur');
  });

  test('the label is ready and no invoice comes: nothing about paying; where none is made here: how paying goes', () => {
    expect(textOf('label_ready', { label_invoice: 'none' })).not.toMatch(/factuur|Betalen/);
    expect(textOf('label_ready', { label_invoice: null })).toContain('U krijgt een factuur');
  });

  test.each([
    [{}, 'In de bijlage zit uw label als pdf. U vindt de pdf ook op de pagina van uw aanvraag.'],
    [{ label_pdf: 'online' }, 'U downloadt uw label als pdf op de pagina van uw aanvraag.'],
    [{ label_replaced: true }, 'Dit label vervangt de pdf die u eerder van ons kreeg.'],
  ] as const)('a label with %o: where its PDF is, and that RVO mails it too', (values, words) => {
    const text = textOf('label_ready', values);
    expect(text).toContain(words);
    expect(text).toContain('RVO mailt u het label ook als pdf.');
  });

  test('a label without a PDF of ours: RVO mails it', () => {
    const { label_pdf, ...registered } = full;
    expect(label_pdf).toBe('attached');
    const text = textOf('label_ready', { label_invoice: 'follows' }, links.link, registered);
    expect(text).toContain('RVO mailt u het label als pdf.');
    expect(text).not.toMatch(/bijlage|pagina van uw aanvraag/);
  });

  test('an invoice that was paid in part asks for the rest, and one that was paid for nothing', () => {
    expect(textOf('invoice', { invoice_total: 8500, invoice_paid: 20_000 })).toMatch(/Al betaald: €200,00.*€85,00/s);
    const paid = textOf('invoice', { invoice_total: 0, invoice_paid: 28_500 });
    expect(paid).toContain('Deze factuur is betaald');
    expect(paid).not.toMatch(/RF\d\d|Vermeld bij uw betaling|code|IBAN|uiterlijk/);
  });

  test.each([
    [{ invoice_total: 0, invoice_paid: 57_000, owed_back: 28_500 }, 'U hebt €285,00 te veel betaald.'],
    [{ credited_number: '2026-0001', invoice_due_on: null, owed_back: 10_000 }, 'U krijgt nog €100,00 van ons.'],
  ])('what is owed back is named: %o', (payload, words) => {
    const text = textOf('invoice', payload);
    expect(text).toContain(words);
    expect(text).not.toMatch(/niets meer te doen|Hebt u er al iets op betaald/);
  });

  test('a reminder after a payment in part asks for what is left, and does not give a day that is past to pay by', () => {
    const text = textOf('payment_reminder', { invoice_total: 8500, invoice_paid: 20_000 });
    expect(text).toMatch(/Al betaald: €200,00 Nog te betalen: €85,00 De laatste dag om te betalen was:/);
    expect(text).not.toMatch(/Bedrag:|uiterlijk op/);
  });

  test('a credit note that has no number yet is one all the same', () => {
    const credit = { credited_number: '2026-0001', invoice_due_on: null };
    const text = textOf('invoice', { ...credit, invoice_number: '' });
    expect(text).toContain('Uw creditnota');
    expect(text).not.toContain('Uw factuur');
  });

  test('an invoice that was credited is not said to be paid, and asks for nothing', () => {
    const text = textOf('invoice', { invoice_total: 0, invoice_paid: 0, is_credited: true });
    expect(text).toContain('Deze factuur is vervallen door een creditnota. U hoeft hem niet te betalen.');
    expect(text).not.toMatch(/is betaald|RF\d\d|Vermeld bij uw betaling|code|IBAN|uiterlijk|Uw creditnota/);
  });

  test.each([
    [true, 'Laatste herinnering aan uw factuur 2026-0001', true],
    [false, 'Herinnering aan uw factuur 2026-0001', false],
  ])('a reminder that is the last (%s) is named so', (is_last_reminder, subject, isSaid) => {
    const text = textOf('payment_reminder', { is_last_reminder });
    expect(text.startsWith(subject)).toBe(true);
    expect(/dit is de laatste herinnering/i.test(text)).toBe(isSaid);
    expect(/misschien is het u ontgaan/i.test(text)).toBe(!isSaid);
  });

  test.each(['invoice', 'payment_reminder'] as const)('the mail %s asks for the payment reference', (kind) => {
    expect(textOf(kind, {})).toContain('Betalingskenmerk: RF31 2026 0001');
  });

  test('a rush mail has the deadline that the screen has', () => {
    const text = textOf('received', {});
    expect(text).toContain('U krijgt uw label uiterlijk op maandag 30 november 2026 om 20.00 uur.');
    const unknown = textOf('received', { rush_by: null });
    expect(unknown).toContain('U hoort van ons wanneer u uw label hebt. Lukt dat niet binnen 24 uur, op werkdagen,');
  });

  test('a rush mail promises nothing that no free moment can keep', () => {
    const text = textOf('received', { rush_is_possible: false });
    expect(text).not.toContain('U krijgt uw label uiterlijk');
    expect(text).toContain('Er is nu geen moment vrij waarmee u uw label uiterlijk op maandag 30 november 2026');
    expect(text).toContain('Of kies op de pagina van uw aanvraag een later moment, zonder spoedtoeslag.');
    expect(textOf('received', { rush_is_possible: true })).toContain('U krijgt uw label uiterlijk op maandag 30');
  });

  test.each<[string, string, Partial<MailPayload>]>([
    ['that is not rush', 'vrijdag 4 december 2026', { rush_by: null }],
    ['after the deadline', 'vrijdag 4 december 2026', {}],
    ['in time for the deadline', 'maandag 30 november 2026 om 20.00 uur', { starts_at: '2026-11-30T16:00:00+00:00' }],
    ['too near to the deadline for its report', 'vrijdag 4 december 2026', { starts_at: '2026-11-30T16:30:00+00:00' }],
  ])('a visit %s has the day of its own label', (_, day, values) => {
    const text = textOf('planned', values);
    expect(text).toContain(`Uw label uiterlijk: ${day}`);
    expect(text).not.toContain('3 tot 5 werkdagen');
  });

  test.each<MailKind>(['planned', 'moved', 'reminder'])('%s says that the visit is too late for rush', (kind) => {
    const late = 'Met dit moment is uw label niet op tijd voor spoed (maandag 30 november 2026 om 20.00 uur).';
    expect(textOf(kind, {})).toContain(`${late} U betaalt daarom geen spoedtoeslag.`);
    expect(textOf(kind, { starts_at: '2026-11-30T16:00:00+00:00' })).not.toContain('voor spoed');
    expect(textOf(kind, { rush_by: null })).not.toContain('voor spoed');
  });
});

test('what is no moment makes no mail', () => {
  expect(() => fillMail('planned', { ...full, starts_at: 'morgen' }, links)).toThrow(RangeError);
});

test('the colours are those of the site', async () => {
  const css = await readFile(path.resolve(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const [site = '', siteInDark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
  for (const [name, color] of Object.entries(light)) expect(site).toContain(`--${name}: ${color};`);
  for (const [name, color] of Object.entries(dark)) expect(siteInDark).toContain(`--${name}: ${color};`);
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].forEach((label, index) =>
    expect(site).toContain(`--label-${label}: ${labelColors[index] ?? ''};`),
  );
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(mailKinds)('the text of %s reaches 4.5:1', (kind) => {
    const { html } = fillMail(kind, full, links);
    // The rules in the media query apply in a dark mail program.
    const rules =
      scheme === 'light' ? '' : (/prefers-color-scheme: dark\) \{([\s\S]*)\}\s*<\/style>/.exec(html)?.[1] ?? '');
    const { window } = new JSDOM(html.replace(/<style>[\s\S]*<\/style>/, `<style>${rules}</style>`));
    const texts = [...window.document.body.querySelectorAll('p, h1, h2, li, a, strong, bdi')];
    expect(texts.length).toBeGreaterThan(20);
    for (const element of texts) {
      const color = inherited(window, element, 'color');
      const background = inherited(window, element, 'background-color');
      expect(contrast(color, background), `${element.outerHTML} ${color} ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

type Window = JSDOM['window'];

function inherited(window: Window, element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (property === 'color') {
      // Only where it is set: jsdom returns black elsewhere.
      const isSet = /(^|;)color:/.test(at.getAttribute('style') ?? '') || at.className !== '';
      if (isSet) return window.getComputedStyle(at).color;
    } else {
      const color = window.getComputedStyle(at).getPropertyValue(property);
      if (color !== '' && color !== 'rgba(0, 0, 0, 0)') return color;
    }
  }
  throw new Error(`no ${property}`);
}

function contrast(one: string, other: string): number {
  const [low = NaN, high = NaN] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = NaN, green = NaN, blue = NaN] = (color.match(/\d+/g) ?? []).map((value) => {
    const channel = Number(value) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
