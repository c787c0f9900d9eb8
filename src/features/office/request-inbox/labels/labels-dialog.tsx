import { useQuery } from '@tanstack/react-query';
import { labelsTexts as texts } from '@/content/office/requests/label-files';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/questions/dialog';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { requestsToLabelQuery } from '@/data/labels/labelled-requests';
import { SeveralLabels } from './several-labels';

interface LabelsDialogProps {
  onClose: () => void;
}

/** Several labels at once, each at the request that its name means. */
export function LabelsDialog({ onClose }: LabelsDialogProps) {
  const requests = useQuery(requestsToLabelQuery());
  return (
    <Dialog isOpen title={texts.title} description={texts.description} onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
        {requests.isPending && <Loading text={texts.loading} />}
        {requests.isError && (
          <RetryNotice role="alert" onRetry={() => void requests.refetch()}>
            <p>{texts.loadFailed}</p>
          </RetryNotice>
        )}
        {requests.data && <SeveralLabels requests={requests.data} />}
        <Button variant="secondary" className="justify-self-end" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  );
}
