import { ChangingText } from '@/components/ui/changing-text';
import { Folded } from '@/components/ui/folded';
import { ownRequest } from '@/content/public/request/own-request';
import type { OwnRequest } from '@/data/own-request/queries';
import { readMessage } from '@/domain/request/sent-messages';
import { formatDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { MessageForm } from './message-form';

const texts = ownRequest.message;

interface MessagesProps {
  customerKey: string;
  request: OwnRequest;
  /** Whether one can still be sent. */
  canWrite: boolean;
}

/** What the customer wrote and when, what we answered, and the form for more; nothing where there is neither. */
export function Messages({ customerKey, request, canWrite }: MessagesProps) {
  const messages = request.messages.map(readMessage);
  const { answer } = request;
  if (messages.length === 0 && answer === null && !canWrite) return null;
  return (
    <section aria-labelledby="own-messages-title" className="grid content-start gap-3">
      <h2 id="own-messages-title" className="text-xl font-bold">
        {texts.title}
      </h2>
      {messages.map(({ sent, text }, index) => (
        <article key={`${index} ${text}`} className="max-w-prose rounded-xl border border-line bg-surface p-4">
          <p className="text-sm text-ink-muted">
            <ChangingText>{`${texts.yours}, ${unbroken(sent || formatDay(request.created_at))}`}</ChangingText>
          </p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </article>
      ))}
      {answer !== null && (
        <article className="max-w-prose rounded-xl border border-primary bg-primary-soft p-4">
          <p className="text-sm text-ink-muted">{texts.ours}</p>
          <p key={answer} className="break-words whitespace-pre-line">
            {answer}
          </p>
        </article>
      )}
      {canWrite && (
        <Folded title={texts.write} className="print:hidden">
          <MessageForm customerKey={customerKey} />
        </Folded>
      )}
    </section>
  );
}
