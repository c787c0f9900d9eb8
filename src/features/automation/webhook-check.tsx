import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { automationTexts } from '@/content/office/automation';
import { sendWebhook } from '@/integrations/automation-webhook';
import { isAllowedByPolicy } from '@/integrations/own-policy';

interface WebhookCheckProps {
  /** The stored URL. */
  url: string;
}

/** Whether messages can arrive: warns when the site may not call the URL, and sends a test message. */
export function WebhookCheck({ url }: WebhookCheckProps) {
  const policy = useQuery({
    queryKey: ['policy', url],
    queryFn: ({ signal }) => isAllowedByPolicy(url, signal),
  });
  const trial = useMutation({ mutationFn: () => sendWebhook(url, { test: true }) });
  if (policy.data === false) {
    return (
      <Notice tone="warning" role="status" className="w-full">
        {automationTexts.blocked(new URL(url, window.location.origin).origin)}
      </Notice>
    );
  }
  return (
    <>
      <Button variant="secondary" aria-disabled={trial.isPending} onClick={() => !trial.isPending && trial.mutate()}>
        {trial.isPending ? 'Proef versturen...' : 'Verstuur een proef'}
      </Button>
      <p role="status" className="w-full empty:hidden">
        {trial.data === true && automationTexts.tried}
      </p>
      {trial.data === false && (
        <Notice tone="danger" role="alert" className="w-full">
          {automationTexts.tryFailed}
        </Notice>
      )}
    </>
  );
}
