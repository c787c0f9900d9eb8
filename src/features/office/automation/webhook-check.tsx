import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { automationTexts } from '@/content/office/management/automation';
import { tryWebhook } from '@/data/outgoing/webhook-outcomes';

/** Sends a test message to the stored URL, and says whether it arrived. */
export function WebhookCheck() {
  const trial = useMutation({ mutationFn: tryWebhook });
  return (
    <>
      <Button variant="secondary" aria-disabled={trial.isPending} onClick={() => !trial.isPending && trial.mutate()}>
        {trial.isPending ? 'Proef versturen...' : 'Verstuur een proef'}
      </Button>
      <p role="status" className="w-full empty:hidden">
        {trial.data === true && automationTexts.tried}
      </p>
      {!trial.isPending && (trial.isError || trial.data === false) && (
        <Notice tone="danger" role="alert" className="w-full">
          {automationTexts.tryFailed}
        </Notice>
      )}
    </>
  );
}
