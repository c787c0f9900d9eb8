// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { storeRequest } from '@/data/requests/outbox/store';
import { anchors } from '@/lib/paths';
import { readJsonItem, storageKeys } from '@/lib/browser/storage';
import { fillInPerson, openForm, pass, stopClock, submit } from '@/test/render/render-request-form';

// e2e and supabase/tests test the real one against the real database.
vi.mock('@/data/requests/outbox/store', () => ({ storeRequest: vi.fn() }));

beforeEach(() => {
  window.localStorage.clear();
  stopClock();
  vi.mocked(storeRequest).mockReset().mockResolvedValue();
});

afterEach(() => vi.useRealTimers());

function key() {
  return z.object({ identity: z.object({ key: z.string() }) }).parse(readJsonItem(storageKeys.draft)).identity.key;
}

describe('the draft', () => {
  it('survives a reload, can be thrown away, and is gone after sending', async () => {
    const first = await openForm();
    await fillInPerson(first.user);
    first.view.unmount();

    const second = await openForm();
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo de Vries');
    await second.user.click(screen.getByRole('button', { name: /^Formulier leegmaken/ }));
    expect(screen.getByLabelText('Naam')).toHaveValue('');
    expect(window.localStorage.getItem(storageKeys.draft)).toBeNull();

    await fillInPerson(second.user);
    await submit(second.user);
    expect(window.localStorage.getItem(storageKeys.draft)).toBeNull();
    await pass(5000);
    expect(window.localStorage.getItem(storageKeys.draft)).toBeNull();
  });

  it('of another tab stays when this one is sent', async () => {
    const { user } = await openForm();
    await fillInPerson(user);
    const ours = z.looseObject({ fields: z.looseObject({}) }).parse(readJsonItem(storageKeys.draft));
    const theirs = JSON.stringify({ ...ours, fields: { ...ours.fields, message: 'Uit een ander tabblad' } });
    window.localStorage.setItem(storageKeys.draft, theirs);
    vi.mocked(storeRequest).mockImplementationOnce(() => {
      window.localStorage.setItem(storageKeys.draft, theirs);
      return Promise.resolve();
    });
    await submit(user);
    expect(window.localStorage.getItem(storageKeys.draft)).toBe(theirs);
  });

  it('keeps its key when another tab throws it away, so that the same content stays one request', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Naam'), 'Jo');
    const before = key();
    window.localStorage.removeItem(storageKeys.draft);
    await user.type(screen.getByLabelText('Naam'), ' de Vries');
    expect(key()).toBe(before);
  });

  it('does not begin with what the page filled in itself', async () => {
    await openForm({ city: 'Gouda' });
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('Aanvraag energielabel in Gouda');
    expect(screen.queryByRole('button', { name: /^Formulier leegmaken/ })).not.toBeInTheDocument();
  });
});

describe('what was typed before the form lived', () => {
  it('stands in it, and gives way to what is typed after', async () => {
    const before = document.createElement('form');
    before.id = anchors.contactForm;
    before.innerHTML =
      '<input name="name" value="Jo"><input type="checkbox" name="rushService" checked>' +
      '<select name="propertyType"><option>Tussenwoning</option></select>' +
      '<input type="hidden" name="_redirect" value="https://woninglabel.example/bedankt">';
    document.body.prepend(before);
    const { user } = await openForm();
    before.remove();
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo');
    expect(screen.getByLabelText(/^Spoedservice/)).toBeChecked();
    expect(screen.getByLabelText('Type woning')).toHaveValue('Tussenwoning');
    await user.type(screen.getByLabelText('Naam'), ' de Vries');
    await user.type(screen.getByLabelText('E-mailadres'), 'jo@example.org');
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo de Vries');
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('jo@example.org');
  });
});

describe('what the page filled in before the form lived', () => {
  it('gives way to the message of the draft', async () => {
    const { user, view } = await openForm({ city: 'Gouda' });
    await user.clear(screen.getByLabelText(/Bericht/));
    await user.type(screen.getByLabelText(/Bericht/), 'Bel mij');
    view.unmount();
    const before = document.createElement('form');
    before.id = anchors.contactForm;
    before.innerHTML = '<textarea name="message">Aanvraag energielabel in Gouda</textarea>';
    document.body.prepend(before);
    await openForm({ city: 'Gouda' });
    before.remove();
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('Bel mij');
  });
});

describe('a draft of another page', () => {
  it('does not bring the text that the other page filled in', async () => {
    const { user, view } = await openForm({ city: 'Utrecht' });
    await fillInPerson(user);
    view.unmount();
    await openForm({ city: 'Gouda' });
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo de Vries');
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('Aanvraag energielabel in Gouda');
  });

  it('finds its address again without announcing that', async () => {
    const { user, view } = await openForm();
    await user.type(screen.getByLabelText('Postcode'), '3811aa');
    await user.type(screen.getByLabelText('Huisnummer'), '12a');
    await pass(600);
    expect(screen.getByText('Adres gevonden')).toBeVisible();
    view.unmount();
    const second = await openForm();
    await pass(600);
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Langestraat 12A, 3811 AA Amersfoort');
    // Nor when the visitor tabs through a field without typing.
    await second.user.click(screen.getByLabelText('Postcode'));
    await second.user.tab();
    expect(screen.queryByText('Adres gevonden')).not.toBeInTheDocument();
  });
});
