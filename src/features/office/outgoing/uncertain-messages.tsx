import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { Notice } from '@/components/ui/notice';
import { outgoingTexts as texts } from '@/content/office/management/outgoing';
import { useResendMessages } from '@/data/outgoing/mutations';

interface UncertainMessagesProps {
  ids: readonly string[];
  areMails: boolean;
}

/** The messages during which a sender crashed, to send again all at once. */
export function UncertainMessages({ ids, areMails }: UncertainMessagesProps) {
  const resending = useResendMessages();

  async function resend() {
    if (resending.isPending) return;
    try {
      await resending.mutateAsync(ids);
      notify.success(texts.resentAll);
    } catch {
      notify.error(texts.failed);
    }
  }

  return (
    <Notice tone="warning" role="status" className="mt-4">
      <p className="font-semibold">{texts.uncertainMessages(ids.length, areMails)}</p>
      <p>{texts.uncertainHint}</p>
      <Button variant="secondary" className="mt-2" aria-disabled={resending.isPending} onClick={() => void resend()}>
        {texts.resendAll(ids.length)}
      </Button>
    </Notice>
  );
}
