// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import {
  card,
  content,
  hero,
  openEditor,
  refusal,
  remove,
  save,
  toasts,
  update,
  writes,
} from '@/test/render/content-editor';
import { pasteInto } from '@/test/render/text-editor';
import { laterAnswer, type FakeAnswer, type FakeRoutes } from '@/test/services/fake-supabase';

describe('saving', () => {
  async function edit(routes: FakeRoutes, stored?: () => (typeof hero)[]) {
    const opened = await openEditor(routes, '/admin', stored);
    await opened.user.click(card('Bovenaan de homepagina').getByRole('button', { name: 'Bewerken' }));
    return opened;
  }

  it('names what an amount of the price list gives, and refuses one that does not exist', async () => {
    const { user, calls } = await edit({});
    expect(screen.getByText(/^Bedragen die de prijslijst volgen: schrijf \{prijs\} voor €285,/)).toBeVisible();
    await user.clear(content());
    await user.type(content(), 'Vanaf {{prijzen}');
    await user.click(save());
    expect(screen.getByText(/^\{prijzen\} is geen bedrag van de prijslijst\./)).toBeVisible();
    expect(content()).toHaveValue('Vanaf {prijzen}');
    expect(writes(calls)).toEqual([]);
  });

  it('sends only what changed, with the version that was read, and shows what is stored', async () => {
    let row = hero;
    const { user, calls } = await edit(
      {
        [update]: () => {
          row = { ...hero, content: null };
          return { status: 200, json: [{ id: 'hero' }] };
        },
      },
      () => [row],
    );
    await user.clear(content());
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Bewerken' })).toHaveFocus();
    const [call] = writes(calls);
    expect(call?.body).toEqual({ content: null });
    expect(call?.search.get('id')).toBe('eq.hero');
    expect(call?.search.get('last_updated')).toBe('eq.2026-11-21T08:05:00.123456+00:00');
    expect(toasts.success).toHaveBeenCalledWith('Inhoud succesvol bijgewerkt');
    expect(screen.queryByText('Onderschrift')).toBeNull();
  });

  it('has nothing to do when nothing changed', async () => {
    const { user, calls } = await edit({});
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Bewerken' })).toHaveFocus();
    expect(writes(calls)).toEqual([]);
    expect(toasts.success).not.toHaveBeenCalled();
  });

  it('refuses what is too long before sending, at its field', async () => {
    const { user, calls } = await edit({});
    fireEvent.change(screen.getByLabelText('Subtitel'), { target: { value: 'a'.repeat(1001) } });
    fireEvent.change(content(), { target: { value: 'a'.repeat(50_001) } });
    await user.click(save());
    expect(screen.getByLabelText('Subtitel')).toHaveFocus();
    expect(screen.getByText('Maak de subtitel korter: hooguit 1.000 tekens, het zijn er nu 1.001.')).toBeVisible();
    expect(content()).toHaveAccessibleDescription(/Maak de inhoud korter: hooguit 50.000 tekens/);
    expect(writes(calls)).toEqual([]);
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['no response', 'network error', /de database geeft geen antwoord/],
    ['a refusal', refusal, /niet meer ingelogd/],
    ['a text that is not taken', { status: 500, json: { code: 'SUP', message: 'violates check constraint' } }, /neemt/],
  ])('keeps what was typed on %s, and can be tried again', async (_, failure, text) => {
    const responses: FakeAnswer[] = [failure, { status: 200, json: [{ id: 'hero' }] }];
    const { user } = await edit({ [update]: () => responses.shift() ?? 'network error' });
    await user.type(content(), '!');
    await user.click(save());
    expect(await screen.findByText(text)).toBeVisible();
    expect(toasts.error).toHaveBeenCalledWith('Kon inhoud niet bijwerken');
    expect(toasts.success).not.toHaveBeenCalled();
    expect(content()).toHaveValue('Onderschrift!');
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Bewerken' })).toBeVisible();
    expect(toasts.success).toHaveBeenCalledTimes(1);
  });

  it('goes on with a newer version that says the same, as after publishing', async () => {
    let row = hero;
    const { user, calls } = await openEditor(
      { [update]: () => ({ status: 200, json: [] }), [remove]: () => ({ status: 200, json: [] }) },
      '/admin',
      () => [row, { ...hero, id: 'second', section_name: 'second' }],
    );
    await user.click(card('Bovenaan de homepagina').getByRole('button', { name: 'Bewerken' }));
    await user.type(content(), '!');
    row = { ...hero, last_updated: '2026-11-21T09:00:00.5+00:00' };
    // A conflict in another block makes the editor refetch.
    await user.click(card('Tekst die op geen pagina staat').getByRole('button', { name: 'Verwijderen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verwijder' }));
    expect(await screen.findByText(/21-11-2026 10:00/)).toBeVisible();
    await user.click(save());
    expect(writes(calls)[1]?.search.get('last_updated')).toBe('eq.2026-11-21T09:00:00.5+00:00');
  });

  it('takes no typing meanwhile, which would be lost; the button has the focus', async () => {
    const later = laterAnswer();
    const { user } = await edit({ [update]: () => later.promise });
    await user.type(screen.getByLabelText('Subtitel'), '!');
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Opslaan...' })).toHaveFocus();
    await user.type(content(), '!');
    expect(content()).toBeDisabled();
    expect(content()).toHaveValue('Onderschrift');
    later.resolve({ status: 500, json: { code: 'XX000', message: 'broken' } });
    await waitFor(() => expect(content()).toBeEnabled());
    expect(screen.getByLabelText('Subtitel')).toHaveValue('!');
  });

  it('asks before it throws away what was typed', async () => {
    const { user } = await edit({});
    await user.type(content(), '!');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.getByRole('button', { name: 'Verder bewerken' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(content()).toHaveValue('Onderschrift!');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(screen.getByRole('button', { name: 'Ja, stoppen zonder opslaan' }));
    expect(screen.getByText('Onderschrift')).toBeVisible();
    expect(screen.queryByText('Onderschrift!')).toBeNull();
  });

  it('shows the text as the site would, while typing', async () => {
    const { user } = await openEditor({}, '/admin?pagina=/energielabel-den-dolder');
    await user.click(screen.getByRole('button', { name: 'Bewerken' }));
    await user.click(screen.getByRole('button', { name: 'Voorbeeld' }));
    pasteInto(content(), { 'text/plain': '- nog een\n- en een\n\nDaarna. ' });
    const preview = within(screen.getByRole('group', { name: 'Voorbeeld' }));
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'nog een',
      'en een',
      'punt',
    ]);
    expect(preview.getByText('Over Den Dolder')).toBeVisible();
  });
});
