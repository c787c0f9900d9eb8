import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { QueryCard } from '@/components/office/query-card';
import { notify } from '@/components/ui/notify';
import { messages } from '@/content/messages';
import { binTexts as texts } from '@/content/office/requests/bin';
import { isConflict } from '@/data/errors';
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

function Deleted({ request: { id, name, address, deletedAt, goneAt }, onRestored }: DeletedProps) {
  const restoring = useRestoreRequest();
  const [isRestored, setIsRestored] = useState(false);

  async function handleRestore() {
    if (restoring.isPending || isRestored) return;
    const { restored, restoredDescription, restoreTooLate, restoreTooLateDescription } = messages.requests;
    try {
      await restoring.mutateAsync(id);
    } catch (error) {
      if (isConflict(error)) notify.error(restoreTooLate, { description: restoreTooLateDescription });
      else notify.error(messages.requests.restoreFailed, { description: messages.requests.restoreFailedDescription });
      return;
    }
    setIsRestored(true);
    notify.success(restored, { description: restoredDescription });
    // The button is removed with its row.
    onRestored();
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
        aria-disabled={restoring.isPending}
        onClick={() => void handleRestore()}
      >
        {restoring.isPending ? texts.restoring : texts.restore}
      </Button>
    </li>
  );
}
