// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { DataError } from '@/data/errors';
import type { ContentQuery, FetchOptions } from './content-query';
import { ContentResultsContext, type ContentResults } from './content-results';
import { useContent } from './use-content';

interface Request {
  signal: AbortSignal;
  answer: (result: string) => Promise<void>;
  fail: (failure: Error) => Promise<void>;
}

const requests: Request[] = [];

beforeEach(() => {
  requests.length = 0;
});

function fetchText({ signal }: FetchOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    requests.push({
      signal,
      async answer(result) {
        resolve(result);
        await act(async () => Promise.resolve());
      },
      async fail(failure) {
        reject(failure);
        await act(async () => Promise.resolve());
      },
    });
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

const query: ContentQuery<string> = { key: 'select=a', fetch: fetchText, isRefreshed: true };
const fixed: ContentQuery<string> = { ...query, isRefreshed: false };

function request(index: number): Request {
  const found = requests[index];
  if (!found) throw new Error(`no request ${index}`);
  return found;
}

interface Props {
  asked?: ContentQuery<string>;
}

function open(results: ContentResults, { asked = query }: Props = {}) {
  function wrapper({ children }: { children: ReactNode }) {
    return <ContentResultsContext value={results}>{children}</ContentResultsContext>;
  }
  const initialProps: Props = { asked };
  return renderHook((props: Props) => useContent(props.asked ?? query), { wrapper, initialProps });
}

function known(result: string): ContentResults {
  return new Map([[query.key, result]]);
}

describe('a text that did not come with the page', () => {
  test('is unknown until it is read, and known from then on', async () => {
    const results: ContentResults = new Map();
    const { result } = open(results);
    expect(result.current).toMatchObject({ data: undefined, error: null, isFetching: true });
    expect(requests).toHaveLength(1);
    await request(0).answer('one two');
    expect(result.current).toMatchObject({ data: 'one two', error: null, isFetching: false });
    expect(results).toEqual(known('one two'));
    expect(requests).toHaveLength(1);
  });

  test.each([query, fixed])('is asked for once, refreshed or not', async (asked) => {
    const { result, rerender } = open(new Map(), { asked });
    rerender({ asked });
    await request(0).answer('one');
    rerender({ asked });
    expect(result.current.data).toBe('one');
    expect(requests).toHaveLength(1);
  });

  test('an empty result is a result', async () => {
    const { result } = open(new Map());
    await request(0).answer('');
    expect(result.current).toMatchObject({ data: '', error: null, isFetching: false });
  });

  test('stays unknown when it cannot be read, with the reason', async () => {
    const results: ContentResults = new Map();
    const { result } = open(results);
    const failure = new DataError('unavailable', 'no network');
    await request(0).fail(failure);
    expect(result.current).toMatchObject({ data: undefined, error: failure, isFetching: false });
    expect(results.size).toBe(0);
  });
});

describe('a text that came with the page', () => {
  test('shows at once, and is refreshed once', async () => {
    const results = known('old');
    const { result, rerender } = open(results);
    expect(result.current).toMatchObject({ data: 'old', error: null, isFetching: false });
    expect(requests).toHaveLength(1);
    await request(0).answer('new');
    expect(result.current).toMatchObject({ data: 'new', error: null, isFetching: false });
    expect(results).toEqual(known('new'));
    rerender({});
    expect(requests).toHaveLength(1);
  });

  test('that is not to be refreshed asks nothing', () => {
    const { result } = open(known('old'), { asked: fixed });
    expect(result.current).toMatchObject({ data: 'old', error: null, isFetching: false });
    expect(requests).toEqual([]);
  });

  test('that is empty asks nothing either', () => {
    const { result } = open(known(''), { asked: fixed });
    expect(result.current).toMatchObject({ data: '', isFetching: false });
    expect(requests).toEqual([]);
  });

  test.each([new DataError('unavailable', 'no network'), new DataError('forbidden', 'no')])(
    'keeps standing when it cannot be refreshed',
    async (failure) => {
      const results = known('old');
      const { result } = open(results);
      await request(0).fail(failure);
      expect(result.current).toMatchObject({ data: 'old', error: failure, isFetching: false });
      expect(results).toEqual(known('old'));
    },
  );

  test('is as new as it was last read for the next that shows it', async () => {
    const results = known('old');
    const first = open(results);
    await request(0).answer('new');
    first.unmount();
    expect(open(results, { asked: fixed }).result.current.data).toBe('new');
  });
});

describe('asking again', () => {
  test('shows that it is asking, and what comes of it', async () => {
    const { result } = open(new Map());
    await request(0).fail(new DataError('unavailable', 'no network'));
    act(() => result.current.refetch());
    expect(result.current).toMatchObject({ data: undefined, isFetching: true });
    expect(requests).toHaveLength(2);
    await request(1).answer('one');
    expect(result.current).toMatchObject({ data: 'one', error: null, isFetching: false });
  });

  test('can fail again, with the new reason', async () => {
    const { result } = open(new Map());
    await request(0).fail(new DataError('unavailable', 'first'));
    act(() => result.current.refetch());
    const second = new DataError('rate-limited', 'second');
    await request(1).fail(second);
    expect(result.current).toMatchObject({ data: undefined, error: second, isFetching: false });
    act(() => result.current.refetch());
    expect(requests).toHaveLength(3);
  });

  test('gives up the question before, whose answer counts no more', async () => {
    const { result } = open(new Map());
    act(() => result.current.refetch());
    expect(request(0).signal.aborted).toBe(true);
    expect(request(1).signal.aborted).toBe(false);
    await act(async () => Promise.resolve());
    expect(result.current).toMatchObject({ error: null, isFetching: true });
    await request(1).answer('new');
    await request(0).answer('late');
    expect(result.current).toMatchObject({ data: 'new', error: null, isFetching: false });
  });

  test('is one function for the life of the component', async () => {
    const { result } = open(new Map());
    const { refetch } = result.current;
    await request(0).answer('one');
    expect(result.current.refetch).toBe(refetch);
  });
});

describe('who has gone', () => {
  test('does not wait for an answer', async () => {
    const results: ContentResults = new Map();
    const { unmount } = open(results);
    unmount();
    expect(request(0).signal.aborted).toBe(true);
    await request(0).answer('late');
    expect(results.size).toBe(0);
  });

  test('hears of no failure', async () => {
    const { result, unmount } = open(new Map());
    unmount();
    await act(async () => Promise.resolve());
    expect(result.current.error).toBeNull();
  });
});
