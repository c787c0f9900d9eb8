// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card, content, hero, openEditor, save, toasts, update, writes } from '@/test/render/content-editor';
import { type FakeAnswer } from '@/test/services/fake-supabase';

describe('a conflict', () => {
  async function meetConflict(stored: () => (typeof hero)[], secondSave: FakeAnswer = 'network error') {
    const saves: FakeAnswer[] = [{ status: 200, json: [] }, secondSave];
    const opened = await openEditor({ [update]: () => saves.shift() ?? 'network error' }, '/admin', stored);
    await opened.user.click(card('Bovenaan de homepagina').getByRole('button', { name: 'Bewerken' }));
    await opened.user.type(content(), '!');
    await opened.user.click(save());
    expect(await screen.findByText(/intussen gewijzigd of verwijderd/)).toBeVisible();
    expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet bijwerken');
    expect(content()).toHaveValue('Onderschrift!');
    return opened;
  }

  it('shows both versions once the newest is loaded, and saves on that version', async () => {
    const newer = {
      ...hero,
      last_updated: '2026-11-21T09:00:00.5+00:00',
      content: 'Van een ander',
      subtitle: 'Nieuw',
    };
    let reads = 0;
    const { user, calls } = await meetConflict(() => [reads++ === 0 ? hero : newer], {
      status: 200,
      json: [{ id: 'hero' }],
    });
    await user.click(screen.getByRole('button', { name: 'Nieuwste versie laden' }));
    expect(await screen.findByText('Inhoud: opgeslagen is')).toBeVisible();
    expect(screen.getByText('Van een ander')).toBeVisible();
    expect(screen.getByLabelText('Subtitel')).toHaveValue('Nieuw');
    expect(content()).toHaveValue('Onderschrift!');
    await user.click(save());
    await waitFor(() => expect(toasts.success).toHaveBeenCalledTimes(1));
    const [, second] = writes(calls);
    expect(second?.body).toEqual({ content: 'Onderschrift!' });
    expect(second?.search.get('last_updated')).toBe('eq.2026-11-21T09:00:00.5+00:00');
  });

  it('with a deleted block keeps the text on the screen and says that it is gone', async () => {
    let reads = 0;
    const { user } = await meetConflict(() => (reads++ === 0 ? [hero] : []));
    await user.click(screen.getByRole('button', { name: 'Nieuwste versie laden' }));
    expect(await screen.findByText(/intussen verwijderd en kan niet meer/)).toBeVisible();
    expect(content()).toHaveValue('Onderschrift!');
  });
});
