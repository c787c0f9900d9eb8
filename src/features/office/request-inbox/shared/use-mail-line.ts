import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailChoiceTexts as texts, mailsText, mailsTo } from '@/content/office/requests/mail-choice';
import { mailsOfChangesQuery, type ProposedChange } from '@/data/outgoing/mails-of-changes';

/** What changes would mail, and whether to make them without, as MailLine shows it; of no changes nothing. */
export function useMailLine(changes: readonly ProposedChange[]) {
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const isAsked = changes.length > 0;
  const { data = [], isError, isFetching } = useQuery({ ...mailsOfChangesQuery(changes), enabled: isAsked });
  const isUnknown = isAsked && isError && !isFetching;
  const mails = isAsked ? data : [];
  const to = mailsTo(mails);
  const isLeftOut = isWithoutMail && to.customer;
  const sent = isLeftOut ? mails.filter(({ kind }) => kind === 'handed_over') : mails;
  return {
    text: isUnknown ? texts.unknown : isLeftOut && sent.length === 0 ? texts.none : mailsText(sent),
    withoutMail: isUnknown || !to.customer ? '' : to.colleague ? texts.withoutMailToCustomerBox : texts.withoutMailBox,
    isWithoutMail: isLeftOut,
    onChange: setIsWithoutMail,
  };
}
