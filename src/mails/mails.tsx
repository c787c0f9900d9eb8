import type { ReactElement } from 'react';
import {
  cancelledMail,
  invoiceMail,
  labelReadyMail,
  movedMail,
  paymentReminderMail,
  plannedMail,
  receivedMail,
  reminderMail,
} from '@/content/mails';
import { CancelledMail } from './cancelled-mail';
import { InvoiceMail, LabelReadyMail, PaymentReminderMail } from './paying-mails';
import { ReceivedMail } from './received-mail';
import { MovedMail, PlannedMail, ReminderMail } from './visit-mails';

/** Every mail to a customer by its kind in the queue: its subject, and its text and looks. */
export const mails: Record<string, { subject: string; mail: ReactElement }> = {
  received: { subject: receivedMail.subject, mail: <ReceivedMail /> },
  planned: { subject: plannedMail.subject, mail: <PlannedMail /> },
  moved: { subject: movedMail.subject, mail: <MovedMail /> },
  cancelled: { subject: cancelledMail.subject, mail: <CancelledMail /> },
  reminder: { subject: reminderMail.subject, mail: <ReminderMail /> },
  label_ready: { subject: labelReadyMail.subject, mail: <LabelReadyMail /> },
  invoice: { subject: invoiceMail.subject, mail: <InvoiceMail /> },
  payment_reminder: { subject: paymentReminderMail.subject, mail: <PaymentReminderMail /> },
};
