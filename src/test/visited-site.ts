import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { act, renderHook } from '@testing-library/react';
import { expect, vi } from 'vitest';
import '@/data/client';
import { flushOutbox } from '@/data/requests/outbox/outbox';
import { readRefused } from '@/data/requests/outbox/refused-requests';
import {
  clearDraft,
  draftIdentity,
  readDraft,
  recordAttempt,
  writeDraft,
  type Draft,
} from '@/features/public/request-form/draft/draft';
import { useSubmitRequest } from '@/features/public/request-form/submit/use-submit-request';
import { itemKeys, storageKeys } from '@/lib/browser/storage';
import { buildRequest, buildRequestFields } from '@/test/factories';
import { isOffline, type RelayFault, type StoreFault } from '../../e2e/faults/matrix/kinds.ts';
import { FaultyServices } from './services/faulty-services';

/** Milliseconds: longer than the site waits for a service. */
const timeLimit = 10_500;
/** Milliseconds: longer than the outbox waits between two attempts. */
const retryDelay = 301_000;
const oneDay = 24 * 60 * 60 * 1000;

/** One device of a visitor who has filled in the form, with the hook that sends it and the services behind `fetch`. */
export class VisitedSite {
  readonly #services = new FaultyServices();
  #tabs: Tab[];
  #isOpen = true;
  #saw = new Set<string>();
  sendsAgain = false;

  constructor() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter);
    // At once, not on a thread of its own, for which fake timers do not wait.
    vi.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => Promise.resolve(digest(data)));
    vi.stubGlobal('fetch', this.#services.fetch);
    window.localStorage.clear();
    // As the form does at each key stroke.
    writeDraft(
      { fields: buildRequestFields(), edits: null, guessedType: '', identity: draftIdentity(Date.now()) },
      Date.now(),
    );
    this.#tabs = [new Tab()];
  }

  end(): void {
    for (const tab of this.#tabs) tab.close();
    vi.clearAllTimers();
    vi.useRealTimers();
  }

  fail(relay: RelayFault, store: StoreFault): void {
    this.#services.fail(relay, store);
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(!isOffline({ relay, store }));
  }

  get isFilledIn(): boolean {
    return this.#tabs.some(({ isEmptied }) => !isEmptied);
  }

  async send(tabs = this.#tabs): Promise<void> {
    await this.#pass(100, tabs);
    const { relay, store } = this.#services.faults;
    if (relay === 'timeout') await this.#pass(timeLimit);
    if (store === 'timeout') await this.#pass(timeLimit);
    await this.#pass(1100);
  }

  async sendFromTwoTabs(): Promise<void> {
    this.#tabs.push(new Tab());
    await this.send();
  }

  async reloadWhileMailing(): Promise<void> {
    this.#services.areMailsHeld = true;
    await this.#leaveWhile('relay');
    this.#services.areMailsHeld = false;
    await this.#open();
  }

  async closeWhileStoring(): Promise<void> {
    const isAway = isOffline(this.#services.faults);
    this.#services.isStoreSilent = !isAway;
    await this.#leaveWhile(isAway ? null : 'store');
    this.#services.isStoreSilent = false;
  }

  /** Closes the page once that service is called; for null once the visitor was told. */
  async #leaveWhile(service: 'relay' | 'store' | null): Promise<void> {
    await this.#pass(100, this.#tabs);
    if (service !== 'relay' && this.#services.faults.relay === 'timeout') await this.#pass(timeLimit);
    if (service === null) await this.#pass(1100);
    else expect(this.#services.calls[service]).toBeGreaterThan(0);
    await this.#note();
    for (const tab of this.#tabs.splice(0)) tab.close();
    this.#isOpen = false;
    // Nothing of a page goes on after it.
    this.#services.forgetCalls();
    vi.clearAllTimers();
  }

  /** As src/app/main.tsx does. Without a connection the browser shows a page of its own. */
  async #open(): Promise<void> {
    if (isOffline(this.#services.faults)) return;
    this.#isOpen = true;
    this.#tabs = [new Tab()];
    if (this.#waiting > 0) void flushOutbox();
    await this.#pass(100);
  }

  get #waiting(): number {
    return itemKeys(storageKeys.outbox).length;
  }

  async offerOnceMore(): Promise<void> {
    if (isOffline(this.#services.faults) || !this.#isOpen) return;
    for (let turn = 0; turn < 2 && this.#waiting > 0; turn++) await this.#pass(retryDelay);
  }

  /** The services work again, and time passes on the open page, or the visitor returns the next day. */
  async recover(): Promise<void> {
    const wasOffline = isOffline(this.#services.faults);
    this.fail('ok', 'ok');
    if (wasOffline && this.#isOpen) window.dispatchEvent(new Event('online'));
    if (!this.#isOpen) {
      await this.#pass(oneDay);
      await this.#open();
    }
    if (this.sendsAgain && !wasOffline) await this.send();
    for (let turn = 0; turn < 3 && this.#waiting > 0; turn++) await this.#pass(retryDelay);
  }

  async look(): Promise<{ saw: string; arrived: string }> {
    await this.#note();
    const { rows, mails } = this.#services;
    const stored = rows.size === 1 ? `1 row (${[...rows.values()].join()})` : `${rows.size} rows`;
    const waiting = this.#waiting > 0 ? `, ${this.#waiting} waiting` : '';
    const saw = notices.filter((notice) => this.#saw.has(notice)).join(', ') || 'nothing';
    return { saw, arrived: `${stored}, ${mails} ${mails === 1 ? 'mail' : 'mails'}${waiting}` };
  }

  async #note(): Promise<void> {
    for (const tab of this.#tabs) for (const notice of tab.notices()) this.#saw.add(notice);
    if (!this.#isOpen) return;
    for (const { isMailed } of await readRefused())
      this.#saw.add(isMailed ? 'mailed but refused, call us' : 'refused, call us');
  }

  /** Lets time pass, in which these tabs send. */
  async #pass(milliseconds: number, sending: readonly Tab[] = []): Promise<void> {
    await act(async () => {
      for (const tab of sending) void tab.send();
      await settle();
      await vi.advanceTimersByTimeAsync(milliseconds);
      await settle();
    });
    await this.#note();
  }
}

/** As e2e/faults/matrix/device.ts names and orders them. */
const notices = [
  ...['success', 'failure', 'stored', 'no connection', 'portal', 'it waits here'],
  ...['refused, call us', 'mailed but refused, call us'],
];

class Tab {
  isEmptied = false;
  #identity = readDraft(Date.now())?.identity ?? draftIdentity(Date.now());
  readonly #hook = renderHook(() =>
    useSubmitRequest({ typed: 'what was typed', submitForm: () => Promise.resolve(this.send()) }),
  );

  async send(): Promise<void> {
    if (this.isEmptied) return;
    const { submit, submitRepeated } = this.#hook.result.current;
    const callbacks = {
      onSent: clearDraft,
      onEmpty: () => {
        this.isEmptied = true;
      },
    };
    if (await submitRepeated(callbacks)) return;
    const draft: Draft = { fields: buildRequestFields(), edits: null, guessedType: '', identity: this.#identity };
    const { id } = await recordAttempt(JSON.stringify(draft.fields), draft, Date.now());
    this.#identity = { ...this.#identity, lastId: id };
    await submit(buildRequest({ id }), callbacks);
  }

  notices(): string[] {
    const { sent, failure, isWaiting } = this.#hook.result.current;
    const named = { stored: 'stored', offline: 'no connection', portal: 'portal', elsewhere: null, unavailable: null };
    const reason = failure === null ? null : named[failure.failure];
    return [
      ...(sent ? ['success'] : []),
      ...(failure ? ['failure'] : []),
      ...(reason === null ? [] : [reason]),
      ...(isWaiting ? ['it waits here'] : []),
    ];
  }

  close(): void {
    this.#hook.unmount();
  }
}

/** Lets code arrive that is loaded late. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await setImmediate();
}

function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
  return controller.signal;
}

function digest(data: BufferSource): ArrayBuffer {
  if (!ArrayBuffer.isView(data)) throw new Error('only bytes are hashed');
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
}
