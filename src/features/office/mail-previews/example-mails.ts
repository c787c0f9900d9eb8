import { pageBusiness } from '@/content/page-business';
import { pageTerms } from '@/content/page-terms';
import { site } from '@/content/site';
import { mailPreviewTexts } from '@/content/office/management/mail-previews';
import { absoluteUrl } from '@/lib/env';
import { messageKinds } from '@/content/office/mail-kinds';
import { mailKinds, type MailKind, type MailPayload } from '#shared/mail/customer-mail.ts';
import { fillMail } from '#shared/mail/fill-mail.ts';
import { framedMail } from '@/components/office/mail/framed-mail';

const example = {
  name: 'Jo Voorbeeld',
  email: 'jo@voorbeeld.example',
  reference: '5F0C9A3E',
  address: 'Voorbeeldstraat 12, Amersfoort',
  property_type: 'terraced',
  price: 285,
  rush_service: false,
  starts_at: '2027-01-12T09:00:00+00:00',
  ends_at: '2027-01-12T10:00:00+00:00',
  adviser: site.advisers[0]?.name ?? null,
  label_class: 'B',
  label_valid_until: '2037-01-14',
  invoice_number: '2027-0012',
  invoice_total: 28_500,
  invoice_due_on: '2027-01-28',
  iban: 'NL91ABNA0417164300',
  asked_price: 315,
  asked_area: 165,
  asked_type: 'terraced',
  asked_rush: false,
  area: 150,
  label_day: '2027-01-15',
  can_pick: true,
  terms: pageTerms,
  business: pageBusiness,
} satisfies MailPayload;

const previous_starts_at = '2027-01-11T13:30:00+00:00';

interface Cause {
  name: keyof typeof mailPreviewTexts.causes;
  values: Partial<MailPayload>;
}

/** Of mails that read differently by their cause. */
const causes: Partial<Record<MailKind, readonly Cause[]>> = {
  moved: [
    { name: 'movedByOffice', values: { previous_starts_at } },
    { name: 'movedByCustomer', values: { previous_starts_at, by_customer: true } },
    { name: 'otherAdviser', values: {} },
  ],
  cancelled: [
    { name: 'cancelledByOffice', values: {} },
    { name: 'cancelledByCustomer', values: { by_customer: true, visit_end: 'in_time', visit_cost: 0 } },
    { name: 'cancelledLate', values: { by_customer: true, visit_end: 'late', visit_cost: 14_250 } },
    { name: 'closed', values: { can_pick: false } },
  ],
  label_ready: [
    { name: 'labelAttached', values: { label_pdf: 'attached', label_invoice: 'follows' } },
    { name: 'labelRegistered', values: {} },
  ],
  no_show: [
    { name: 'noShow', values: { missed_at: example.starts_at, visit_cost: 7500 } },
    { name: 'noShowFree', values: { missed_at: example.starts_at, visit_cost: 0 } },
  ],
  payment_reminder: [
    { name: 'reminded', values: {} },
    { name: 'remindedLast', values: { is_last_reminder: true } },
  ],
};

/** Every mail to a customer with made-up values, its HTML as a frame of the site can show it. */
export function exampleMails() {
  const context = {
    siteUrl: absoluteUrl('/').replace(/\/$/, ''),
    link: absoluteUrl('/mijn-aanvraag#voorbeeld'),
    now: Date.parse('2027-01-05T09:00:00Z'),
  };
  function exampleOf(kind: MailKind, id: string, name: string, values: Partial<MailPayload>) {
    const { html, ...mail } = fillMail(kind, { ...example, ...values }, context);
    return { kind: id, name, ...mail, html: framedMail(html) };
  }
  return mailKinds.flatMap(
    (kind) =>
      causes[kind]?.map(({ name, values }) => exampleOf(kind, name, mailPreviewTexts.causes[name], values)) ?? [
        exampleOf(kind, kind, messageKinds[kind], {}),
      ],
  );
}
