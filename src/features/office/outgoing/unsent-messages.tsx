import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { messageKinds } from '@/content/office/mail-kinds';
import { outgoingTexts as texts, reasonText } from '@/content/office/management/outgoing';
import { useDiscardMessages, useResendMessages } from '@/data/outgoing/mutations';
import type { UnsentMessage } from '@/data/outgoing/queries';
import { formatDateTime } from '@/lib/format/format-date';

interface UnsentMessagesProps {
  /** The latest. */
  messages: readonly UnsentMessage[];
  total: number;
}

export function UnsentMessages({ messages, total }: UnsentMessagesProps) {
  return (
    <>
      <h3 className="mt-4 font-semibold">{texts.unsent(total)}</h3>
      {total > messages.length && <p className="text-ink-muted">{texts.more}</p>}
      <ul aria-label={texts.unsent(total)} className="mt-2 divide-y divide-line border-y border-line">
        {messages.map((message) => (
          <li key={message.id} className="py-3">
            <Message message={message} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Message({ message: { id, kind, state, error, name, createdAt } }: { message: UnsentMessage }) {
  const resending = useResendMessages();
  const discarding = useDiscardMessages();
  const isBusy = resending.isPending || discarding.isPending;
  const isToOffice = kind === 'office' || kind === 'handed_over';
  const about = isToOffice ? messageKinds[kind] : `${messageKinds[kind]}: ${name ?? texts.trial}`;

  async function act(change: typeof resending, done: string) {
    if (isBusy) return;
    try {
      await change.mutateAsync([id]);
      notify.success(done);
    } catch {
      notify.error(texts.failed);
    }
  }

  return (
    <>
      <p className="font-semibold">{about}</p>
      <p>
        {reasonText(error)} {state === 'unknown' && texts.uncertain}
      </p>
      <p className="text-sm text-ink-muted tabular-nums">{formatDateTime(createdAt)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-label={`${texts.resend}: ${about}`}
          aria-disabled={isBusy}
          onClick={() => void act(resending, texts.resent)}
        >
          {texts.resend}
        </Button>
        <Button
          variant="quiet"
          aria-label={`${texts.discard}: ${about}`}
          aria-disabled={isBusy}
          onClick={() => void act(discarding, texts.discarded)}
        >
          {texts.discard}
        </Button>
      </div>
    </>
  );
}
