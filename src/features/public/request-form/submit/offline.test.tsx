// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeRequest } from '@/data/requests/outbox/store';
import { itemKeys, storageKeys } from '@/lib/browser/storage';
import { expectToast, fillInPerson, openForm, pass, stopClock, submit } from '@/test/render/render-request-form';

// e2e and supabase/tests test the real one against the real database.
vi.mock('@/data/requests/outbox/store', () => ({ storeRequest: vi.fn() }));

beforeEach(() => {
  window.localStorage.clear();
  stopClock();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window.navigator, 'locks');
});

/** A form that was sent without a connection, of which the browser knows or not. */
async function sendOffline({ isKnown }: { isKnown: boolean }) {
  const surroundings = await openForm();
  vi.mocked(storeRequest)
    .mockReset()
    .mockImplementation(() => (surroundings.connection.isCut ? Promise.reject(new Error('cut')) : Promise.resolve()));
  await fillInPerson(surroundings.user);
  surroundings.connection.cut({ isKnown });
  await submit(surroundings.user);
  return surroundings;
}

function offlineNotice() {
  return screen.queryByText(/^Er is geen verbinding. Uw aanvraag is nog niet verstuurd/);
}

function offeredIds(): Set<string> {
  return new Set(vi.mocked(storeRequest).mock.calls.map(([request]) => request.id));
}

describe('a request that is sent without a connection', () => {
  it('is told so, kept in the form and on the device', async () => {
    await sendOffline({ isKnown: true });
    expect(offlineNotice()).toBeVisible();
    await expectToast('Er is een fout opgetreden');
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo de Vries');
    expect(itemKeys(storageKeys.outbox)).toHaveLength(1);
  });

  it('is mailed and stored by itself when the browser is online again, once and under the same id', async () => {
    const { inbox, connection } = await sendOffline({ isKnown: true });
    connection.restore();
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeVisible();
    await expectToast('Aanvraag succesvol verzonden!');
    expect(inbox.messages).toHaveLength(1);
    expect(offeredIds().size).toBe(1);
    expect(storeRequest).toHaveBeenLastCalledWith(expect.anything(), 'sent');
    expect(itemKeys(storageKeys.outbox)).toEqual([]);
    await pass(400_000);
    expect(inbox.messages).toHaveLength(1);
  });

  it('is so too when the browser did not know that it was offline', async () => {
    const { inbox, connection } = await sendOffline({ isKnown: false });
    expect(offlineNotice()).toBeVisible();
    await pass(30_000);
    expect(inbox.messages).toEqual([]);
    connection.restore({ isSilent: true });
    await pass(11_000);
    expect(screen.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeVisible();
    expect(inbox.messages).toHaveLength(1);
  });

  it('waits on, without another message, when the connection is gone again', async () => {
    const { inbox, connection } = await sendOffline({ isKnown: true });
    await pass(10_000);
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect(offlineNotice()).toBeVisible();
    expect(screen.queryByText('Er is een fout opgetreden')).not.toBeInTheDocument();
    connection.restore();
    await pass(100);
    expect(inbox.messages).toHaveLength(1);
  });

  it('is the visitor’s again after a change, and both contents have an id of their own', async () => {
    const { user, inbox, connection } = await sendOffline({ isKnown: true });
    await user.type(screen.getByLabelText(/Telefoonnummer/), '0612345678');
    expect(offlineNotice()).not.toBeInTheDocument();
    expect(screen.getByText(/Druk nog een keer op Aanvraag versturen/)).toBeVisible();
    connection.restore();
    await pass(100);
    expect(inbox.messages).toEqual([]);
    await submit(user);
    expect(inbox.messages).toMatchObject([{ body: { phone: '0612345678' } }]);
    expect(offeredIds().size).toBe(2);
  });

  it('is not sent at all once the visitor stops it', async () => {
    const { user, inbox, connection } = await sendOffline({ isKnown: true });
    await user.click(screen.getByRole('button', { name: 'Niet vanzelf versturen' }));
    expect(itemKeys(storageKeys.outbox)).toEqual([]);
    vi.mocked(storeRequest).mockClear();
    connection.restore();
    await pass(400_000);
    expect(inbox.messages).toEqual([]);
    expect(storeRequest).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo de Vries');
  });

  it('is mailed once, and stored, where the browser refuses locks', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('no storage', 'SecurityError')));
    Object.assign(window.navigator, { locks: { request } });
    const { inbox, connection } = await sendOffline({ isKnown: false });
    connection.restore({ isSilent: true });
    await pass(11_000);
    expect(request).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeVisible();
    expect(inbox.messages).toHaveLength(1);
    expect(itemKeys(storageKeys.outbox)).toEqual([]);
  });

  it('is left alone when another tab has sent it', async () => {
    const { inbox, connection } = await sendOffline({ isKnown: true });
    window.localStorage.clear();
    connection.restore();
    await pass(100);
    expect(inbox.messages).toEqual([]);
    expect(screen.getByText(/in een ander tabblad verstuurd of gewist/)).toBeVisible();
  });
});

describe('a network that wants a login', () => {
  it('is named, and its page counts as no mail', async () => {
    vi.mocked(storeRequest).mockReset().mockRejectedValue(new Error('portal'));
    const { user, faults } = await openForm();
    await fillInPerson(user);
    faults.set('portal');
    await submit(user);
    expect(screen.getByText(/vraagt uw netwerk eerst om in te loggen/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Aanvraag verstuurd!' })).not.toBeInTheDocument();
  });
});
