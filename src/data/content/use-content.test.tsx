// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '@/data/errors';
import type { ContentQuery } from './content-query';
import { KnownAnswers, type ContentAnswers } from './known-answers';
import { useContent } from './use-content';

interface Question {
  conditions: string;
  signal: AbortSignal;
  answer: (rows: unknown) => Promise<void>;
  fail: (failure: Error) => Promise<void>;
}

const questions: Question[] = [];

vi.mock('./ask-content', () => ({
  askContent: (conditions: string, signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      questions.push({
        conditions,
        signal,
        async answer(rows) {
          resolve(rows);
          await act(async () => Promise.resolve());
        },
        async fail(failure) {
          reject(failure);
          await act(async () => Promise.resolve());
        },
      });
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    }),
}));

beforeEach(() => {
  questions.length = 0;
});

function parse(rows: unknown): string {
  if (!Array.isArray(rows)) throw new DataError('unavailable', 'no rows');
  return rows.join(' ');
}

const query: ContentQuery<string> = { conditions: 'select=a', parse, isRefreshed: true };
const fixed: ContentQuery<string> = { ...query, isRefreshed: false };

function question(index: number): Question {
  const found = questions[index];
  if (!found) throw new Error(`no question ${index}`);
  return found;
}

interface Props {
  asked?: ContentQuery<string>;
  isWanted?: boolean;
}

function open(answers: ContentAnswers, { asked = query, isWanted }: Props = {}) {
  function wrapper({ children }: { children: ReactNode }) {
    return <KnownAnswers value={answers}>{children}</KnownAnswers>;
  }
  const initialProps: Props = { asked, ...(isWanted !== undefined && { isWanted }) };
  return renderHook((props: Props) => useContent(props.asked ?? query, props.isWanted), { wrapper, initialProps });
}

function known(rows: unknown): ContentAnswers {
  return new Map([[query.conditions, rows]]);
}

describe('a text that did not come with the page', () => {
  test('is unknown until it is read, and known from then on', async () => {
    const answers: ContentAnswers = new Map();
    const { result } = open(answers);
    expect(result.current).toMatchObject({ data: undefined, error: null, isFetching: true });
    expect(questions.map(({ conditions }) => conditions)).toEqual(['select=a']);
    await question(0).answer(['one', 'two']);
    expect(result.current).toMatchObject({ data: 'one two', error: null, isFetching: false });
    expect(answers).toEqual(known(['one', 'two']));
    expect(questions).toHaveLength(1);
  });

  test.each([query, fixed])('is asked for once, refreshed or not', async (asked) => {
    const { result, rerender } = open(new Map(), { asked });
    rerender({ asked });
    await question(0).answer(['one']);
    rerender({ asked });
    expect(result.current.data).toBe('one');
    expect(questions).toHaveLength(1);
  });

  test('an answer without rows is an answer', async () => {
    const { result } = open(new Map());
    await question(0).answer([]);
    expect(result.current).toMatchObject({ data: '', error: null, isFetching: false });
  });

  test('stays unknown when it cannot be read, with the reason', async () => {
    const answers: ContentAnswers = new Map();
    const { result } = open(answers);
    const failure = new DataError('unavailable', 'no network');
    await question(0).fail(failure);
    expect(result.current).toMatchObject({ data: undefined, error: failure, isFetching: false });
    expect(answers.size).toBe(0);
  });

  test('stays unknown when the rows are of another shape', async () => {
    const answers: ContentAnswers = new Map();
    const { result } = open(answers);
    await question(0).answer('no rows');
    expect(result.current).toMatchObject({ data: undefined, error: { name: 'DataError' }, isFetching: false });
    expect(answers.size).toBe(0);
  });
});

describe('a text that came with the page', () => {
  test('shows at once, and is refreshed once', async () => {
    const answers = known(['old']);
    const { result, rerender } = open(answers);
    expect(result.current).toMatchObject({ data: 'old', error: null, isFetching: false });
    expect(questions).toHaveLength(1);
    await question(0).answer(['new']);
    expect(result.current).toMatchObject({ data: 'new', error: null, isFetching: false });
    expect(answers).toEqual(known(['new']));
    rerender({});
    expect(questions).toHaveLength(1);
  });

  test('that is not to be refreshed asks nothing', () => {
    const { result } = open(known(['old']), { asked: fixed });
    expect(result.current).toMatchObject({ data: 'old', error: null, isFetching: false });
    expect(questions).toEqual([]);
  });

  test('that has no rows asks nothing either', () => {
    const { result } = open(known([]), { asked: fixed });
    expect(result.current).toMatchObject({ data: '', isFetching: false });
    expect(questions).toEqual([]);
  });

  test.each([new DataError('unavailable', 'no network'), new DataError('forbidden', 'no')])(
    'keeps standing when it cannot be refreshed',
    async (failure) => {
      const answers = known(['old']);
      const { result } = open(answers);
      await question(0).fail(failure);
      expect(result.current).toMatchObject({ data: 'old', error: failure, isFetching: false });
      expect(answers).toEqual(known(['old']));
    },
  );

  test('keeps standing when the new rows are of another shape', async () => {
    const answers = known(['old']);
    const { result } = open(answers);
    await question(0).answer({ code: 'x' });
    expect(result.current).toMatchObject({ data: 'old', error: { name: 'DataError' }, isFetching: false });
    expect(answers).toEqual(known(['old']));
  });

  test('is as new as it was last read for the next that shows it', async () => {
    const answers = known(['old']);
    const first = open(answers);
    await question(0).answer(['new']);
    first.unmount();
    expect(open(answers, { asked: fixed }).result.current.data).toBe('new');
  });
});

describe('asking again', () => {
  test('shows that it is asking, and what comes of it', async () => {
    const { result } = open(new Map());
    await question(0).fail(new DataError('unavailable', 'no network'));
    act(() => result.current.refetch());
    expect(result.current).toMatchObject({ data: undefined, isFetching: true });
    expect(questions).toHaveLength(2);
    await question(1).answer(['one']);
    expect(result.current).toMatchObject({ data: 'one', error: null, isFetching: false });
  });

  test('can fail again, with the new reason', async () => {
    const { result } = open(new Map());
    await question(0).fail(new DataError('unavailable', 'first'));
    act(() => result.current.refetch());
    const second = new DataError('rate-limited', 'second');
    await question(1).fail(second);
    expect(result.current).toMatchObject({ data: undefined, error: second, isFetching: false });
    act(() => result.current.refetch());
    expect(questions).toHaveLength(3);
  });

  test('gives up the question before, whose answer counts no more', async () => {
    const { result } = open(new Map());
    act(() => result.current.refetch());
    expect(question(0).signal.aborted).toBe(true);
    expect(question(1).signal.aborted).toBe(false);
    await act(async () => Promise.resolve());
    expect(result.current).toMatchObject({ error: null, isFetching: true });
    await question(1).answer(['new']);
    await question(0).answer(['late']);
    expect(result.current).toMatchObject({ data: 'new', error: null, isFetching: false });
  });

  test('is one function for the life of the component', async () => {
    const { result } = open(new Map());
    const { refetch } = result.current;
    await question(0).answer(['one']);
    expect(result.current.refetch).toBe(refetch);
  });
});

describe('who has gone', () => {
  test('does not wait for an answer', async () => {
    const answers: ContentAnswers = new Map();
    const { unmount } = open(answers);
    unmount();
    expect(question(0).signal.aborted).toBe(true);
    await question(0).answer(['late']);
    expect(answers.size).toBe(0);
  });

  test('hears of no failure', async () => {
    const { result, unmount } = open(new Map());
    unmount();
    await act(async () => Promise.resolve());
    expect(result.current.error).toBeNull();
  });
});

describe('a text that is not wanted yet', () => {
  test('is not asked for until it is', async () => {
    const { result, rerender } = open(new Map(), { isWanted: false });
    expect(questions).toEqual([]);
    expect(result.current.data).toBeUndefined();
    rerender({ isWanted: true });
    expect(questions).toHaveLength(1);
    await question(0).answer(['one']);
    expect(result.current).toMatchObject({ data: 'one', isFetching: false });
  });

  test('shows when it came with the page, and is not refreshed', () => {
    const { result } = open(known(['old']), { isWanted: false });
    expect(result.current.data).toBe('old');
    expect(questions).toEqual([]);
  });
});
