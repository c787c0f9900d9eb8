import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { reload } from './reload';

const queryKey = ['views'];

/** A mounted query whose responses the test resolves one by one. */
function observed() {
  const queryClient = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  onTestFinished(observer.subscribe(() => undefined));
  return { queryClient, answers, observer };
}

test('what is being read for the first time is read again: its answer may be of before the change', async () => {
  const { queryClient, answers, observer } = observed();
  const reloaded = reload(queryClient, queryKey);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('old');
  answers[1]?.('new');
  await reloaded;
  expect(observer.getCurrentResult().data).toBe('new');
});

test('what was read stays on screen until it is read again', async () => {
  const { queryClient, answers, observer } = observed();
  answers[0]?.('old');
  await expect.poll(() => observer.getCurrentResult().data).toBe('old');
  const reloaded = reload(queryClient, queryKey);
  await expect.poll(() => answers.length).toBe(2);
  expect(observer.getCurrentResult().data).toBe('old');
  answers[1]?.('new');
  await reloaded;
  expect(observer.getCurrentResult().data).toBe('new');
});
