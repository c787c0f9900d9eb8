import type { Page } from '@playwright/test';
import { send } from '../../support/request-steps.ts';
import { expect } from '../../site.ts';
import type { Device } from './device.ts';
import { isOffline, type Behaviour, type RelayFault, type StoreFault } from './kinds.ts';

export interface Visit {
  device: Device;
  /** The first has the form as the visitor filled it in, a second one has its draft. */
  tabs: readonly [Page, ...Page[]];
  relay: RelayFault;
  store: StoreFault;
}

/** Longer than the site waits for either service. */
const timeLimit = 10_500;

/** What a visitor does who has filled in the form. */
export const behave: Record<Behaviour, (visit: Visit) => Promise<void>> = {
  waits: (visit) => sendAndWait(visit),

  async reloads({ device, tabs: [page], ...faults }) {
    const release = device.services.holdMails();
    await send(page);
    await expectCalls(device, 'relay', 1);
    // Offline the browser shows an error page of its own.
    await page.reload().catch((error: unknown) => {
      if (!isOffline(faults)) throw error;
    });
    release();
    if (!isOffline(faults)) await device.untilFilledIn(page);
  },

  async 'closes the tab'(visit) {
    const {
      device,
      tabs: [page],
    } = visit;
    device.services.isStoreSilent = true;
    await send(page);
    await passMailing(visit, 1);
    if (isOffline(visit)) await expectNotified(page);
    else await expectCalls(device, 'store', 1);
    await page.close();
  },

  async 'double-clicks'(visit) {
    const { services } = visit.device;
    const release = services.holdMails();
    await visit.tabs[0].getByRole('button', { name: 'Aanvraag versturen' }).dblclick();
    release();
    await untilNotified(visit);
    expect(services.calls.relay).toBe(1);
  },

  async 'submits again'(visit) {
    await sendAndWait(visit);
    const { device } = visit;
    const [page] = visit.tabs;
    if (await device.isFilledIn(page)) {
      await sendAndWait(visit);
      return;
    }
    // After a success the form is empty.
    await page.getByRole('button', { name: 'Nieuwe aanvraag' }).click();
    // Until then the button says Verzonden.
    await device.pass(4000);
    device.services.calls.relay = 0;
    await send(page);
    await expect(page.getByText('Vul uw naam in').first()).toBeVisible();
    expect(device.services.calls.relay).toBe(0);
  },

  async 'two tabs'(visit) {
    const { device, tabs } = visit;
    const release = device.services.holdMails();
    for (const tab of tabs) await send(tab);
    await expectCalls(device, 'relay', tabs.length);
    release();
    await untilNotified(visit);
  },
};

export async function sendAndWait(visit: Visit): Promise<void> {
  Object.assign(visit.device.services.calls, { relay: 0, store: 0 });
  await send(visit.tabs[0]);
  await untilNotified(visit);
}

/** Resolves when the visitor sees the outcome of sending. */
async function untilNotified(visit: Visit): Promise<void> {
  const { device, tabs, store } = visit;
  await passMailing(visit, tabs.length);
  if (!isOffline(visit)) await expectCalls(device, 'store', tabs.length);
  if (store === 'timeout') await device.pass(timeLimit);
  for (const tab of tabs) await expectNotified(tab);
}

async function passMailing({ device, relay }: Visit, calls: number): Promise<void> {
  await expectCalls(device, 'relay', calls);
  if (relay === 'timeout') await device.pass(timeLimit);
}

async function expectCalls(device: Device, service: 'relay' | 'store', count: number): Promise<void> {
  await expect
    .poll(() => device.services.calls[service], { intervals: [50], timeout: 30_000 })
    .toBeGreaterThanOrEqual(count);
}

async function expectNotified(page: Page): Promise<void> {
  const success = page.getByRole('heading', { name: 'Aanvraag verstuurd!' });
  await success.or(page.getByRole('button', { name: /^(Aanvraag|Opnieuw) versturen$/ })).waitFor();
}
