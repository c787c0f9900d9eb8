import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DatabaseRefusal } from '../../functions/_server/call-database.ts';
import { createHandler as createLabels } from '../../functions/label/handler.ts';
import { createHandler as createSender } from '../../functions/send/handler.ts';
import { lookUpLabels } from '../../functions/send/look-up-labels.ts';

// How the sender looks for labels, with a register and a database that are made up here.

const key = 'key-0b71e5c2d9aa';

const storedSchema = z.object({
  look: z.object({ request_id: z.string() }),
  labels: z.array(z.object({ labelClass: z.string() })),
});

/** What waits in the database, and what was stored. */
let waiting: { request_id: string; postcode: string; house_number: string; suffix: string }[] = [];
let stored: z.output<typeof storedSchema>[] = [];
let called: string[] = [];
/** The queries that reached the register. */
let asked: string[] = [];
let logged: string[] = [];
/** Whose labels the database refuses to store. */
let refusedId = '';

beforeEach(() => {
  [waiting, stored, called, asked, logged] = [[], [], [], [], []];
  refusedId = '';
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void logged.push(parts.join(' ')));
});
afterEach(() => {
  vi.useRealTimers();
  for (const secret of [key, '3812ZK', 'huisnummer', '9001']) expect(logged.join('\n')).not.toContain(secret);
});

function plan(count: number, suffix = ''): void {
  waiting = Array.from({ length: count }, (_, index) => ({
    ...{ request_id: `a${index}0b9c1d-look`, postcode: '3812ZK', house_number: String(9001 + index) },
    suffix,
  }));
}

function call(name: string, parameters: object): Promise<unknown> {
  called.push(name);
  if (name === 'take_label_looks') return Promise.resolve(waiting.splice(0, 1));
  if (name === 'take_messages') return Promise.resolve([]);
  const store = storedSchema.parse(parameters);
  if (store.look.request_id === refusedId) return Promise.reject(new DatabaseRefusal('store_labels answered 400'));
  stored.push(store);
  return Promise.resolve(null);
}

const label = { Energieklasse: 'B', Registratiedatum: '2024-05-01', Geldig_tot: '2034-05-01', Gebouwklasse: 'W' };

/** With the suffix that was asked for, as the register has it. */
function labelOf(query: URLSearchParams): object {
  return {
    ...label,
    Huisletter: query.get('huisletter'),
    Huisnummertoevoeging: query.get('huisnummertoevoeging'),
    BAGVerblijfsobjectID: '0307010000000001',
  };
}

type Answer = (query: URLSearchParams) => Response | Promise<Response>;

function none(): Response {
  return Response.json({}, { status: 404 });
}

function registerOf(answer: Answer) {
  return {
    ...{ registerUrl: 'https://register.example', apiKey: key },
    send: async (request: Request) => {
      const query = new URL(request.url).searchParams;
      asked.push([query.get('huisletter') ?? '', query.get('huisnummertoevoeging') ?? ''].join('|'));
      return answer(query);
    },
  };
}

function look(answer: Answer): Promise<boolean> {
  return lookUpLabels({ call, register: registerOf(answer) });
}

function storedIds(): string[] {
  return stored.map((each) => each.look.request_id);
}

describe('the address of a look', () => {
  test.each([
    ['', ['|']],
    ['A', ['A|', '|A']],
    ['2', ['|2']],
    ['A-V', ['A|V', '|AV']],
    ['AV', ['|AV', 'A|V']],
    ['A1', ['A|1', '|A1']],
    ['bis', ['|bis', 'b|is']],
    ['A1234', ['A|1234']],
  ])('with the suffix %j is asked for as %j', async (suffix, queries) => {
    plan(1, suffix);
    await look(none);
    expect(asked).toEqual(queries);
    expect(stored).toMatchObject([{ labels: [] }]);
  });

  test('that the register cannot hold is not asked for, and is not taken for a home without a label', async () => {
    plan(1, '12345');
    await look(none);
    expect([asked, stored]).toEqual([[], []]);
  });

  test('that the register refuses in one way is asked for in the other', async () => {
    plan(1, 'A');
    const isFound = await look((query) =>
      query.has('huisletter') ? Response.json({}, { status: 400 }) : Response.json([labelOf(query)]),
    );
    expect([isFound, storedIds()]).toEqual([true, ['a00b9c1d-look']]);
    expect(stored[0]?.labels).toMatchObject([{ labelClass: 'B' }]);
  });

  test('that the register refuses in every way is not taken for a home without a label', async () => {
    plan(1, 'A');
    await look(() => Response.json({}, { status: 400 }));
    expect([asked.length, stored]).toEqual([2, []]);
  });
});

describe('of ten homes', () => {
  const fourth = '9004';
  const others = [0, 1, 2, 4, 5, 6, 7, 8, 9].map((index) => `a${index}0b9c1d-look`);

  test.each<[string, Answer, string]>([
    ['cannot be read', () => Response.json([{ Energieklasse: '9001' }]), 'unreadable'],
    ['has a label of the year 0', () => Response.json([{ ...label, Registratiedatum: '0000-01-01' }]), 'unreadable'],
    ['has a label of the year 20000', () => Response.json([{ ...label, Geldig_tot: '20000-01-01' }]), 'unreadable'],
    ['has a label for ever', () => Response.json([{ ...label, Geldig_tot: 'infinity' }]), 'unreadable'],
    ['has a label until 2200', () => Response.json([{ ...label, Geldig_tot: '2200-01-01' }]), 'unreadable'],
    ['has 20,000 labels', () => Response.json(Array.from({ length: 20_000 }, () => label)), 'too-large'],
    ['has 101 labels', () => Response.json(Array.from({ length: 101 }, () => label)), 'too-large'],
    ['has a label of 2 MB', () => Response.json([{ ...label, Status: 'x'.repeat(2e6) }]), 'too-large'],
    ['is not answered', () => Promise.reject(new Error('3812ZK')), 'unavailable'],
    ['is refused', () => Response.json({}, { status: 400 }), 'refused'],
  ])('one that %s holds up no other, and is named', async (_, fault, reason) => {
    plan(10);
    await look((query) => (query.get('huisnummer') === fourth ? fault(query) : none()));
    expect(storedIds()).toEqual(others);
    expect(logged).toEqual([`The label of request A30B9C1D was not found out: ${reason}`]);
  });

  test('one that the database refuses holds up no other, and is named', async () => {
    plan(10);
    refusedId = 'a30b9c1d-look';
    expect(await look(none)).toBe(false);
    expect(storedIds()).toEqual(others);
    expect(logged).toEqual(['The label of request A30B9C1D could not be stored: store_labels answered 400']);
  });

  test('one whose address cannot be read holds up no other', async () => {
    plan(10);
    Object.assign(waiting[3] ?? {}, { postcode: null });
    await look(none);
    expect(storedIds()).toEqual(others);
  });

  test.each<[string, Answer, number]>([
    ['is down', () => Promise.reject(new Error('down')), 2],
    ['refuses our key', () => new Response('', { status: 401 }), 1],
    ['is asked too much', () => new Response('', { status: 429 }), 1],
  ])('the others keep their turn when the register %s', async (_, answer, count) => {
    plan(10);
    await look(answer);
    expect([asked.length, waiting.length, stored]).toEqual([count, 10 - count, []]);
  });

  test('the last ones keep their turn when the register is slow', async () => {
    vi.useFakeTimers();
    plan(10);
    const done = look(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 6000);
      });
      return none();
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe(false);
    expect([stored.length, waiting.length]).toEqual([4, 6]);
  });
});

test('without a key nothing is asked, and the database hears that', async () => {
  plan(1);
  expect(await lookUpLabels({ call, register: null })).toBe(false);
  expect([called, asked, stored]).toEqual([['take_label_looks'], [], []]);
});

describe('the sender', () => {
  function sender(answer: Answer) {
    let work: Promise<unknown> = Promise.resolve();
    const handle = createSender({
      ...{ siteUrl: 'https://site.example', call, register: registerOf(answer), sendMail: null },
      attachmentOf: () => null,
      postToRelay: null,
      otherClock: null,
      waitUntil: (run) => {
        work = run;
      },
    });
    return {
      nudge: () => handle(new Request('https://site.example', { method: 'POST' })),
      done: () => work,
    };
  }
  function runs(): number {
    return called.filter((name) => name === 'take_messages').length;
  }

  test('sends while the register is slow', async () => {
    vi.useFakeTimers();
    plan(1);
    const { nudge, done } = sender(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 6000);
      });
      return none();
    });
    await nudge();
    await vi.advanceTimersByTimeAsync(2000);
    expect(runs()).toBe(1);
    await nudge();
    await vi.advanceTimersByTimeAsync(2000);
    expect([runs(), stored]).toEqual([2, []]);
    await vi.advanceTimersByTimeAsync(20_000);
    await done();
    expect(stored).toHaveLength(1);
  });

  test('sends once more when a label was found', async () => {
    vi.useFakeTimers();
    plan(1);
    const { nudge, done } = sender((query) => Response.json([labelOf(query)]));
    await nudge();
    await vi.advanceTimersByTimeAsync(10_000);
    await done();
    expect([runs(), stored.length]).toEqual([2, 1]);
  });

  test('looks on while callers keep it sending', async () => {
    vi.useFakeTimers();
    plan(1);
    const { nudge, done } = sender((query) => Response.json([labelOf(query)]));
    for (let second = 0; second < 10; second += 1) {
      await nudge();
      await vi.advanceTimersByTimeAsync(600);
      if (second === 5) plan(2);
    }
    expect(stored.length).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await done();
  });
});

test('the function gives up when the register gives no answer for seven seconds', async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const { registerUrl, apiKey } = registerOf(none);
  const handle = createLabels({
    ...{ registerUrl, apiKey, burst: 10, countLabelShown: () => undefined },
    send: async ({ signal }) => {
      await once(signal, 'abort');
      throw new DOMException('too late', 'TimeoutError');
    },
  });
  const answer = handle(new Request('https://site.example/label?postcode=3812ZK&huisnummer=9001'));
  expect(timeout.mock.calls).toEqual([[7000]]);
  controller.abort();
  expect(await (await answer).json()).toEqual({ status: 503, code: 'sourceUnavailable' });
});

test('an answer of the function is used for a day after the register gave it', async () => {
  vi.useFakeTimers();
  const handle = createLabels({ ...registerOf(none), burst: 10, countLabelShown: () => undefined });
  async function age(): Promise<string | null> {
    const answer = await handle(new Request('https://site.example/label?postcode=3812ZK&huisnummer=9001'));
    return answer.headers.get('Cache-Control');
  }
  expect(await age()).toBe('private, max-age=86400');
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(await age()).toBe('private, max-age=3600');
  expect(asked).toHaveLength(1);
});
