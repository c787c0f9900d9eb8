// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { findPlace } from '@/content/cities/find-place';
import { creationTexts } from '@/content/office/texts/content-creation';
import { landingPageTexts } from '@/content/office/texts/landing-page-texts';
import {
  button,
  done,
  duplicate,
  expectClosed,
  expectFailed,
  field,
  onCreated,
  openCreation,
  toasts,
  type,
} from '@/test/render/content-creation';
import { pasteInto } from '@/test/render/text-editor';
import { laterAnswer, type FakeAnswer } from '@/test/services/fake-supabase';

vi.mock(import('@/content/cities/find-place'), { spy: true });

const forbidden: FakeAnswer = { status: 403, json: { code: '42501', message: 'no' } };

describe('Nieuwe inhoud toevoegen', () => {
  const name = 'Nieuwe inhoud toevoegen';

  test('stores what is empty as null, says so and closes', async () => {
    const { user, calls } = await openCreation(name);
    type(/Sectie naam/, '  usp  ');
    await user.click(button('Content aanmaken'));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(''));
    expect(calls.map(({ body }) => body)).toEqual([
      [{ section_name: 'usp', title: null, subtitle: null, content: null, page_path: null, published_at: 'now' }],
    ]);
    expect(toasts.success).toHaveBeenCalledWith('Nieuwe inhoud succesvol aangemaakt', undefined);
    await expectClosed(name);
  });

  test('a text for a page that is hidden stays hidden with it', async () => {
    const { user, calls } = await openCreation(name);
    type(/Sectie naam/, 'intro');
    type(/Pagina pad/, ' /energielabel-soest ');
    pasteInto(field(/Inhoud/), { 'text/plain': 'Tekst\n\n<b>met</b> **nadruk**' });
    await user.click(button('Content aanmaken'));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith('/energielabel-soest'));
    expect(calls[0]?.body).toMatchObject([
      { page_path: '/energielabel-soest', content: 'Tekst\n\n<b>met</b> **nadruk**', published_at: null },
    ]);
  });

  test('without a section name nothing is sent, and the field has the focus', async () => {
    const { user, calls } = await openCreation(name);
    type(/Sectie naam/, '   ');
    await user.click(button('Content aanmaken'));
    expect(toasts.error).toHaveBeenCalledWith('Sectie naam is verplicht');
    await waitFor(() => expect(field(/Sectie naam/)).toHaveFocus());
    expect(field(/Sectie naam/)).toHaveAccessibleDescription(/Sectie naam is verplicht/);
    expect(calls).toEqual([]);
  });

  test('a path that is none is explained and not sent', async () => {
    const { user, calls } = await openCreation(name);
    type(/Sectie naam/, 'intro');
    type(/Pagina pad/, 'Energielabel Zeist');
    await user.click(button('Content aanmaken'));
    expect(field(/Pagina pad/)).toHaveAccessibleDescription(/begint met \/.*zoals \/energielabel-soest/);
    expect(calls).toEqual([]);
  });

  test('asks only for what shows in that place, and stores only that', async () => {
    const { user, calls } = await openCreation(name);
    type(/Sectie naam/, 'hero');
    type(/Pagina pad/, '/energielabel-zeist');
    type(/^Titel/, 'Welkom');
    expect(screen.queryByLabelText(/Inhoud/)).not.toBeInTheDocument();
    type(/Pagina pad/, '');
    type(/Inhoud/, 'Onderschrift');
    type(/Pagina pad/, '/energielabel-zeist');
    await user.click(button('Content aanmaken'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual([
      {
        section_name: 'hero',
        title: 'Welkom',
        subtitle: null,
        page_path: '/energielabel-zeist',
        published_at: 'now',
      },
    ]);
  });

  test('a text that is too long is explained and not sent', async () => {
    const { user, calls } = await openCreation(name);
    type(/Sectie naam/, 'usp');
    type(/Subtitel/, 'a'.repeat(1001));
    await user.click(button('Content aanmaken'));
    expect(field(/Subtitel/)).toHaveAccessibleDescription(/hooguit 1.000 tekens/);
    expect(calls).toEqual([]);
  });

  test('says when no page would show the text', async () => {
    await openCreation(name);
    type(/Sectie naam/, 'hero');
    expect(screen.queryByText(/Geen enkele pagina toont/)).not.toBeInTheDocument();
    type(/Pagina pad/, '/nieuws');
    expect(screen.getByText(/Geen enkele pagina toont/)).toBeVisible();
    type(/Pagina pad/, '/energielabel-zeist');
    expect(screen.queryByText(/Geen enkele pagina toont/)).not.toBeInTheDocument();
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['a duplicate', duplicate, /De pagina \/energielabel-zeist heeft al een sectie hero/],
    ['no response', 'network error', /De database geeft geen antwoord/],
    ['a session that is gone', forbidden, /niet meer ingelogd/],
    ['a text that is refused', { status: 500, json: { code: 'SUP', message: 'violates check constraint' } }, /velden/],
  ])('%s: the input stays and the button works again', async (_, response, reason) => {
    const { user, calls } = await openCreation(name, response, done);
    type(/Sectie naam/, 'hero');
    type(/Pagina pad/, '/energielabel-zeist');
    type(/Titel/, 'Zeist');
    await user.click(button('Content aanmaken'));
    await expectFailed('Kon nieuwe inhoud niet aanmaken', reason);
    expect(field(/^Titel/)).toHaveValue('Zeist');
    await user.click(button('Content aanmaken'));
    await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
    expect(calls).toHaveLength(2);
  });

  test('a second press while it is busy sends nothing more', async () => {
    const later = laterAnswer();
    const { user, calls } = await openCreation(name, later.promise);
    type(/Sectie naam/, 'usp');
    await user.click(button('Content aanmaken'));
    await user.click(await screen.findByRole('button', { name: 'Bezig met opslaan...' }));
    later.resolve({ status: 201, json: null });
    await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
    expect(calls).toHaveLength(1);
  });

  test('closing asks first when something was typed', async () => {
    const { user } = await openCreation(name);
    type(/Titel/, 'Zeist');
    await user.click(button('Annuleren'));
    expect(button('Verder bewerken')).toHaveFocus();
    await user.click(button('Verder bewerken'));
    expect(field(/^Titel/)).toHaveValue('Zeist');
    await user.keyboard('{Escape}');
    await user.click(button('Ja, sluiten zonder opslaan'));
    await expectClosed(name);
    await user.click(button(name));
    expect(field(/^Titel/)).toHaveValue('');
    await user.click(button('Annuleren'));
    await expectClosed(name);
  });
});

describe('Nieuwe landingspagina aanmaken', () => {
  const name = 'Nieuwe landingspagina aanmaken';
  const submit = 'Landingspagina aanmaken';

  test('shows its path while typing, sends three blocks at once, and tells how it gets online', async () => {
    const { user, calls } = await openCreation(name);
    await user.type(field(/Plaatsnaam/), 'Bergen op Zoom');
    expect(field(/Plaatsnaam/)).toHaveAccessibleDescription(/komt op \/energielabel-bergen-op-zoom\./);
    await user.click(button(submit));
    // It lies beyond the service area.
    expect(await screen.findByText(/Bergen op Zoom ligt ongeveer 106 km van Amersfoort\./)).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(button('Ja, pagina maken'));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith('/energielabel-bergen-op-zoom'));
    expect(calls).toHaveLength(1);
    const shared = { page_path: '/energielabel-bergen-op-zoom', published_at: null };
    expect(calls[0]?.body).toMatchObject([
      { ...shared, section_name: 'hero', title: 'Energielabel aanvragen in Bergen op Zoom' },
      { ...shared, section_name: 'intro' },
      { ...shared, section_name: 'benefits', content: landingPageTexts('Bergen op Zoom').benefits.content },
    ]);
    expect(toasts.success).toHaveBeenCalledWith('Landingspagina voor Bergen op Zoom succesvol aangemaakt', {
      description: creationTexts.concept,
    });
    await expectClosed(name);
    expect(screen.getByText(/^Landingspagina voor Bergen op Zoom.*Dit is een concept.*Publiceren/)).toBeVisible();
  });

  test('asks again for another place, and makes nothing when the answer is no', async () => {
    const { user, calls } = await openCreation(name);
    type(/Plaatsnaam/, 'Nergenshuizen');
    await user.click(button(submit));
    expect(await screen.findByText(/We weten niet waar Nergenshuizen ligt/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('Nee, terug'));
    expect(field(/Plaatsnaam/)).toHaveFocus();
    type(/Plaatsnaam/, 'Maastricht');
    await user.click(button(submit));
    expect(await screen.findByText(/Maastricht ligt ongeveer/)).toBeVisible();
    type(/Plaatsnaam/, 'Roermond');
    expect(screen.queryByText(/Maastricht ligt ongeveer/)).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('says so when the list of places does not come', async () => {
    vi.mocked(findPlace).mockRejectedValueOnce(new Error('offline'));
    const { user, calls } = await openCreation(name);
    type(/Plaatsnaam/, 'Zeist');
    await user.click(button(submit));
    await expectFailed('Kon landingspagina voor Zeist niet aanmaken', /Controleer je internetverbinding/);
    expect(field(/Plaatsnaam/)).toHaveValue('Zeist');
    await user.click(button(submit));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  test('asks for a place', async () => {
    const { user, calls } = await openCreation(name);
    await user.click(button(submit));
    expect(toasts.error).toHaveBeenCalledWith('Voer een plaatsnaam in');
    expect(field(/Plaatsnaam/)).toHaveAccessibleDescription(/Voer een plaatsnaam in/);
    expect(calls).toEqual([]);
  });

  test.each([
    ['Gouda', /Gouda heeft al een vaste pagina/],
    ['Soest', /Er is al een pagina op \/energielabel-soest/],
  ])('%s is refused without asking the database', async (place, reason) => {
    const { user, calls } = await openCreation(name);
    type(/Plaatsnaam/, place);
    await user.click(button(submit));
    await expectFailed(`Kon landingspagina voor ${place} niet aanmaken`, reason);
    expect(calls).toEqual([]);
  });

  test.each<[string, FakeAnswer, RegExp]>([
    ['a page that somebody else made meanwhile', duplicate, /Er is al een pagina op \/energielabel-zeist/],
    ['no response', 'network error', /De database geeft geen antwoord/],
  ])('%s: the input stays and the button works again', async (_, response, reason) => {
    const { user } = await openCreation(name, response, done);
    type(/Plaatsnaam/, 'Zeist');
    await user.click(button(submit));
    await expectFailed('Kon landingspagina voor Zeist niet aanmaken', reason);
    expect(field(/Plaatsnaam/)).toHaveValue('Zeist');
    await user.click(button(submit));
    await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  });
});
