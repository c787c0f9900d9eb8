import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailChoiceTexts, mailsText } from '@/content/office/requests/mail-choice';
import { mailsOfChangesQuery, type ProposedChange } from '@/data/outgoing/mails-of-changes';

/** What changes would mail, and whether to make them without, as MailLine shows it; of no changes nothing. */
export function useMailLine(changes: readonly ProposedChange[]) {
  const [isWithoutMail, setIsWithoutMail] = useState(false);
  const isAsked = changes.length > 0;
  const { data = [], isError, isFetching } = useQuery({ ...mailsOfChangesQuery(changes), enabled: isAsked });
  const isUnknown = isAsked && isError && !isFetching;
  return {
    text: isUnknown ? mailChoiceTexts.unknown : isAsked ? mailsText(data) : '',
    isWithoutMail: isWithoutMail && isAsked && data.length > 0,
    onChange: setIsWithoutMail,
  };
}
