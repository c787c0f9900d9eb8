import type { LabelRequest, RelayStatus } from '@/domain/request/request';
import { reportFailedDelivery } from '@/lib/trouble';

/** The dependencies of a delivery, passed in so that the policy below can be tested on its own. */
export interface Delivery {
  sendMail: (request: LabelRequest) => Promise<void>;
  /** Resolves when the request is in the database, also when it was there already. */
  store: (request: LabelRequest, relayStatus: RelayStatus) => Promise<void>;
  /** Keeps a request on this device until `discard`; null while its mail is being sent. */
  keep: (request: LabelRequest, relayStatus: RelayStatus | null) => Promise<void>;
  discard: (id: string) => Promise<void>;
}

interface DeliveryResult {
  isMailed: boolean;
  /** Why the relay did not accept it; null when it did. */
  mailError: unknown;
  /** Why the database has not stored it; null when it has. */
  storeError: unknown;
}

/**
 * Keeps the request on this device, mails it and inserts it into the database, in that order. A failed mail is a
 * failure for the visitor, yet the request is stored all the same, so that the adviser sees it. A failed insert is
 * none: the request stays on this device and is inserted later. Never throws.
 */
export async function deliverRequest(request: LabelRequest, delivery: Delivery): Promise<DeliveryResult> {
  await delivery.keep(request, null);
  const mailError = await errorOf('relay', () => delivery.sendMail(request), 'The form relay did not take the request');
  const isMailed = mailError === null;
  const relayStatus: RelayStatus = isMailed ? 'sent' : 'failed';
  await delivery.keep(request, relayStatus);
  const storeError = await errorOf('store', () => delivery.store(request, relayStatus), 'The request is not stored');
  if (storeError === null) await delivery.discard(request.id);
  return { isMailed, mailError, storeError };
}

async function errorOf(service: 'relay' | 'store', attempt: () => Promise<void>, complaint: string): Promise<unknown> {
  try {
    await attempt();
    return null;
  } catch (error) {
    console.warn(complaint, error);
    reportFailedDelivery(service, error);
    return error;
  }
}
