// @vitest-environment jsdom
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '@/test/render/render-admin';
import { ConflictNotice, useVersionedWrites } from './versioned-writes';

interface Note {
  id: string;
  text: string;
}

const conflict = new Error('conflict');
const save = vi.fn<() => Promise<string>>();
const remove = vi.fn<() => Promise<string>>();
const read = vi.fn<(id: string) => Promise<Note | null>>();
const outcome = { onDone: vi.fn(), onFailed: vi.fn() };
const onRead = vi.fn();

const texts = { conflict: 'Iemand was u voor', conflictGone: 'Het is weg', reloadFailed: 'Lezen mislukte' };

function Editor() {
  const saving = useMutation({ mutationFn: save });
  const deleting = useMutation({ mutationFn: remove });
  const reading = useMutation({ mutationFn: read });
  const writes = useVersionedWrites({ saving, deleting, reading, isConflict: (error) => error === conflict });
  return (
    <>
      <button onClick={() => void writes.attempt(() => saving.mutateAsync(), outcome)}>Opslaan</button>
      <button onClick={() => void writes.attempt(() => deleting.mutateAsync(), outcome)}>Verwijderen</button>
      <ConflictNotice {...writes} texts={texts} onRead={() => void writes.readNewest('id-1', onRead)}>
        Twee versies
      </ConflictNotice>
      <output>{writes.saveError?.message}</output>
    </>
  );
}

beforeEach(() => {
  [save, remove, read, onRead, ...Object.values(outcome)].forEach((mock) => mock.mockReset());
});

function press(name: string) {
  return userEvent.click(screen.getByRole('button', { name }));
}

test('a finished write is reported, once', async () => {
  let finish: (result: string) => void = vi.fn();
  save.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  renderAdmin(<Editor />);
  await press('Opslaan');
  await press('Opslaan');
  await press('Verwijderen');
  expect(save).toHaveBeenCalledTimes(1);
  expect(remove).not.toHaveBeenCalled();
  finish('opgeslagen');
  await waitFor(() => expect(outcome.onDone.mock.calls).toEqual([['opgeslagen']]));
  expect(outcome.onFailed).not.toHaveBeenCalled();
  expect(screen.queryByRole('group')).toBeNull();
});

test('a failure is reported, is no conflict and can be retried', async () => {
  save.mockRejectedValueOnce(new Error('geen verbinding')).mockResolvedValueOnce('opgeslagen');
  renderAdmin(<Editor />);
  await press('Opslaan');
  expect(await screen.findByText('geen verbinding')).toBeVisible();
  expect(outcome.onDone).not.toHaveBeenCalled();
  expect(outcome.onFailed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group')).toBeNull();
  await press('Opslaan');
  await waitFor(() => expect(outcome.onDone).toHaveBeenCalledTimes(1));
});

test.each([
  ['Opslaan', save],
  ['Verwijderen', remove],
])('a conflict at %s leads to the newest version', async (name, write) => {
  write.mockRejectedValue(conflict);
  const newest = { id: 'id-1', text: 'Van een ander' };
  read.mockRejectedValueOnce(new Error('geen verbinding')).mockResolvedValueOnce(newest);
  renderAdmin(<Editor />);
  await press(name);
  expect(await screen.findByRole('group')).toHaveFocus();
  expect(screen.getByText('Iemand was u voor')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await press('Nieuwste versie laden');
  expect(await screen.findByText('Lezen mislukte')).toBeVisible();
  expect(onRead).not.toHaveBeenCalled();

  await press('Nieuwste versie laden');
  expect(await screen.findByText('Twee versies')).toBeVisible();
  expect(screen.getByRole('group')).toHaveFocus();
  expect(onRead.mock.calls).toEqual([[newest]]);
  expect(screen.queryByText('Iemand was u voor')).toBeNull();
});

test('a second conflict asks for the newest version once more', async () => {
  save.mockRejectedValue(conflict);
  read.mockResolvedValue({ id: 'id-1', text: 'Van een ander' });
  renderAdmin(<Editor />);
  await press('Opslaan');
  await press('Nieuwste versie laden');
  expect(await screen.findByText('Twee versies')).toBeVisible();
  await press('Opslaan');
  expect(await screen.findByText('Iemand was u voor')).toBeVisible();
  expect(screen.queryByText('Twee versies')).toBeNull();
  await press('Nieuwste versie laden');
  expect(await screen.findByText('Twee versies')).toBeVisible();
  expect(onRead).toHaveBeenCalledTimes(2);
});

test('a record that is gone has no newest version', async () => {
  save.mockRejectedValue(conflict);
  read.mockResolvedValue(null);
  renderAdmin(<Editor />);
  await press('Opslaan');
  await press('Nieuwste versie laden');
  expect(await screen.findByText('Het is weg')).toBeVisible();
  expect(onRead).not.toHaveBeenCalled();
});
