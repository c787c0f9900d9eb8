import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '@/data/errors';
import { specificationList } from '@/domain/pricing/price-list';
import { env } from '@/lib/env';
import { fetchRows } from './content-query';

const fetched = vi.fn<(url: string, init: RequestInit & { signal: AbortSignal }) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
});

function never() {
  return new AbortController().signal;
}

function answer(body: string, status = 200) {
  fetched.mockResolvedValue(new Response(body, { status }));
}

/** Never responds, but rejects when aborted, as a browser does. */
function stayUnanswered() {
  fetched.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(toError(signal.reason)));
      }),
  );
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

async function failureOf(asking: Promise<unknown>): Promise<unknown> {
  return asking.then(
    () => 'no failure',
    (failure: unknown) => failure,
  );
}

test('a text that names an amount by its place: filled by the price list of the page', async () => {
  answer('[{"id":"1","content":"Vanaf {prijs}, met spoed {spoed} extra"}]');
  const { otherPrice, rushPrice } = specificationList;
  expect(await fetchRows('select=id', { signal: never() })).toEqual([
    { id: '1', content: `Vanaf €${otherPrice}, met spoed €${rushPrice} extra` },
  ]);
});

test('asks the data API with the key that everyone has, and gives the rows as they are', async () => {
  answer('[{"id":"1"}]');
  expect(await fetchRows('select=id&order=id', { signal: never() })).toEqual([{ id: '1' }]);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[0]).toBe('/rest/v1/website_content?select=id&order=id');
  const { method = 'GET', headers, body } = fetched.mock.calls[0]?.[1] ?? {};
  expect({ method, headers, body }).toEqual({ method: 'GET', headers: { apikey: env.supabaseKey }, body: undefined });
});

describe('an answer that holds no rows is out of reach', () => {
  test.each([
    ['HTML, as of a portal in between', '<!doctype html><title>Log in</title>', { code: 'portal' }],
    ['nothing', '', { name: 'SyntaxError' }],
    ['half of it', '[{"id":"1"', { name: 'SyntaxError' }],
  ])('%s', async (_name, body, cause) => {
    answer(body);
    const failure = await failureOf(fetchRows('', { signal: never() }));
    expect(failure).toBeInstanceOf(DataError);
    expect(failure).toMatchObject({ code: 'unavailable', cause });
  });

  test('no network', async () => {
    const cause = new TypeError('Failed to fetch');
    fetched.mockRejectedValue(cause);
    const failure = await failureOf(fetchRows('', { signal: never() }));
    expect(failure).toBeInstanceOf(DataError);
    expect(failure).toMatchObject({ code: 'unavailable', cause: { cause } });
  });

  test('an answer that breaks off', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{'));
        controller.error(new TypeError('network error'));
      },
    });
    fetched.mockResolvedValue(new Response(broken));
    expect(await failureOf(fetchRows('', { signal: never() }))).toMatchObject({
      name: 'DataError',
      code: 'unavailable',
    });
  });
});

test.each([
  [403, '{"code":"42501","message":"permission denied"}', 'forbidden'],
  [401, '{"code":"PGRST301","message":"JWT expired"}', 'unauthenticated'],
  [400, '{"code":"42501","message":"permission denied"}', 'forbidden'],
  [400, '{"code": "22021","message":"invalid byte sequence"}', 'invalid'],
  [429, 'slow down', 'rate-limited'],
  [404, '<h1>Not found</h1>', 'unavailable'],
  [500, '{"code":"XX000","message":"x"}', 'unavailable'],
  [503, '', 'unavailable'],
  [503, '[]', 'unavailable'],
])('a refusal with %i %s is %s', async (status, body, code) => {
  answer(body, status);
  const failure = await failureOf(fetchRows('', { signal: never() }));
  expect(failure).toBeInstanceOf(DataError);
  expect(failure).toMatchObject({ code });
  expect(String(failure)).toContain(String(status));
});

test('gives up after 15 seconds, and not before', async () => {
  vi.useFakeTimers();
  stayUnanswered();
  let isOver = false;
  const asking = failureOf(fetchRows('', { signal: never() })).finally(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const failure = await asking;
  expect(failure).toBeInstanceOf(DataError);
  expect(failure).toMatchObject({ code: 'unavailable' });
});

test('who does not wait for it any longer hears that, and no error of the database', async () => {
  stayUnanswered();
  const cancellation = new AbortController();
  const asking = failureOf(fetchRows('', { signal: cancellation.signal }));
  cancellation.abort();
  const failure = await asking;
  expect(failure).not.toBeInstanceOf(DataError);
  expect(failure).toMatchObject({ name: 'AbortError' });
});
