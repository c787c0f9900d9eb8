// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataError, isRefusedForGood } from '@/data/errors';
import { flushOutbox, giveUp, removeFromOutbox, writeToOutbox } from '@/data/requests/outbox/outbox';
import { readRefused } from '@/data/requests/outbox/refused-requests';
import { storeRequest } from '@/data/requests/outbox/store';
import type { LabelRequest, RelayStatus } from '@/domain/request/request';
import { deliverRequest } from '@/integrations/deliver-request';
import { itemKeys, storageKeys } from '@/lib/browser/storage';
import { buildRequest, buildRequestFields } from '@/test/factories';
import { clearDraft, draftIdentity, readDraft, recordAttempt, writeDraft, type DraftIdentity } from '../draft/draft';

// Random orders of edits, failures, retries, reloads and tabs, against a model of the database.

vi.mock('@/data/requests/outbox/store', () => ({ storeRequest: vi.fn() }));

type Content = Pick<LabelRequest, 'message' | 'surfaceArea'>;

const tab = fc.constantFrom(0, 1);
const step = fc.oneof(
  fc.record({ kind: fc.constant('edit'), tab, message: fc.constantFrom('', 'een', 'twee') }),
  fc.record({ kind: fc.constant('look up'), tab, surfaceArea: fc.constantFrom(null, 85, 120) }),
  fc.record({ kind: fc.constant('send'), tab }),
  fc.record({ kind: fc.constant('reload'), tab }),
  fc.record({ kind: fc.constant('flush') }),
  fc.record({ kind: fc.constant('relay'), outcome: fc.constantFrom('works', 'fails', 'loses its response') }),
  fc.record({
    kind: fc.constant('store'),
    outcome: fc.constantFrom('works', 'fails', 'loses its response', 'refuses'),
  }),
  fc.record({ kind: fc.constant('pass'), responses: fc.integer({ min: 1, max: 4 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Outcome = Extract<Step, { kind: 'store' }>['outcome'];

interface Page {
  isOpen: boolean;
  isSending: boolean;
  content: Content;
  identity: DraftIdentity | null;
}

/** The visitor's device with two tabs, the relay and the database; the scheduler decides when each responds. */
class World {
  readonly rows = new Map<string, { content: Content; relayStatus: RelayStatus }>();
  /** The contents that were mailed, which the visitor saw as sent. */
  readonly mailed = new Map<string, Content>();
  readonly attempted = new Map<string, Content>();
  readonly superseded = new Set<string>();
  /** By id: the key of the draft with the content. */
  readonly offers = new Map<string, string>();
  readonly #scheduler: fc.Scheduler;
  readonly #pages: [Page, Page] = [openPage(), openPage()];
  #relay: Outcome = 'works';
  #store: Outcome = 'works';

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler;
    vi.mocked(storeRequest).mockImplementation((request, relayStatus) => this.#insert(request, relayStatus));
  }

  async take(next: Step): Promise<void> {
    if (next.kind === 'relay') this.#relay = next.outcome;
    if (next.kind === 'store') this.#store = next.outcome;
    if (next.kind === 'flush') void flushOutbox();
    if (next.kind === 'pass') {
      for (let left = next.responses; left > 0 && this.#scheduler.count() > 0; left--)
        await this.#scheduler.waitNext(1);
    }
    if (!('tab' in next)) return;
    const page = this.#pages[next.tab === 0 ? 0 : 1];
    if (next.kind === 'edit') page.content = { ...page.content, message: next.message };
    if (next.kind === 'look up') page.content = { ...page.content, surfaceArea: next.surfaceArea };
    if (next.kind === 'edit') writeDraft(draftOf(page), Date.now());
    if (next.kind === 'send') void this.#send(page);
    if (next.kind === 'reload') {
      page.isOpen = false;
      this.#pages[next.tab === 0 ? 0 : 1] = openPage();
    }
  }

  /** Everything works again, and time passes. */
  async settle(): Promise<void> {
    this.#relay = 'works';
    this.#store = 'works';
    await this.#scheduler.waitIdle();
    vi.advanceTimersByTime(61_000);
    void flushOutbox();
    await this.#scheduler.waitIdle();
  }

  async #send(page: Page): Promise<void> {
    if (page.isSending) return;
    page.isSending = true;
    const { content } = page;
    const draft = draftOf(page);
    const { key, lastId } = draft.identity;
    const { id } = await recordAttempt(JSON.stringify(content), draft, Date.now());
    page.identity = { ...draft.identity, lastId: id };
    if (lastId !== null && lastId !== id) this.superseded.add(lastId);
    this.superseded.delete(id);
    this.attempted.set(id, content);
    this.offers.set(id, key + JSON.stringify(content));
    const { isMailed, storeError } = await deliverRequest(buildRequest({ ...content, id }), {
      sendMail: () => untilClosed(page, this.#mail(id, content)),
      store: (request, relayStatus) => untilClosed(page, storeRequest(request, relayStatus)),
      keep: writeToOutbox,
      discard: removeFromOutbox,
    });
    if (isRefusedForGood(storeError)) await giveUp(buildRequest({ ...content, id }), isMailed ? 'sent' : 'failed');
    page.isSending = false;
    if (!isMailed) return;
    page.identity = null;
    clearDraft();
  }

  async #mail(id: string, content: Content): Promise<void> {
    await this.#respond(this.#relay);
    this.mailed.set(id, content);
  }

  async #insert({ id, message, surfaceArea }: LabelRequest, relayStatus: RelayStatus): Promise<void> {
    await this.#respond('works');
    const outcome = this.#store;
    // Like the primary key: a second insert of an id is refused, which counts as stored, but may mark the row as
    // mailed.
    const row = this.rows.get(id) ?? { content: { message, surfaceArea }, relayStatus };
    if (outcome === 'works' || outcome === 'loses its response')
      this.rows.set(id, relayStatus === 'sent' ? { ...row, relayStatus } : row);
    await this.#respond(outcome);
  }

  async #respond(outcome: Outcome): Promise<void> {
    await this.#scheduler.schedule(Promise.resolve());
    if (outcome === 'refuses') throw new DataError('invalid', outcome);
    if (outcome !== 'works') throw new Error(outcome);
  }
}

function openPage(): Page {
  const draft = readDraft(Date.now());
  return {
    isOpen: true,
    isSending: false,
    content: { message: draft?.fields.message ?? '', surfaceArea: draft?.edits?.surfaceArea ?? null },
    identity: draft?.identity ?? null,
  };
}

function draftOf(page: Page) {
  const identity = (page.identity ??= draftIdentity(Date.now()));
  return {
    fields: buildRequestFields({ message: page.content.message }),
    edits: null,
    guessedType: '' as const,
    identity,
  };
}

/** Never resolves, because the page was closed. */
async function untilClosed(page: Page, response: Promise<void>): Promise<void> {
  try {
    await response;
  } finally {
    if (!page.isOpen) await new Promise<never>(() => undefined);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  // The scheduler does not wait for other threads.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => {
    if (!ArrayBuffer.isView(data)) throw new Error('only bytes are hashed');
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return Promise.resolve(new Uint8Array(createHash('sha256').update(bytes).digest()).buffer);
  });
});
afterEach(() => vi.useRealTimers());

it('the row of a number holds what was mailed under it, and no attempt is lost without telling', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 25 }), async (scheduler, steps) => {
      window.localStorage.clear();
      const world = new World(scheduler);
      for (const next of steps) await world.take(next);
      await world.settle();
      // A request that the database refused is shown to the visitor instead of stored.
      const shown = new Map(
        (await readRefused()).map(({ request: { id, message, surfaceArea } }) => [id, { message, surfaceArea }]),
      );
      for (const [id, content] of [...world.mailed, ...world.attempted]) {
        const isReplaced = world.superseded.has(id) && !world.mailed.has(id);
        if (!isReplaced) expect(world.rows.get(id)?.content ?? shown.get(id)).toEqual(content);
      }
      // One id for each content, however many tabs sent it.
      expect(new Set(world.offers.values()).size).toBe(world.offers.size);
      expect(itemKeys(storageKeys.outbox)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it('the row of a request whose mail was sent at a later attempt says so', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom('works', 'fails', 'loses its response'),
      async (scheduler, store) => {
        window.localStorage.clear();
        const world = new World(scheduler);
        await world.take({ kind: 'relay', outcome: 'fails' });
        await world.take({ kind: 'send', tab: 0 });
        await scheduler.waitIdle();
        await world.take({ kind: 'relay', outcome: 'works' });
        await world.take({ kind: 'store', outcome: store });
        await world.take({ kind: 'send', tab: 0 });
        await world.settle();
        expect([...world.rows.values()].map(({ relayStatus }) => relayStatus)).toEqual(['sent']);
      },
    ),
    { numRuns: 50 },
  );
});
