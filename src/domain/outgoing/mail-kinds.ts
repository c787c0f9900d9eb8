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
export const outgoingKinds = [...mailKinds, 'webhook'] as const;

export type MailKind = (typeof mailKinds)[number];
