/** The mails to a customer, in the order of an order. */
export const mailKinds = [
  'received',
  'planned',
  'moved',
  'cancelled',
  'reminder',
  'label_ready',
  'invoice',
  'payment_reminder',
] as const;
/** Every message that goes out. */
export const outgoingKinds = [...mailKinds, 'webhook', 'office', 'handed_over'] as const;

export type MailKind = (typeof mailKinds)[number];

/** Where a message of the queue stands. */
export const messageStates = ['waiting', 'taken', 'sent', 'failed', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];
