import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/components/ui/notify';
import { offerUndo } from './offer-undo';

const success = vi.fn<typeof notify.success>();
const error = vi.fn<typeof notify.error>();
const undo = vi.fn<() => Promise<void>>();

beforeEach(() => {
  [success, error, undo].forEach((mock) => mock.mockReset());
  vi.spyOn(notify, 'success').mockImplementation(success);
  vi.spyOn(notify, 'error').mockImplementation(error);
});

function deleteSomething(canRetry: boolean) {
  offerUndo({
    done: { title: 'Verwijderd', description: 'Het is weg' },
    undoLabel: 'Ongedaan maken',
    undo,
    undone: { title: 'Teruggezet' },
    describeFailure: () => ({ title: 'Niet teruggezet', canRetry }),
  });
}

function press(toast: typeof success) {
  toast.mock.lastCall?.[1]?.action?.onClick();
}

test('is offered for ten seconds and done once', async () => {
  undo.mockResolvedValue();
  deleteSomething(true);
  expect(success.mock.lastCall).toMatchObject(['Verwijderd', { description: 'Het is weg', duration: 10_000 }]);
  const [, options] = success.mock.lastCall ?? [];
  options?.action?.onClick();
  options?.action?.onClick();
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith('Teruggezet', {}), 20_000);
  expect(undo).toHaveBeenCalledTimes(1);
});

test('can be tried again after a failure', async () => {
  undo.mockRejectedValueOnce(new Error('geen verbinding')).mockResolvedValueOnce();
  deleteSomething(true);
  press(success);
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1), 20_000);
  expect(error.mock.lastCall?.[0]).toBe('Niet teruggezet');
  expect(success).toHaveBeenCalledTimes(1);
  press(error);
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith('Teruggezet', {}), 20_000);
});

test('is over when another try would not help', async () => {
  undo.mockRejectedValue(new Error('te laat'));
  deleteSomething(false);
  press(success);
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith('Niet teruggezet', {}), 20_000);
});
