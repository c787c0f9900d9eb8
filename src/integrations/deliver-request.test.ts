import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRequest } from '@/test/factories';
import { deliverRequest, type Delivery } from './deliver-request';

const request = buildRequest();

function recordingDelivery(overrides: Partial<Delivery> = {}) {
  const steps: string[] = [];
  const delivery: Delivery = {
    sendMail: () => {
      steps.push('mail');
      return Promise.resolve();
    },
    keep: (_, relayStatus) => {
      steps.push(`keep ${relayStatus ?? 'unmailed'}`);
      return Promise.resolve();
    },
    store: (_, relayStatus) => {
      steps.push(`store ${relayStatus}`);
      return Promise.resolve();
    },
    discard: (id) => {
      steps.push(`discard ${id}`);
      return Promise.resolve();
    },
    ...overrides,
  };
  return { steps, delivery };
}

const down = new Error('down');

function fail() {
  return Promise.reject(down);
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('deliverRequest', () => {
  it('keeps, mails, stores and only then lets go', async () => {
    const { steps, delivery } = recordingDelivery();
    expect(await deliverRequest(request, delivery)).toEqual({ isMailed: true, mailError: null, storeError: null });
    expect(steps).toEqual(['keep unmailed', 'mail', 'keep sent', 'store sent', `discard ${request.id}`]);
  });

  it('succeeds for the visitor when the store is down, and keeps the request', async () => {
    const { steps, delivery } = recordingDelivery({ store: fail });
    expect(await deliverRequest(request, delivery)).toEqual({ isMailed: true, mailError: null, storeError: down });
    expect(steps).toEqual(['keep unmailed', 'mail', 'keep sent']);
  });

  it('fails for the visitor when the relay is down, yet stores the request as such', async () => {
    const { steps, delivery } = recordingDelivery({ sendMail: fail });
    expect(await deliverRequest(request, delivery)).toEqual({ isMailed: false, mailError: down, storeError: null });
    expect(steps).toEqual(['keep unmailed', 'keep failed', 'store failed', `discard ${request.id}`]);
  });

  it('keeps the request when both are down', async () => {
    const { steps, delivery } = recordingDelivery({ sendMail: fail, store: fail });
    expect(await deliverRequest(request, delivery)).toEqual({ isMailed: false, mailError: down, storeError: down });
    expect(steps).toEqual(['keep unmailed', 'keep failed']);
  });
});
