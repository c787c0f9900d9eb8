import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { messageKinds } from '@/content/office/mail-kinds';
import { mailStateText, requestMailTexts as texts } from '@/content/office/requests/request-mails';
import { useMailLink } from '@/data/outgoing/mail-link';
import { requestMailsQuery, type RequestMail } from '@/data/outgoing/request-mails';
import { formatDateTime } from '@/lib/format/format-date';
import { loadCode } from '@/lib/browser/load-code';

interface RequestMailsProps {
  requestId: string;
}

/** Which mails went to the customer, when and in which state, with their text; fetched once it is opened. */
export function RequestMails({ requestId }: RequestMailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-bold">{texts.title}</summary>
      {isOpen && <MailList requestId={requestId} />}
      {isOpen && <NewLink requestId={requestId} />}
    </details>
  );
}

function MailList({ requestId }: RequestMailsProps) {
  const mails = useQuery(requestMailsQuery(requestId));
  const filling = useQuery({
    queryKey: ['mail-text'],
    queryFn: () => loadCode(() => import('./mail-text'), 'mailText'),
    staleTime: Infinity,
  });
  const { isPending, isError, isFetching } = mails;
  if (isPending || filling.isPending || (isError && isFetching)) return <Loading text={texts.loading} />;
  if (isError || filling.isError) {
    return (
      <RetryNotice role="alert" onRetry={() => void Promise.all([mails.refetch(), filling.refetch()])}>
        <p>{texts.loadFailed}</p>
      </RetryNotice>
    );
  }
  if (mails.data.length === 0) return <p className="text-ink-muted">{texts.none}</p>;
  return (
    <ol className="grid gap-3">
      {mails.data.map((mail) => (
        <li key={mail.id} className="border-l-4 border-line pl-3">
          <p>
            <strong>{messageKinds[mail.kind]}</strong>: {stateOf(mail)}
          </p>
          <MailText text={filling.data(mail)} />
        </li>
      ))}
    </ol>
  );
}

function NewLink({ requestId }: RequestMailsProps) {
  const mailing = useMailLink();
  return (
    <div className="mt-3">
      <p className="text-ink-muted">{texts.linkHint}</p>
      <Button
        variant="secondary"
        className="mt-2"
        aria-disabled={mailing.isPending}
        onClick={() => {
          if (!mailing.isPending) mailing.mutate(requestId);
        }}
      >
        {texts.mailLink}
      </Button>
      {mailing.data === true && <p role="status">{texts.linkWaits}</p>}
      {(mailing.isError || mailing.data === false) && (
        <p role="alert" className="font-semibold text-danger">
          {mailing.isError ? texts.linkFailed : texts.linkNotMailed}
        </p>
      )}
    </div>
  );
}

function MailText({ text }: { text: { subject: string; text: string } | null }) {
  if (text === null) return <p className="text-ink-muted">{texts.unreadable}</p>;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-primary">{texts.textOf(text.subject)}</summary>
      <pre className="max-h-80 overflow-y-auto font-sans wrap-anywhere whitespace-pre-wrap">{text.text}</pre>
    </details>
  );
}

function stateOf({ state, error, dueAt, doneAt }: RequestMail): string {
  return mailStateText(state, formatDateTime(state === 'waiting' ? dueAt : (doneAt ?? dueAt)), error);
}
