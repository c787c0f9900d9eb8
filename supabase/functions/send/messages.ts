/** The mails to a customer. */
export const mailKinds = ['received', 'planned', 'moved', 'cancelled', 'reminder', 'label_ready'] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a mail tells, as …_outgoing_messages.sql stores it; moments are timestamps of the database. */
export interface MailPayload {
  name: string;
  email: string;
  reference: string;
  address: string | null;
  property_type: string;
  price: number | null;
  rush_service: boolean;
  /** Of the appointment, in the mails of an appointment. */
  appointment_id?: string;
  sequence?: number;
  starts_at?: string;
  ends_at?: string;
  /** As the customer reads it. */
  adviser?: string | null;
  previous_starts_at?: string;
  /** Of the new label, once the register has it. */
  label_class?: string;
  label_valid_until?: string;
}

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A message that this sender has to complete or fail. */
export type TakenMessage = { id: string } & (
  | { kind: 'webhook'; payload: object; url: string }
  | { kind: MailKind; payload: MailPayload; key: string }
  | { kind: 'unreadable' }
);

/** `isDown` says that no other message of its kind can be sent now either. */
export type Outcome =
  { isSent: true } | { isSent: false; error: string; isFinal?: boolean; isUncertain?: boolean; isDown?: boolean };

/** The answer of `take_messages`; null for another shape. A message with a wrong payload is unreadable. */
export function parseTaken(answer: unknown): TakenMessage[] | null {
  if (!Array.isArray(answer)) return null;
  const messages = answer.map(parseMessage).filter((message) => message !== null);
  return messages.length === answer.length ? messages : null;
}

function parseMessage(value: unknown): TakenMessage | null {
  if (!isRecord(value)) return null;
  const { id, kind, payload, key, url } = value;
  if (typeof id !== 'string') return null;
  if (kind === 'webhook' && isRecord(payload) && typeof url === 'string') return { id, kind, payload, url };
  const mailKind = mailKinds.find((known) => known === kind);
  if (mailKind && isMailPayload(payload) && typeof key === 'string') return { id, kind: mailKind, payload, key };
  return { id, kind: 'unreadable' };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMailPayload(value: unknown): value is MailPayload {
  if (!isRecord(value)) return false;
  return (
    ['name', 'email', 'reference', 'property_type'].every((name) => typeof value[name] === 'string') &&
    ['address', 'adviser'].every((name) => value[name] == null || typeof value[name] === 'string') &&
    ['starts_at', 'ends_at', 'previous_starts_at', 'appointment_id', 'label_class', 'label_valid_until'].every(
      (name) => value[name] === undefined || typeof value[name] === 'string',
    ) &&
    (value['price'] === null || typeof value['price'] === 'number') &&
    (value['sequence'] === undefined || typeof value['sequence'] === 'number') &&
    typeof value['rush_service'] === 'boolean'
  );
}
