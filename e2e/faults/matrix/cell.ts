import type { Locator, Page } from '@playwright/test';
import { expect } from '../../site.ts';
import type { Device } from './device.ts';
import { isOffline, type Behaviour, type RelayFault, type StoreFault } from './kinds.ts';
import { behave, sendAndWait, type Visit } from './visitors.ts';

/** Milliseconds: longer than the outbox waits between two attempts. */
const retryDelay = 301_000;

const oneDay = 24 * 60 * 60 * 1000;

/** What reached the adviser from one visitor: the mails, and the mail status of each stored row. */
type Arrivals = (email: string) => Promise<{ mails: number; rows: string[] }>;

interface Combination {
  behaviour: Behaviour;
  relay: RelayFault;
  store: StoreFault;
}

interface Sight extends Awaited<ReturnType<Arrivals>>, Awaited<ReturnType<Device['kept']>> {
  saw: readonly string[];
  typed: 'in the form' | 'on the device' | '-';
}

/** The outcome, in words, when a visitor sends while the services have these faults. Fails when a rule is broken. */
export async function tryCell(device: Device, { behaviour, relay, store }: Combination, arrivals: Arrivals) {
  const page = await device.open();
  await device.fillIn(page);
  const others = behaviour === 'two tabs' ? [await device.open()] : [];
  for (const other of others) await device.untilFilledIn(other);
  const visit: Visit = { device, tabs: [page, ...others], relay, store };

  await device.services.fail(relay, store);
  await behave[behaviour](visit);
  await retryUnderFault(visit);
  const meanwhile = await look(device, arrivals);
  expectNothingLost(meanwhile);

  const isSentByItself = meanwhile.saw.includes('no connection') && device.pages.length > 0;
  await recover(device, isSentByItself);
  if (!isSentByItself && behaviour === 'submits again' && meanwhile.typed === 'in the form') {
    await sendAndWait({ ...visit, relay: 'ok', store: 'ok' });
    // Another tab sees a write to localStorage slightly later.
    await expect.poll(async () => (await device.kept()).waiting).toBe(0);
  }
  const afterwards = await look(device, arrivals);
  expectNothingLost(afterwards);
  await expectAllArrived(device, afterwards);
  return [meanwhile.saw.join(', ') || 'nothing', meanwhile.typed, described(meanwhile), described(afterwards)];
}

function described({ rows, mails, waiting }: Sight): string {
  const stored = rows.length === 1 ? `1 row (${rows.join()})` : `${rows.length} rows`;
  return `${stored}, ${mails} ${mails === 1 ? 'mail' : 'mails'}${waiting > 0 ? `, ${waiting} waiting` : ''}`;
}

/** Lets the page retry once more while the faults last. */
async function retryUnderFault(visit: Visit): Promise<void> {
  const { device, store } = visit;
  const { calls } = device.services;
  if (isOffline(visit) || device.pages.length === 0 || (await device.kept()).waiting === 0) return;
  calls.store = 0;
  const isTaken = store === 'ok' || store === 'refused';
  await device.passUntil(retryDelay, async () => (isTaken ? (await device.kept()).waiting === 0 : calls.store > 0));
}

/** The services recover, and time passes on the open page, or the visitor returns the next day. */
async function recover(device: Device, isSentByItself: boolean): Promise<void> {
  await device.services.fail('ok', 'ok');
  // Before the clock advances, which would time out pending calls.
  if (isSentByItself) await untilSentByItself(device);
  if (device.pages.length === 0) {
    await device.pass(oneDay);
    await device.open();
  }
  for (const page of device.pages) if (page.url().startsWith('chrome-error')) await page.reload();
  await device.passUntil(retryDelay, async () => (await device.kept()).waiting === 0);
}

/** One of the tabs that waited for the connection sends, and the others notice. */
async function untilSentByItself(device: Device): Promise<void> {
  for (const page of device.pages) {
    const isOver = page.getByText(/^Aanvraag verstuurd!|in een ander tabblad verstuurd/);
    await isOver.first().waitFor();
  }
}

async function look(device: Device, arrivals: Arrivals): Promise<Sight> {
  const kept = await device.kept();
  if (kept.refused > 0) for (const page of device.pages) await noticeOn(page).waitFor();
  let typed: Sight['typed'] = kept.hasDraft ? 'on the device' : '-';
  for (const page of device.pages) if (await device.isFilledIn(page)) typed = 'in the form';
  return { saw: device.saw, typed, ...kept, ...(await arrivals(device.visitor.email)) };
}

function expectNothingLost({ saw, typed, rows, mails, waiting, refused }: Sight): void {
  expect.soft(rows.length, 'rows of one request').toBeLessThanOrEqual(1);
  expect.soft(waiting, 'waiting copies of one request').toBeLessThanOrEqual(1);
  if (saw.includes('success')) {
    expect.soft(mails, 'mails after a success').toBeGreaterThan(0);
    expect.soft(rows.length + waiting + refused, 'what is or will be stored after a success').toBeGreaterThan(0);
  } else {
    expect.soft(typed, 'what was typed, without a success').not.toBe('-');
  }
}

/** The row is stored once with its mail status, or the visitor sees once that the request was refused. */
async function expectAllArrived(device: Device, { saw, rows, mails, refused }: Sight): Promise<void> {
  if (rows.length === 0) {
    expect(refused, 'requests refused for good').toBe(1);
    await expectNoticeOnce(device);
    return;
  }
  expect.soft(refused, 'refused requests that were stored').toBe(0);
  if (mails === 0) expect.soft(rows).toEqual(['failed']);
  if (saw.includes('success')) expect.soft(rows).toEqual(['sent']);
}

async function expectNoticeOnce(device: Device): Promise<void> {
  const { calls } = device.services;
  for (const page of device.pages) {
    const notice = noticeOn(page);
    await expect(notice).toContainText(device.visitor.message);
    await expect(notice).toContainText('Bel ');
    await notice.getByRole('button', { name: 'Sluiten' }).click();
    await expect(notice).toHaveCount(0);
  }
  calls.store = 0;
  const page = await device.open();
  expect((await device.kept()).refused).toBe(0);
  await expect(noticeOn(page)).toHaveCount(0);
  expect(calls.store).toBe(0);
}

function noticeOn(page: Page): Locator {
  return page.getByRole('region', { name: /Uw aanvraag is niet/ });
}
