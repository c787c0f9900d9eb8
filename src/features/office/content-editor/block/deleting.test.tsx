// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { hero, intro, openEditor, refusal, remove, restore, toasts, writes } from '@/test/render/content-editor';
import { type FakeAnswer } from '@/test/services/fake-supabase';

describe('deleting', () => {
  function undo() {
    toasts.success.mock.lastCall?.[1]?.action?.onClick();
  }

  it('asks first, with the focus on the safe choice', async () => {
    const { user, calls } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(screen.getByRole('button', { name: 'Annuleren' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Verwijderen' })).toHaveFocus();
    expect(writes(calls)).toEqual([]);
  });

  it('offers for ten seconds to undo, which brings the block back', async () => {
    let stored = [hero, intro];
    const { user, calls } = await openEditor(
      {
        [remove]: () => {
          stored = [intro];
          return { status: 200, json: [{ id: 'hero' }] };
        },
        [restore]: () => {
          stored = [hero, intro];
          return { status: 200, json: true };
        },
      },
      '/admin',
      () => stored,
    );
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Website Inhoud Beheren' })).toHaveFocus();
    expect(toasts.success.mock.lastCall).toMatchObject(['Blok verwijderd', { duration: 10_000 }]);
    undo();
    expect(await screen.findByRole('article', { name: 'Bovenaan de homepagina' })).toBeVisible();
    await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Blok teruggezet', {}));
    const [first, second] = writes(calls);
    expect(first?.search.get('last_updated')).toBe('eq.2026-11-21T08:05:00.123456+00:00');
    expect(second?.body).toEqual({ block_id: 'hero' });
  });

  test.each<[string, FakeAnswer, string]>([
    ['no response', 'network error', 'Probeer het over een paar minuten opnieuw.'],
    ['a refusal', refusal, 'Probeer het over een paar minuten opnieuw.'],
    [
      'another version',
      { status: 200, json: [] },
      'Deze tekst is intussen gewijzigd of al verwijderd. Kijk of je hem nog weg wilt halen.',
    ],
  ])('fails on %s', async (_, response, description) => {
    const { user } = await openEditor({ [remove]: () => response });
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet verwijderen', { description }));
    expect(toasts.success).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Ja, verwijder' })).toHaveAttribute('aria-disabled', 'false');
  });

  async function deleteHero(...responses: FakeAnswer[]) {
    const { user, calls } = await openEditor({
      [remove]: () => ({ status: 200, json: [{ id: 'hero' }] }),
      [restore]: () => responses.shift() ?? 'network error',
    });
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
    return () => calls.filter(({ route }) => route === restore);
  }

  it('an undo of a block that is back already fails, for good', async () => {
    await deleteHero({ status: 200, json: false });
    undo();
    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet terugzetten', {
        description: 'Deze tekst staat er al weer, of is al langer weg.',
      }),
    );
    expect(toasts.success).toHaveBeenCalledTimes(1);
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['no response', 'network error', /^Probeer het over een paar minuten opnieuw/],
    [
      'a new section of the same name',
      { status: 409, json: { code: '23505', message: 'duplicate key' } },
      /een nieuwe sectie met dezelfde naam/,
    ],
  ])('an undo fails on %s, and can be tried again', async (_, response, description) => {
    const restores = await deleteHero(response, { status: 200, json: true });
    undo();
    await waitFor(() => expect(toasts.error).toHaveBeenCalledTimes(1));
    const [title, options] = toasts.error.mock.lastCall ?? [];
    expect(title).toBe('Kon inhoud niet terugzetten');
    expect(options?.description).toMatch(description);
    expect(toasts.success).toHaveBeenCalledTimes(1);
    options?.action?.onClick();
    await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Blok teruggezet', {}));
    expect(restores()).toHaveLength(2);
  });
});
