import { useQueryClient } from '@tanstack/react-query';
import { useStoreWebhookOutcome } from '@/data/requests/mutations';
import type { RequestRow } from '@/data/requests/stored-request';
import { webhookUrlQuery } from '@/data/settings/queries';
import { sendWebhook } from '@/integrations/automation-webhook';

/**
 * Tells the automation of a request that was just saved, and stores whether it accepted. True when it did, false when
 * not, null without an automation.
 */
export function useAutomation() {
  const queryClient = useQueryClient();
  const storing = useStoreWebhookOutcome();

  async function readUrl(): Promise<string | null> {
    try {
      return await queryClient.query(webhookUrlQuery());
    } catch (error) {
      console.warn('The URL of the webhook could not be read', error);
      return null;
    }
  }

  return async function tellAutomation(row: RequestRow): Promise<boolean | null> {
    const url = await readUrl();
    if (url === '') return null;
    const isAccepted = url !== null && (await sendWebhook(url, row));
    try {
      await storing.mutateAsync({ id: row.id, isAccepted });
    } catch (error) {
      console.warn('The outcome of the webhook could not be stored', error);
    }
    return isAccepted;
  };
}
