// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { creationTexts } from '@/content/office/texts/content-creation';
import {
  button,
  done,
  duplicate,
  expectFailed,
  field,
  onCreated,
  openCreation,
  toasts,
  type,
} from '@/test/render/content-creation';
import { pasteInto } from '@/test/render/text-editor';
import { laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';

describe('Nieuw artikel schrijven', () => {
  const name = 'Nieuw artikel schrijven';

  function write(title: string) {
    type(/^Titel/, title);
    pasteInto(field(/^Tekst/), { 'text/plain': '## Kop\n\nAlinea\n\n- punt' });
  }

  test('a concept is stored at the slug of its title, and has no link yet', async () => {
    const { user, calls } = await openCreation(name);
    write('Wat kost een label?');
    expect(field(/Naam in het adres/)).toHaveValue('wat-kost-een-label');
    await user.click(button('Artikel opslaan'));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith('/blog/wat-kost-een-label'));
    expect(calls[0]?.body).toMatchObject([
      { section_name: 'blog_article', page_path: '/blog/wat-kost-een-label', subtitle: null, published_at: null },
    ]);
    expect(toasts.success).toHaveBeenCalledWith('Artikel opgeslagen', { description: creationTexts.concept });
    expect(screen.getByText(/bezoekers zien het nog niet/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('takes no typing while it is stored, which would be lost', async () => {
    const later = laterAnswer();
    const { user } = await openCreation(name, later.promise);
    write('Wat kost een label?');
    await user.type(field(/^Titel/), '{Enter}');
    expect(await screen.findByRole('button', { name: 'Bezig met opslaan...' })).toHaveFocus();
    await user.type(field(/^Titel/), '!');
    expect(field(/^Titel/)).toBeDisabled();
    expect(field(/^Titel/)).toHaveValue('Wat kost een label?');
    later.resolve({ status: 500, json: { code: 'XX000', message: 'broken' } });
    await waitFor(() => expect(field(/^Titel/)).toBeEnabled());
  });

  test('Escape in the panel of a link closes that panel alone', async () => {
    const { user } = await openCreation(name);
    write('Titel');
    await user.click(screen.getByRole('button', { name: /^Link / }));
    expect(screen.getByLabelText('Pagina van de website')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Pagina van de website')).not.toBeInTheDocument();
    expect(screen.queryByText(/Wil je toch sluiten/)).not.toBeInTheDocument();
    expect(field(/^Titel/)).toHaveValue('Titel');
  });

  test('the preview shows the text as on the site; writing goes on with it', async () => {
    const { user } = await openCreation(name);
    write('Titel');
    await user.click(button('Voorbeeld bekijken'));
    const preview = screen.getByRole('article', { name: 'Titel' });
    expect(within(preview).getByRole('heading', { name: 'Kop' })).toBeVisible();
    expect(within(preview).getByRole('listitem')).toHaveTextContent('punt');
    const found = within(screen.getByRole('group', { name: 'Zo wordt het artikel gevonden' }));
    expect(found.getByText(/\/blog\/titel$/)).toBeVisible();
    await user.click(button('Verder schrijven'));
    expect(within(field(/^Tekst/)).getByRole('listitem')).toHaveTextContent('punt');
  });

  test('wrong fields are named, also from the preview, and nothing is sent', async () => {
    const { user, calls } = await openCreation(name);
    type(/^Titel/, 'Bestaat al');
    await user.click(button('Voorbeeld bekijken'));
    await user.click(button('Artikel opslaan'));
    expect(field(/Naam in het adres/)).toHaveAccessibleDescription(/Er is al een artikel op \/blog\/bestaat-al/);
    expect(field(/^Tekst/)).toHaveAccessibleDescription(/Schrijf de tekst/);
    await waitFor(() => expect(field(/Naam in het adres/)).toHaveFocus());
    expect(calls).toEqual([]);
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['a name that was just taken', duplicate, /Er is al een artikel op \/blog\/nieuw/],
    ['no response', 'network error', /De database geeft geen antwoord/],
  ])('%s: the text stays and the button works again', async (_, response, reason) => {
    const { user } = await openCreation(name, response, done);
    write('Nieuw');
    await user.click(button('Artikel opslaan'));
    await expectFailed('Kon artikel niet opslaan', reason);
    expect(within(field(/^Tekst/)).getByRole('listitem')).toHaveTextContent('punt');
    await user.click(button('Artikel opslaan'));
    await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  });

  test('closing asks first when a text was written', async () => {
    const { user } = await openCreation(name);
    write('Nieuw');
    await user.keyboard('{Escape}');
    expect(screen.getByText('Wil je toch sluiten?')).toBeVisible();
  });
});
