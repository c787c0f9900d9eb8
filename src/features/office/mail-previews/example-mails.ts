import { site } from '@/content/site';
import { mailPreviewTexts } from '@/content/office/management/mail-previews';
import { absoluteUrl } from '@/lib/env';
import { fillMail, type MailKind, type MailPayload } from '../../../../supabase/functions/send/fill-mail.ts';
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
  label_day: '2027-01-15',
  can_pick: true,
};

type Example = keyof typeof mailPreviewTexts.kinds;

/** Each mail once, and once more for another cause. */
const examples: readonly { name: Example; kind: MailKind; values?: Partial<MailPayload> }[] = [
  { name: 'received', kind: 'received' },
  { name: 'planned', kind: 'planned' },
  { name: 'moved', kind: 'moved' },
  { name: 'movedByCustomer', kind: 'moved', values: { by_customer: true } },
  { name: 'otherAdviser', kind: 'moved', values: { previous_starts_at: null } },
  { name: 'cancelled', kind: 'cancelled' },
  { name: 'cancelledByCustomer', kind: 'cancelled', values: { by_customer: true } },
  { name: 'closed', kind: 'cancelled', values: { can_pick: false } },
  { name: 'reminder', kind: 'reminder' },
  { name: 'label_ready', kind: 'label_ready' },
  { name: 'invoice', kind: 'invoice' },
  { name: 'payment_reminder', kind: 'payment_reminder' },
];

/** Every mail to a customer with made-up values, its HTML as a frame of the site can show it. */
export function exampleMails() {
  const context = {
    siteUrl: absoluteUrl('/').replace(/\/$/, ''),
    link: absoluteUrl('/mijn-aanvraag#voorbeeld'),
    now: Date.parse('2027-01-05T09:00:00Z'),
  };
  return examples.map(({ name, kind, values }) => {
    const { html, ...mail } = fillMail(kind, { ...example, ...values }, context);
    return { kind: name, name: mailPreviewTexts.kinds[name], ...mail, html: framedMail(html) };
  });
}
