import { site } from '@/content/site';
import { mailPreviewTexts } from '@/content/office/mail-previews';
import { mailKinds } from '@/domain/outgoing/mail-kinds';
import { absoluteUrl } from '@/lib/env';
import { fillMail, type MailPayload } from '../../../supabase/functions/send/fill-mail.ts';
import { framedMail } from './framed-mail';

const example: MailPayload = {
  name: 'Jo Voorbeeld',
  email: 'jo@voorbeeld.example',
  reference: '5F0C9A3E',
  address: 'Voorbeeldstraat 12, Amersfoort',
  property_type: 'terraced',
  price: 285,
  rush_service: false,
  starts_at: '2027-01-12T09:00:00+00:00',
  ends_at: '2027-01-12T10:00:00+00:00',
  adviser: site.adviser,
  label_class: 'B',
  label_valid_until: '2037-01-14',
  invoice_number: '2027-0012',
  invoice_total: 28_500,
  invoice_due_on: '2027-01-28',
  iban: 'NL91ABNA0417164300',
  previous_starts_at: '2027-01-11T13:30:00+00:00',
};

/** Every mail to a customer with made-up values, its HTML as a frame of the site can show it. */
export function exampleMails() {
  const links = { siteUrl: absoluteUrl('/').replace(/\/$/, ''), link: absoluteUrl('/mijn-aanvraag#voorbeeld') };
  return mailKinds.map((kind) => {
    const { html, ...mail } = fillMail(kind, example, links);
    return { kind, name: mailPreviewTexts.kinds[kind], ...mail, html: framedMail(html) };
  });
}
