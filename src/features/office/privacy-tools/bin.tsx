import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeRestoreFailure } from '@/components/office/edit/restore-undo';
import { Button } from '@/components/ui/button';
import { MailQuestion } from '@/components/office/mail/mail-question';
import { QueryCard } from '@/components/office/query-card';
import { notify } from '@/components/ui/notify';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { messages } from '@/content/messages';
import { binTexts as texts } from '@/content/office/requests/bin';
import { dataErrorCode } from '@/data/errors';
import { fetchMailsOfChanges, type ProposedMail } from '@/data/outgoing/mails-of-changes';
import { binQuery, type DeletedRequest } from '@/data/requests/bin';
import { useRestoreRequest } from '@/data/requests/mutations';
import { adminSections } from '@/lib/admin-links';
import { formatDateTime } from '@/lib/format/format-date';

/** The deleted requests that can still be brought back. */
export function Bin() {
  const query = useQuery(binQuery());
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <QueryCard id={adminSections.bin} titleRef={title} texts={texts} query={query}>
      {({ total, latest }) => (
        <>
          <p role="status" className="mt-3 font-semibold">
            {texts.total(total)} {total > latest.length && texts.shown(latest.length)}
          </p>
          {latest.length > 0 && (
            <ul className="-mx-1.5 mt-2 max-h-96 divide-y divide-line overflow-y-auto px-1.5">
              {latest.map((request) => (
                <Deleted key={request.id} request={request} onRestored={() => title.current?.focus()} />
              ))}
            </ul>
          )}
        </>
      )}
    </QueryCard>
  );
}

interface DeletedProps {
  request: DeletedRequest;
  onRestored: () => void;
}

type Question = { kind: 'mails'; mails: readonly ProposedMail[] } | { kind: 'unfit'; isWithoutMail: boolean };

function Deleted({ request: { id, name, address, deletedAt, goneAt }, onRestored }: DeletedProps) {
  const restoring = useRestoreRequest();
  const [isAsking, setIsAsking] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const isBusy = isAsking || restoring.isPending;

  async function handleRestore() {
    if (isBusy || isRestored) return;
    setIsAsking(true);
    try {
      const mails = await fetchMailsOfChanges([{ id, is_restored: true }]);
      if (mails.length > 0) setQuestion({ kind: 'mails', mails });
      else await restore({ isWithoutMail: false });
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsAsking(false);
    }
  }

  async function restore({ isWithoutMail, isOverruled = false }: { isWithoutMail: boolean; isOverruled?: boolean }) {
    setQuestion(null);
    const { restored, restoredDescription } = messages.requests;
    try {
      await restoring.mutateAsync({ id, isWithoutMail, isOverruled });
    } catch (error) {
      if (dataErrorCode(error) === 'does-not-fit') setQuestion({ kind: 'unfit', isWithoutMail });
      else tellFailure(error);
      return;
    }
    setIsRestored(true);
    notify.success(restored, { description: restoredDescription });
    // The button is removed with its row.
    onRestored();
  }

  function tellFailure(error: unknown): void {
    const { title, description } = describeRestoreFailure(error);
    notify.error(title, { description });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <strong>{name}</strong>
          {address !== '' && `, ${address}`}
        </p>
        <p className="text-sm text-ink-muted">{texts.moments(formatDateTime(deletedAt), formatDateTime(goneAt))}</p>
      </div>
      <Button
        variant="secondary"
        aria-label={texts.restoreOf(name)}
        aria-disabled={isBusy}
        onClick={() => void handleRestore()}
      >
        {isBusy ? texts.restoring : texts.restore}
      </Button>
      {question?.kind === 'mails' && (
        <MailQuestion
          about={texts.restoreOf(name)}
          mails={question.mails}
          cancel={texts.cancel}
          onAnswer={(isWithoutMail) => void restore({ isWithoutMail })}
          onCancel={() => setQuestion(null)}
        />
      )}
      {question?.kind === 'unfit' && (
        <ConfirmQuestion
          question={messages.requests.restoreUnfit}
          confirm={messages.requests.restoreAnyway}
          cancel={texts.cancel}
          onConfirm={() => void restore({ isWithoutMail: question.isWithoutMail, isOverruled: true })}
          onCancel={() => setQuestion(null)}
        />
      )}
    </li>
  );
}
