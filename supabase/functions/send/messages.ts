import { z } from 'zod';
import { mailKinds, mailPayload, type MailKind, type MailPayload } from '../_shared/mail/customer-mail.ts';
import { businessRow } from '../_shared/business-row.ts';
import { plausibleMoment } from '../_shared/plausible-dates.ts';
import { takenInvoice, type Invoice } from './invoice/invoice.ts';

/** A mail to the office about what customers did, as supabase/schemas/36_mail_to_office.sql makes it. */
const officePayload = z.object({
  email: z.string(),
  news: z.array(
    z.object({
      request_id: z.string(),
      action: z.string(),
      happened_at: plausibleMoment,
      /** The chosen moment; null for anything else, and once it was changed. */
      visit_at: plausibleMoment.nullable().default(null),
      reference: z.string(),
      /** Null where a mail may not name the customer. */
      name: z.string().nullable(),
    }),
  ),
  /** How many there are besides. */
  more: z.int().nonnegative(),
  business: businessRow.exactOptional(),
});
export type OfficePayload = z.output<typeof officePayload>;

/** A mail to an adviser about what others changed of visits, as supabase/schemas/36_mail_to_office.sql makes it. */
const handedOverPayload = z.object({
  email: z.string(),
  visits: z.array(
    z.object({
      request_id: z.string(),
      /** When the adviser was to go before; null for a visit that is new for this adviser. */
      known_at: plausibleMoment.nullable(),
      /** Null for one that is off, or a colleague's. */
      starts_at: plausibleMoment.nullable(),
      reference: z.string(),
      /** Null where a mail may not name the customer. */
      name: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
  /** How many there are besides. */
  more: z.int().nonnegative(),
  business: businessRow.exactOptional(),
});
export type HandedOverPayload = z.output<typeof handedOverPayload>;

/** An attachment of a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
  /** Of the content; absent for text. */
  encoding?: 'base64';
}

/** An invoice that was paid in part or whole: the mail gets a copy that asks for what is open. */
interface InvoiceToCopy {
  filename: string;
  invoice: Invoice;
}

/** A message that this sender has to complete or fail; `error` says which part of it cannot be parsed. */
export type TakenMessage = { id: string } & (
  | { kind: 'webhook'; payload: object; url: string }
  /** The key is null for a request that was deleted. */
  | { kind: MailKind; payload: MailPayload; key: string | null; attachment: Attachment | InvoiceToCopy | null }
  | { kind: 'office'; payload: OfficePayload }
  | { kind: 'handed_over'; payload: HandedOverPayload }
  | { kind: 'unreadable'; error: string }
);

/** `isDown` means that no other message of its kind can be sent now either. */
export type Outcome =
  { isSent: true } | { isSent: false; error: string; isFinal?: boolean; isUncertain?: boolean; isDown?: boolean };

const takenSchema = z.looseObject({ id: z.string(), kind: z.string() });
const webhookContent = z.object({ payload: z.record(z.string(), z.unknown()), url: z.string() });
const officeContent = z.object({ payload: officePayload });
const handedOverContent = z.object({ payload: handedOverPayload });
/** The PDF of an invoice in base64, or the invoice of which a copy is to be made. */
const invoiceFile = z.union([
  z
    .object({ filename: z.string(), content: z.string() })
    .transform((file): Attachment => ({ ...file, contentType: 'application/pdf', encoding: 'base64' })),
  z.object({ filename: z.string(), invoice: takenInvoice }),
]);
const mailContent = z.object({
  payload: mailPayload,
  key: z.string().nullable(),
  attachment: invoiceFile.nullable().default(null),
});

/** The answer of `take_messages`, whose messages are parsed one by one. Throws a ZodError when it is no list. */
export function parseTaken(answer: unknown): TakenMessage[] {
  return z
    .array(z.unknown())
    .parse(answer)
    .flatMap((entry) => {
      const taken = takenSchema.safeParse(entry);
      if (taken.success) return parseContent(taken.data);
      console.error('A message without an id or a kind was taken');
      return [];
    });
}

function parseContent({ id, kind, ...content }: z.output<typeof takenSchema>): TakenMessage {
  if (kind === 'webhook') {
    const webhook = webhookContent.safeParse(content);
    return webhook.success ? { id, kind, ...webhook.data } : unreadable(id, webhook.error);
  }
  if (kind === 'office') {
    const office = officeContent.safeParse(content);
    return office.success ? { id, kind, ...office.data } : unreadable(id, office.error);
  }
  if (kind === 'handed_over') {
    const handedOver = handedOverContent.safeParse(content);
    return handedOver.success ? { id, kind, ...handedOver.data } : unreadable(id, handedOver.error);
  }
  const mailKind = mailKinds.find((known) => known === kind);
  if (!mailKind) return { id, kind: 'unreadable', error: 'unreadable-kind' };
  const mail = mailContent.safeParse(content);
  return mail.success ? { id, kind: mailKind, ...mail.data } : unreadable(id, mail.error);
}

/** An error that names the first wrong field, in the format of the database, without its value. */
function unreadable(id: string, { issues }: z.ZodError): TakenMessage {
  const field = String(issues[0]?.path.at(-1)).replaceAll('_', '-');
  return { id, kind: 'unreadable', error: `unreadable-${field}` };
}
