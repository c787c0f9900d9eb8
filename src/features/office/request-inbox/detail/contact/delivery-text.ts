import type { StoredRequest } from '@/domain/request/request-fields';

/** Whether the mail of the request was sent, and the webhook after the last save. */
export function deliveryText({ relayStatus, webhookStatus }: StoredRequest): string {
  const mail = { sent: 'mail verzonden', failed: 'mail niet verzonden', '': 'telefonisch ingevoerd' }[relayStatus];
  if (webhookStatus === '') return mail;
  return `${mail}, automatisering ${webhookStatus === 'sent' ? 'op de hoogte' : 'niet bereikt'}`;
}
