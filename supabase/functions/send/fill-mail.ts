import type { MailKind, MailPayload } from './messages.ts';

interface Links {
  /** Origin of the site. */
  siteUrl: string;
  /** Opens the customer's own page. */
  link: string;
}

/** The subject and both bodies of a mail to a customer. Everything that is filled in is escaped in the HTML. */
export function fillMail(
  kind: MailKind,
  payload: MailPayload,
  { siteUrl, link }: Links,
): { subject: string; text: string; html: string } {
  const { name, reference, address, adviser } = payload;
  const visit = `${momentOf(payload.starts_at)}${adviser ? `. ${adviser} komt bij u langs` : ''}`;
  const before = momentOf(payload.previous_starts_at ?? payload.starts_at);
  const { subject, news } = {
    received: {
      subject: 'Wij hebben uw aanvraag ontvangen',
      news: 'Wij hebben uw aanvraag voor een energielabel ontvangen.',
    },
    planned: { subject: 'Uw afspraak staat vast', news: `Uw afspraak is op ${visit}.` },
    moved: { subject: 'Uw afspraak is veranderd', news: `Uw afspraak was op ${before} en is nu op ${visit}.` },
    cancelled: {
      subject: 'Uw afspraak gaat niet door',
      news: `Uw afspraak op ${momentOf(payload.starts_at)} gaat niet door.`,
    },
    reminder: { subject: 'Denkt u aan uw afspraak?', news: `Uw afspraak is op ${visit}.` },
    label_ready: { subject: 'Uw energielabel is klaar', news: 'Uw energielabel is klaar.' },
  }[kind];
  const lines = [
    `Beste ${name},`,
    news,
    ...(address ? [`Adres: ${address}`] : []),
    `Nummer van uw aanvraag: ${reference}`,
    `Bekijk uw aanvraag: ${link}`,
    `Met vriendelijke groet,\n${new URL(siteUrl).host}`,
  ];
  return {
    subject,
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="nl"><body>${lines.map(paragraph).join('')}</body></html>`,
  };

  function paragraph(line: string): string {
    const escaped = escape(line).replaceAll('\n', '<br>');
    return `<p>${escaped.replace(escape(link), `<a href="${escape(link)}">${escape(link)}</a>`)}</p>`;
  }
}

function momentOf(timestamp: string | undefined): string {
  return new Intl.DateTimeFormat('nl-NL', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(timestamp ?? 0));
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
