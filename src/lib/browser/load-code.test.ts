// @vitest-environment jsdom
import { setTimeout as waitFor } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const file = 'https://woninglabel.example/assets/form-1.js';

/** The error of browsers for a file that fails to load. */
const failure = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
/** The error of other browsers, which does not name the file. */
const namelessFailure = new TypeError('Importing a module script failed.');

const fetched = vi.fn<typeof fetch>();

let loadCode: (typeof import('./load-code'))['loadCode'];
let loadForNavigation: (typeof import('./load-code'))['loadForNavigation'];

beforeEach(async () => {
  // As in a page that was just loaded.
  vi.resetModules();
  ({ loadCode, loadForNavigation } = await import('./load-code'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('', { status: 200 })));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  for (const attempt of [1, 2, 3]) vi.doUnmock(`${file}?again=${attempt}`);
  vi.useRealTimers();
});

/** The result of a real import, which takes some real time too. */
async function imported<Code>(loading: Promise<Code>): Promise<Code> {
  const settled = vi.fn();
  void loading.then(settled, settled);
  while (settled.mock.calls.length === 0) {
    await vi.advanceTimersByTimeAsync(100);
    await waitFor(10);
  }
  return loading;
}

function load() {
  return vi.fn<() => Promise<{ Part: string }>>();
}

describe('a part of the code', () => {
  test('is the export that was asked for', async () => {
    expect(await loadCode(() => Promise.resolve({ Part: 'code', Other: 'other' }), 'Part')).toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is asked for three times more, after half a second, one and a half and four', async () => {
    const part = load().mockRejectedValue(namelessFailure);
    const outcome = expect(loadCode(part, 'Part')).rejects.toBe(namelessFailure);
    const attempts: number[] = [];
    for (const wait of [0, 499, 1, 1499, 1, 3999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      attempts.push(part.mock.calls.length);
    }
    expect(attempts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    await outcome;
  });

  test('may come at the last attempt', async () => {
    const part = load().mockRejectedValue(namelessFailure);
    const loaded = loadCode(part, 'Part');
    await vi.advanceTimersByTimeAsync(2000);
    part.mockResolvedValue({ Part: 'late' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await loaded).toBe('late');
  });

  test('is asked for under another query, because a browser may remember that the file failed', async () => {
    vi.doMock(`${file}?again=1`, () => ({ Part: 'again' }));
    const part = load().mockRejectedValue(failure);
    expect(await imported(loadCode(part, 'Part'))).toBe('again');
    expect(part).toHaveBeenCalledOnce();
  });

  test('is not taken from a file without it, and asked for under a further query each time', async () => {
    for (const attempt of [1, 2, 3]) vi.doMock(`${file}?again=${attempt}`, () => ({ default: 'something else' }));
    const loading = imported(loadCode(load().mockRejectedValue(failure), 'Part'));
    await expect(loading).rejects.toThrow(`${file}?again=3 exports no Part`);
  });

  test('that is gone since a deploy is not asked for again', async () => {
    fetched.mockResolvedValue(new Response('', { status: 404 }));
    const part = load().mockRejectedValue(failure);
    await expect(loadCode(part, 'Part')).rejects.toBe(failure);
    expect(part).toHaveBeenCalledOnce();
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([[file, 'HEAD']]);
  });

  test('is asked for again when nobody can say whether it is gone', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    vi.doMock(`${file}?again=1`, () => ({ Part: 'again' }));
    expect(await imported(loadCode(load().mockRejectedValue(failure), 'Part'))).toBe('again');
  });

  test('that does not come within 20 seconds has failed, and is asked for again', async () => {
    const part = load().mockReturnValueOnce(new Promise<never>(() => undefined));
    part.mockResolvedValue({ Part: 'late' });
    const loaded = loadCode(part, 'Part');
    await vi.advanceTimersByTimeAsync(20_499);
    expect(part).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(await loaded).toBe('late');
  });

  test('that never comes fails in the end', async () => {
    const outcome = expect(loadCode(() => new Promise<{ Part: string }>(() => undefined), 'Part')).rejects.toThrow(
      'did not come in time',
    );
    await vi.advanceTimersByTimeAsync(4 * 20_000 + 6000);
    await outcome;
  });
});

describe('what another page needs', () => {
  const { dataset } = document.documentElement;
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockReset();
    // jsdom does not implement reloading.
    vi.stubGlobal('location', { pathname: '/blog', reload });
  });

  function failing() {
    return loadForNavigation(() => Promise.reject(new Error('gone')));
  }

  test('is given, and nothing is loaded anew', async () => {
    expect(await loadForNavigation(() => Promise.resolve('page'))).toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });

  test('marks the document until all of it is there', async () => {
    let finish: ((value: string) => void) | undefined;
    const first = loadForNavigation(() => new Promise<string>((resolve) => (finish = resolve)));
    await loadForNavigation(() => Promise.resolve('second'));
    expect(dataset).toHaveProperty('loading');
    finish?.('first');
    await first;
    expect(dataset).not.toHaveProperty('loading');
  });

  test('is loaded by the browser when it fails for good; the failure shows only when that takes long', async () => {
    const failed = vi.fn();
    const outcome = failing().catch(failed);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(reload).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
    expect(dataset).toHaveProperty('loading');
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
    expect(dataset).not.toHaveProperty('loading');
  });

  test('fails at once without a connection, where a page loaded anew would be none at all', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(failing()).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();
    expect(dataset).not.toHaveProperty('loading');
  });

  test('where the reader arrived fails at once, and shows nothing', async () => {
    vi.stubGlobal('location', { pathname: '/', reload });
    const outcome = failing();
    expect(dataset).not.toHaveProperty('loading');
    await expect(outcome).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();
  });
});
