// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestGuidance } from '@/content/public/request/request-form-texts';
import { DataError } from '@/data/errors';
import { storeRequest } from '@/data/requests/outbox/store';
import { itemKeys, storageKeys } from '@/lib/browser/storage';
import {
  expectToast,
  fillInPerson,
  lookUp,
  openForm,
  pass,
  stopClock,
  submit,
  typeAddress,
} from '@/test/render/render-request-form';

// e2e and supabase/tests test the real one against the real database.
vi.mock('@/data/requests/outbox/store', () => ({ storeRequest: vi.fn() }));

beforeEach(() => {
  window.localStorage.clear();
  stopClock();
  vi.mocked(storeRequest).mockReset().mockResolvedValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
});

function storedIds() {
  return vi.mocked(storeRequest).mock.calls.map(([request]) => request.id);
}

describe('sending a request', () => {
  it('needs name, e-mail and type of home, and says so in one place that takes the focus', async () => {
    const { user, calls } = await openForm();
    await submit(user);
    const summary = screen.getByRole('group', { name: 'Kijk deze velden nog na' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    // In the order of the page.
    const texts = ['Kies het type woning', 'Vul uw naam in', 'Vul uw e-mailadres in'];
    expect(links.map(({ textContent }) => textContent)).toEqual(texts);
    await user.click(screen.getByRole('link', { name: 'Vul uw naam in' }));
    expect(screen.getByLabelText('Naam')).toHaveFocus();
    expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Vul uw naam in');
    expect(screen.getByLabelText('Type woning')).toHaveAccessibleDescription('Kies het type woning');
    expect(calls).toEqual([]);
  });

  it('mails and stores it once, however often the button is pressed', async () => {
    const { user, inbox } = await openForm();
    await fillInPerson(user);
    await user.dblClick(screen.getByRole('button', { name: 'Aanvraag versturen' }));
    await pass(50);
    expect(inbox.messages).toHaveLength(1);
    expect(storedIds()).toHaveLength(1);
    await expectToast('Aanvraag succesvol verzonden!');
    const title = screen.getByRole('heading', { name: 'Aanvraag verstuurd!' });
    expect(title).toHaveFocus();
    // Stylesheets use this to hide the rest of the section, and in print the rest of the page.
    expect(title.closest('[data-sent]')).not.toBeNull();
    expect(screen.getByText(storedIds()[0]?.slice(0, 8).toUpperCase() ?? 'none')).toBeVisible();
  });

  it('leaves nothing in the removed fields, which Firefox would fill in again after a reload', async () => {
    const { user } = await openForm();
    await fillInPerson(user);
    const name = screen.getByLabelText('Naam');
    await submit(user);
    await pass(50);
    expect(name).not.toBeInTheDocument();
    expect(name).toHaveValue('');
  });

  it('says Verzenden... meanwhile, Verzonden for 3 s, and empties the form after 1 s', async () => {
    const { user } = await openForm({ slow: { text: 'form-relay', wait: 4000 } });
    await fillInPerson(user);
    await submit(user);
    expect(screen.getByRole('button', { name: 'Verzenden...' })).toHaveAttribute('aria-disabled', 'true');
    await pass(4000);
    await user.click(screen.getByRole('button', { name: 'Nieuwe aanvraag' }));
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo de Vries');
    await pass(1000);
    expect(screen.getByLabelText('Naam')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Verzonden' })).toBeVisible();
    await pass(2000);
    expect(screen.getByRole('button', { name: 'Aanvraag versturen' })).toBeVisible();
  });

  it('sends the address as found, with area, price and reference', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Postcode'), '3811aa');
    await user.type(screen.getByLabelText('Huisnummer'), '12a');
    await pass(600);
    await fillInPerson(user);
    await submit(user);
    expect(storeRequest).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        address: 'Langestraat 12A, 3811 AA Amersfoort',
        postcode: '3811AA',
        houseNumber: '12',
        houseNumberAddition: 'a',
        surfaceArea: 64,
        calculatedPrice: 285,
      }),
      'sent',
    );
  });

  it('is found again on this device instead of an empty form, and a new one is a press away', async () => {
    const { user, view } = await openForm();
    await fillInPerson(user);
    await submit(user);
    const number = storedIds()[0]?.slice(0, 8).toUpperCase() ?? 'none';
    view.unmount();
    const again = await openForm();
    expect(screen.getByRole('heading', { name: `Uw aanvraag ${number}` })).toBeVisible();
    const path = screen.getByRole('link', { name: 'Naar de pagina van uw aanvraag' }).getAttribute('href');
    expect(path).toMatch(/^\/mijn-aanvraag#[\w-]{22,}$/);
    expect(screen.queryByLabelText('Naam')).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Nieuwe aanvraag' }));
    expect(screen.getByLabelText('Postcode')).toHaveFocus();
    await again.user.type(screen.getByLabelText('Naam'), 'An');
    again.view.unmount();
    await openForm();
    expect(screen.getByLabelText('Naam')).toHaveValue('An');
  });

  it('succeeds when only the store is down, and offers the request again later', async () => {
    vi.mocked(storeRequest).mockRejectedValueOnce(new Error('down'));
    const { user } = await openForm();
    await fillInPerson(user);
    await submit(user);
    expect(screen.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeVisible();
    expect(screen.queryByText(/wacht hij ook nog op dit apparaat/)).not.toBeInTheDocument();
    expect(itemKeys(storageKeys.outbox)).toHaveLength(1);
    await pass(5000);
    expect(new Set(storedIds()).size).toBe(1);
    expect(itemKeys(storageKeys.outbox)).toEqual([]);
  });

  it('says that a mailed request also waits on the device, when the database takes no more of them', async () => {
    vi.mocked(storeRequest).mockRejectedValueOnce(new DataError('rate-limited', 'too many'));
    const { user } = await openForm();
    await fillInPerson(user);
    await submit(user);
    expect(screen.getByRole('heading', { name: 'Aanvraag verstuurd!' })).toBeVisible();
    expect(screen.getByText(/^Uw aanvraag is naar ons gemaild\..* wacht hij ook nog op dit apparaat/)).toBeVisible();
  });
});

describe('a relay that fails', () => {
  it('is told to the visitor, who keeps the form; the request is stored as such', async () => {
    const { user, faults } = await openForm();
    await fillInPerson(user);
    faults.set('status 500');
    await submit(user);
    await expectToast('Er is een fout opgetreden');
    await expectToast(/Probeer het later nog eens of neem telefonisch contact met ons op/);
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo de Vries');
    expect(screen.getByRole('button', { name: 'Opnieuw versturen' })).toHaveAttribute('aria-disabled', 'false');
    expect(vi.mocked(storeRequest).mock.calls[0]?.[1]).toBe('failed');
  });

  it('is told with the number of what is stored all the same, and longer than the message', async () => {
    const { user, faults } = await openForm();
    await fillInPerson(user);
    faults.set('status 500');
    await submit(user);
    await pass(6000);
    const notice = screen.getByText(/is niet verstuurd, maar uw aanvraag is wel bij ons opgeslagen/);
    expect(notice).toHaveTextContent(`onder nummer ${storedIds()[0]?.slice(0, 8).toUpperCase() ?? 'none'}.`);
    expect(notice).toHaveTextContent('wij bellen of mailen u binnen 1 werkdag.');
    expect(screen.queryByText(/Uw aanvraag is nog niet verstuurd/)).not.toBeInTheDocument();
  });

  it('leaves the loud button to who still has to send something', async () => {
    const { user, faults } = await openForm();
    await fillInPerson(user);
    const loud = screen.getByRole('button', { name: 'Aanvraag versturen' }).className;
    faults.set('status 500');
    await submit(user);
    expect(screen.getByRole('button', { name: 'Opnieuw versturen' }).className).not.toBe(loud);
    await user.type(screen.getByLabelText(/^Bericht/), 'Graag bellen.');
    expect(screen.getByRole('button', { name: 'Aanvraag versturen' }).className).toBe(loud);
  });

  it('is no longer told as not sent once the database has it after all', async () => {
    vi.mocked(storeRequest).mockRejectedValueOnce(new DataError('rate-limited', 'too many'));
    const { user, faults } = await openForm();
    await fillInPerson(user);
    await user.click(screen.getByLabelText(/^Spoedservice/));
    faults.set('status 500');
    await submit(user);
    expect(screen.getByText(/^Uw aanvraag is nog niet verstuurd/)).toBeVisible();
    expect(screen.getByText(/Uw aanvraag wacht op dit apparaat/)).toBeVisible();
    await pass(5000);
    expect(
      screen.getByText(/maar uw aanvraag is wel bij ons opgeslagen.* wij bellen of mailen u met voorrang/),
    ).toBeVisible();
    expect(screen.queryByText(/nog niet verstuurd|wacht op dit apparaat/)).not.toBeInTheDocument();
  });

  it('may be tried again as the same request', async () => {
    const { user, faults } = await openForm();
    await fillInPerson(user);
    faults.set('status 429');
    await submit(user);
    faults.set('none');
    await submit(user);
    expect(storedIds()).toHaveLength(2);
    expect(new Set(storedIds()).size).toBe(1);
  });

  it('makes a corrected request a new one, because the stored one cannot be changed', async () => {
    const { user, faults } = await openForm();
    await fillInPerson(user);
    faults.set('HTML page');
    await submit(user);
    await user.type(screen.getByLabelText(/Telefoonnummer/), '0612345678');
    faults.set('none');
    await submit(user);
    expect(new Set(storedIds()).size).toBe(2);
  });

  it('replaces what still waits on the device by the corrected request', async () => {
    vi.mocked(storeRequest).mockRejectedValueOnce(new Error('down'));
    const { user, faults } = await openForm();
    await fillInPerson(user);
    faults.set('status 500');
    await submit(user);
    await user.type(screen.getByLabelText(/Telefoonnummer/), '0612345678');
    faults.set('none');
    await submit(user);
    await pass(5000);
    expect(new Set(storedIds()).size).toBe(2);
    expect(storeRequest).toHaveBeenCalledTimes(2);
    expect(itemKeys(storageKeys.outbox)).toEqual([]);
  });
});

describe('the rush service', () => {
  const free = { by: '2026-11-30T07:00:00Z', first_free: null };

  it('is asked of the database once there is a price, and says by when the label is there', async () => {
    vi.setSystemTime('2026-11-28T14:00:00Z');
    const { user, calls } = await openForm({ rushOffer: free });
    const rush = screen.getByLabelText(/^Spoedservice/);
    expect(rush).toHaveAccessibleDescription(`${requestGuidance.rush} ${requestGuidance.chooseRush}`);
    await user.click(rush);
    await pass(100);
    expect(rush).toHaveAccessibleDescription(requestGuidance.rush);
    expect(calls).toEqual([]);
    await typeAddress(user, '3811AA', '12');
    await pass(2000);
    expect(calls.filter((url) => url.includes('rush_offer'))).toHaveLength(1);
    expect(rush).toHaveAccessibleDescription(
      // In place of the explanation: the box keeps about its size.
      /^Vraagt u nu aan, dan hebt u uw label uiterlijk op maandag 30\snovember om 8\.00\suur\. Lukt dat niet, dan vervalt de toeslag van €95\.$/,
    );
  });

  it.each([
    [
      '2026-12-02T09:00:00Z',
      /^Er is nu geen moment vrij .* het eerste vrije moment woensdag 2\sdecember om 10\.00\suur\./,
    ],
    [null, /^Er is nu geen moment vrij waarmee uw label binnen 24\suur, op werkdagen, klaar is\. Toch spoed\?/],
  ])(
    'names no deadline that no moment can keep, and how to ask for it all the same (first free: %s)',
    async (first_free, text) => {
      const { user } = await openForm({ rushOffer: { by: null, first_free } });
      await user.click(screen.getByLabelText(/^Spoedservice/));
      await typeAddress(user, '3811AA', '12');
      await pass(2000);
      const rush = screen.getByLabelText(/^Spoedservice/);
      expect(rush).toHaveAccessibleDescription(text);
      expect(rush).toHaveAccessibleDescription(/Laat dit vakje aan, dan bellen of mailen wij u met voorrang/);
      expect(rush).not.toHaveAccessibleDescription(/uiterlijk/);
    },
  );

  it.each([null, 'broken'])('names no deadline where the database answers %j', async (rushOffer) => {
    const { user } = await openForm({ rushOffer });
    await user.click(screen.getByLabelText(/^Spoedservice/));
    await typeAddress(user, '3811AA', '12');
    await pass(2000);
    expect(screen.getByLabelText(/^Spoedservice/)).toHaveAccessibleDescription(requestGuidance.rush);
  });

  it('says before sending that it is no sooner than the usual way, where rush is rarely taken up', async () => {
    vi.setSystemTime('2026-11-27T14:00:00Z');
    const { user } = await openForm({ rushOffer: { ...free, by: '2026-12-09T11:00:00Z' } });
    await user.click(screen.getByLabelText(/^Spoedservice/));
    await typeAddress(user, '3811AA', '12');
    await pass(2000);
    expect(screen.getByLabelText(/^Spoedservice/)).toHaveAccessibleDescription(
      /uiterlijk op woensdag 9\sdecember om 12\.00\suur\..* Let op: dat is niet sneller dan zonder spoed\./,
    );
  });
});

describe('the line under the button', () => {
  it('links the terms and the privacy policy, and says until when nothing binds', async () => {
    await openForm();
    const terms = screen.getByRole('link', { name: 'algemene voorwaarden' });
    expect(terms).toHaveAttribute('href', '/algemene-voorwaarden');
    expect(terms.closest('p')).toHaveTextContent(
      /^Aanvragen is vrijblijvend, tot u een moment voor de opname vastlegt of met ons afspreekt\./,
    );
    expect(screen.getByRole('link', { name: 'privacybeleid' })).toHaveAttribute('href', '/privacy-beleid');
  });
});

describe('a phone number', () => {
  it('that looks wrong is doubted in its hint, and never refused', async () => {
    const { user, inbox } = await openForm();
    const phone = screen.getByLabelText(/Telefoonnummer/);
    expect(phone).toHaveAccessibleDescription(requestGuidance.phone);
    await user.type(phone, '06 1234');
    expect(phone).toHaveAccessibleDescription(requestGuidance.phoneDoubtful);
    await fillInPerson(user);
    await submit(user);
    expect(inbox.messages).toMatchObject([{ body: { phone: '06 1234' } }]);
  });
});

describe('the message of a city page', () => {
  it('follows the address that is found', async () => {
    const { user, view } = await openForm({ city: 'Gouda' });
    await lookUp(user, '3811 AA', '12');
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('Aanvraag energielabel in Amersfoort');
    await user.type(screen.getByLabelText('Naam'), 'Jo');
    view.unmount();
    const again = await openForm({ city: 'Utrecht' });
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('Aanvraag energielabel in Amersfoort');
    await again.user.clear(screen.getByLabelText('Postcode'));
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('Aanvraag energielabel in Utrecht');
  });

  it('stays as the visitor wrote it', async () => {
    const { user } = await openForm({ city: 'Gouda' });
    await user.type(screen.getByLabelText(/Bericht/), 'Graag snel');
    await lookUp(user, '3811 AA', '12');
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('Aanvraag energielabel in Gouda\nGraag snel');
  });

  it('stays as it was for who only looks at it', async () => {
    const { user } = await openForm({ city: 'Gouda' });
    await user.click(screen.getByLabelText(/Bericht/));
    await user.tab();
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('Aanvraag energielabel in Gouda');
  });

  it('is empty on a page without a city', async () => {
    const { user } = await openForm();
    await lookUp(user, '3811 AA', '12');
    expect(screen.getByLabelText(/Bericht/)).toHaveValue('');
  });
});

describe('an e-mail address that looks mistyped', () => {
  it('is asked about once the field is left, and corrected by a press', async () => {
    const { user } = await openForm();
    const email = screen.getByLabelText('E-mailadres');
    await user.type(email, 'jo@gmail.con');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Bedoelt u jo@gmail.com?' }));
    expect(email).toHaveValue('jo@gmail.com');
    expect(email).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Bedoelt u/ })).toBeNull();
  });
});

describe('an address from a price form that could not check it', () => {
  it('is checked here', async () => {
    window.history.replaceState(null, '', '/?postcode=12&houseNumber=x');
    await openForm();
    expect(screen.getByLabelText('Postcode')).toHaveValue('12');
    expect(screen.getByLabelText('Postcode')).toBeInvalid();
    expect(screen.getByLabelText('Huisnummer')).toBeInvalid();
  });
});

describe('a sender that looks like a program', () => {
  it('has to press once more when it is faster than a person, counted from when the form was shown', async () => {
    await pass(60_000);
    const { user, inbox } = await openForm({ shownFor: 1000 });
    await fillInPerson(user);
    await submit(user);
    expect(screen.getByRole('alert')).toHaveTextContent('heel snel');
    expect(inbox.messages).toEqual([]);
    await pass(1000);
    await submit(user);
    expect(inbox.messages).toHaveLength(1);
  });

  it('has to press once more, and nothing typed is lost', async () => {
    const { user, inbox } = await openForm();
    await fillInPerson(user);
    const trap = document.querySelector<HTMLInputElement>('#request-check');
    if (trap) trap.value = 'https://spam.example';
    await submit(user);
    expect(screen.getByRole('alert')).toHaveTextContent('mens');
    expect(inbox.messages).toEqual([]);
    await submit(user);
    expect(inbox.messages).toHaveLength(1);
  });
});
