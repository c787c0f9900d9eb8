import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { useNow } from '@/components/ui/use-now';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { labelFileTexts as texts } from '@/content/office/requests/label-files';
import { readLabelPdf, useRemoveLabel, type LabelFile } from '@/data/labels/files';
import { requestReference } from '@/domain/request/request-reference';
import type { StoredRequest } from '@/domain/request/request-fields';
import { downloadFile } from '@/lib/browser/download';
import { formatBytes } from '@/lib/format/format-bytes';
import { formatDateTime } from '@/lib/format/format-date';
import { isLabelAwaited } from '../shared/label-meaning';

interface StoredLabelProps {
  request: StoredRequest;
  file: LabelFile;
}

/** What is known of a stored label, and what can be done with it. */
export function StoredLabel({ request, file }: StoredLabelProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  const downloading = useMutation({ mutationFn: download, onError: () => notify.error(texts.downloadFailed) });
  const removing = useRemoveLabel();
  const now = useNow();

  async function download() {
    const pdf = await readLabelPdf(request.id);
    if (pdf === null) throw new Error('the label is gone');
    downloadFile({ name: `energielabel-${requestReference(request.id)}.pdf`, type: 'application/pdf', parts: [pdf] });
  }

  async function remove() {
    try {
      await removing.mutateAsync({ id: file.id, isLate: true });
      notify.success(texts.removed);
      setIsRemoving(false);
    } catch {
      notify.error(texts.removeFailed);
    }
  }

  return (
    <>
      <p>
        <ChangingText>
          {`${texts.stored(formatDateTime(file.stored_at), file.stored_by, formatBytes(file.bytes))} ${texts.mail[file.mail ?? (request.status === 'completed' ? 'none' : 'later')]}`}
        </ChangingText>
      </p>
      {now !== null && isLabelAwaited(request, now) && <Notice tone="warning">{texts.notRegistered}</Notice>}
      {isRemoving ? (
        <ConfirmQuestion
          explanation={texts.removeExplanation}
          question={texts.removeQuestion}
          confirm={texts.remove}
          cancel={texts.removeNot}
          isBusy={removing.isPending}
          onConfirm={() => void remove()}
          onCancel={() => setIsRemoving(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            aria-disabled={downloading.isPending}
            onClick={() => !downloading.isPending && downloading.mutate()}
          >
            {texts.download}
          </Button>
          <Button variant="quiet" onClick={() => setIsRemoving(true)}>
            {texts.remove}
          </Button>
        </div>
      )}
    </>
  );
}
