import type { ReactElement } from 'react';
import type { MailKind } from '#shared/mail/customer-mail.ts';
import { answerMails } from './answer-mail';
import { atHomeMails } from './at-home-mail';
import { cancelledMails } from './cancelled-mail';
import { labelMails } from './label-ready-mail';
import { noShowMails } from './no-show-mail';
import { payingMails } from './paying-mails';
import { priceQuestionMails } from './price-question-mail';
import { receivedMails } from './received-mail';
import { visitMails } from './visit-mails';
import { withdrawnMails } from './withdrawn-mail';

/** The subject of a mail, and its text and looks; both with places to fill in. */
export interface RenderedMail {
  subject: string;
  mail: ReactElement;
}

/** Every mail to a customer by its kind in the queue. */
export const mails: Readonly<Record<MailKind, RenderedMail>> = {
  ...receivedMails,
  ...visitMails,
  ...cancelledMails,
  ...noShowMails,
  ...labelMails,
  ...payingMails,
  ...withdrawnMails,
  ...atHomeMails,
  ...priceQuestionMails,
  ...answerMails,
};
