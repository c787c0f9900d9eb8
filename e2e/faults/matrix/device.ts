import type { Browser, BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/lib/browser/storage.ts';
import { anchors } from '../../../src/lib/paths.ts';
import { passTimeUntil } from '../../support/pauses.ts';
import { expect } from '../../site.ts';
import type { Site } from '../../start-site.ts';
import { Services } from './services.ts';

/** The outcomes that the site shows a visitor who sends a request, by their texts. */
const notices = {
  success: 'Aanvraag verstuurd!|Aanvraag succesvol verzonden!',
  failure: 'Er is een fout opgetreden',
  stored: 'wel bij ons opgeslagen, onder nummer',
  'no connection': 'Er is geen verbinding',
  portal: 'vraagt uw netwerk eerst om in te loggen',
  'it waits here': 'wacht op dit apparaat|wacht hij ook nog op dit apparaat',
  'refused, call us': 'Uw aanvraag is niet aangekomen',
  'mailed but refused, call us': 'Uw aanvraag is niet opgeslagen',
};

interface Visitor {
  name: string;
  email: string;
  message: string;
}

/** The browser of one visitor, whose clock the test controls, and what that visitor saw in it. */
export class Device {
  readonly services: Services;
  readonly visitor: Visitor;
  readonly #saw = new Set<string>();
  readonly #context: BrowserContext;
  /** Reads what this device keeps, without the scripts of the site. */
  readonly #viewer: Page;

  constructor(context: BrowserContext, viewer: Page, site: Site, visitor: Visitor) {
    this.#context = context;
    this.#viewer = viewer;
    this.visitor = visitor;
    this.services = new Services(site, context);
  }

  async start(): Promise<void> {
    await this.#viewer.goto('/robots.txt');
    await this.#context.clock.install();
    // The fake clock does not replace this one.
    await this.#context.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
        return controller.signal;
      };
    });
    this.#context.on('console', (message) => {
      const [, notice] = /^saw: (.*)/.exec(message.text()) ?? [];
      if (notice !== undefined) this.#saw.add(notice);
    });
    await this.#context.addInitScript((texts) => {
      const unseen = new Map(texts.map(([notice, words]) => [notice, new RegExp(words)]));
      new MutationObserver(() => {
        for (const [notice, words] of unseen) {
          if (!words.test(document.documentElement.textContent)) continue;
          console.warn(`saw: ${notice}`);
          unseen.delete(notice);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    }, Object.entries(notices));
    await this.services.connect();
  }

  get saw(): readonly string[] {
    return Object.keys(notices).filter((notice) => this.#saw.has(notice));
  }

  get pages(): readonly Page[] {
    return this.#context.pages().filter((page) => page !== this.#viewer);
  }

  async open(): Promise<Page> {
    const page = await this.#context.newPage();
    await page.goto('/#contact');
    // Hydrated.
    await page.locator(`#${anchors.contact}:not(:has([data-waiting]))`).waitFor();
    // The form rejects faster submissions.
    await this.pass(2000);
    return page;
  }

  async fillIn(page: Page): Promise<void> {
    await page.getByLabel('Type woning').selectOption('Vrijstaande woning');
    await page.getByLabel('Naam').fill(this.visitor.name);
    await page.getByLabel('E-mailadres').fill(this.visitor.email);
    await page.getByLabel(/Bericht/).fill(this.visitor.message);
  }

  async pass(milliseconds: number): Promise<void> {
    await this.#context.clock.fastForward(milliseconds);
  }

  /** Repeats that, with time for a response in between, until the condition holds. */
  async passUntil(milliseconds: number, condition: () => Promise<boolean>): Promise<void> {
    await passTimeUntil(this.#context.clock, milliseconds, () =>
      expect.poll(condition, { intervals: [50], timeout: 2000 }).toBe(true),
    );
  }

  async isFilledIn(page: Page): Promise<boolean> {
    const fields = [page.getByLabel('Naam'), page.getByLabel(/Bericht/)];
    const values = await Promise.all(fields.map(async (field) => (await field.count()) > 0 && field.inputValue()));
    return values.join() === [this.visitor.name, this.visitor.message].join();
  }

  async untilFilledIn(page: Page): Promise<void> {
    await expect.poll(() => this.isFilledIn(page), { timeout: 30_000 }).toBe(true);
  }

  /** What this device stores: whether there is a draft, and how many requests wait or were refused. */
  async kept(): Promise<{ hasDraft: boolean; waiting: number; refused: number }> {
    const items = new Map(await this.#viewer.evaluate(() => Object.entries<string>(localStorage)));
    function count(prefix: string) {
      return [...items.keys()].filter((key) => key.startsWith(prefix)).length;
    }
    return {
      hasDraft: items.get(storageKeys.draft)?.includes(this.visitor.message) ?? false,
      waiting: count(storageKeys.outbox),
      refused: count(storageKeys.refused),
    };
  }
}

/** Runs `use` with the device of a new visitor. */
export async function withDevice<Result>(
  browser: Browser,
  site: Site,
  visitor: Visitor,
  use: (device: Device) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const device = new Device(context, await context.newPage(), site, visitor);
  await device.start();
  const result = await use(device);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return result;
}
