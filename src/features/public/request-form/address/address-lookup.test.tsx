// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { lookUp, openForm, pass, stopClock, typeAddress } from '@/test/render/render-request-form';

beforeEach(() => {
  window.localStorage.clear();
  stopClock();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The status text of the lookup. */
function status() {
  const [first] = screen.getAllByRole('status');
  return first;
}

function price() {
  return screen.getByRole('region', { name: /Uw prijs/ });
}

describe('looking up an address', () => {
  it('starts 500 ms after the last change of postcode or number, once', async () => {
    const { user, calls } = await openForm();
    await typeAddress(user, '3818eb', '21');
    await pass(499);
    expect(calls).toEqual([]);
    await user.type(screen.getByLabelText('Huisnummer'), '0');
    await pass(499);
    expect(calls).toEqual([]);
    await pass(2);
    expect(calls).toEqual(['/local/address-register/adressenuitgebreid?postcode=3818EB&huisnummer=210&pageSize=100']);
  });

  it('does not start for five characters or without a number', async () => {
    const { user, calls } = await openForm();
    await lookUp(user, '3818e', '210');
    await user.clear(screen.getByLabelText('Huisnummer'));
    await user.type(screen.getByLabelText('Postcode'), 'b');
    await pass(2000);
    expect(calls).toEqual([]);
  });

  it('fills in the address, its details and the price, and tells so', async () => {
    const { user } = await openForm();
    await lookUp(user, '3818 EB', '210');
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Utrechtseweg 210, 3818 EB Amersfoort');
    const details = screen.getByRole('region', { name: 'Adresgegevens' });
    expect(details).toHaveTextContent('286 m²');
    expect(within(price()).getByText('Uw prijs (indicatie)')).toBeVisible();
    expect(price()).toHaveTextContent('€495');
    expect(screen.getByText('Adres gevonden')).toBeVisible();
    expect(screen.getByText('Adres succesvol gevonden!')).toBeVisible();
    expect(screen.getByText('Adres succesvol gevonden!')).not.toHaveClass('sr-only');
  });

  it('tells so of an address that is typed again, and not of the one of a restored draft', async () => {
    const first = await openForm();
    await lookUp(first.user, '3818 EB', '210');
    first.view.unmount();
    const { user } = await openForm();
    await pass(1000);
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Utrechtseweg 210, 3818 EB Amersfoort');
    expect(screen.queryByText('Adres succesvol gevonden!')).toBeNull();
    await user.clear(screen.getByLabelText('Huisnummer'));
    await user.type(screen.getByLabelText('Huisnummer'), '210');
    await pass(1000);
    expect(screen.getByText('Adres succesvol gevonden!')).toBeVisible();
  });

  it('does not wait for an address that was found before', async () => {
    const { user, calls } = await openForm();
    await lookUp(user, '3818 EB', '210');
    await lookUp(user, '3811 AA', '12');
    await typeAddress(user, '3818 EB', '210');
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Utrechtseweg 210, 3818 EB Amersfoort');
    expect(calls).toHaveLength(2);
  });

  it('drops a found address as soon as the number changes', async () => {
    const { user } = await openForm();
    await lookUp(user, '3818 EB', '210');
    await user.type(screen.getByLabelText('Huisnummer'), '9');
    expect(screen.queryByText(/286 m²/)).not.toBeInTheDocument();
    expect(price()).toHaveTextContent('Vanaf €285');
    await pass(600);
    expect(screen.getByText('Geen adres gevonden. Controleer de gegevens.')).toBeVisible();
    expect(screen.getByText('Vul de oppervlakte in, dan ziet u uw prijs.')).toBeVisible();
  });

  it('ignores the response to an older query', async () => {
    const { user, calls } = await openForm({ slow: { text: '3811AA', wait: 4000 } });
    await lookUp(user, '3811 AA', '12');
    expect(screen.getByText('Adres ophalen...')).toBeVisible();
    await lookUp(user, '3818 EB', '210');
    await pass(6000);
    // The aborted lookup is not taken for an outage, which would probe the site.
    expect(calls.map((call) => call.split('?')[0])).toEqual(
      Array(2).fill('/local/address-register/adressenuitgebreid'),
    );
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Utrechtseweg 210, 3818 EB Amersfoort');
  });

  it('offers a choice when an addition is missing, and takes the chosen one over', async () => {
    const { user, calls } = await openForm();
    await lookUp(user, '3551 CB', '340');
    const chooser = within(screen.getByRole('group', { name: 'Kies uw adres' }));
    await user.click(chooser.getByRole('button', { name: /340-B/ }));
    expect(screen.getByLabelText('Toevoeging')).toHaveValue('B');
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Amsterdamsestraatweg 340-B, 3551 CB Utrecht');
    expect(calls).toHaveLength(1);
  });

  it('follows the addition without another query', async () => {
    const { user, calls } = await openForm();
    await lookUp(user, '3811 AA', '12');
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Langestraat 12, 3811 AA Amersfoort');
    await user.type(screen.getByLabelText('Toevoeging'), 'a');
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Langestraat 12A, 3811 AA Amersfoort');
    expect(calls).toHaveLength(1);
  });

  it('lets the visitor choose between two addresses that are written the same', async () => {
    const { user } = await openForm();
    await lookUp(user, '7411 CC', '36');
    const [, second] = within(screen.getByRole('group', { name: 'Kies uw adres' })).getAllByRole('button');
    if (!second) throw new Error('one choice only');
    await user.click(second);
    expect(screen.getByLabelText('Adres')).toHaveTextContent('7411 CC');
    expect(status()).toHaveFocus();
    expect(status()).toHaveAccessibleName(/^Adres gevonden\s*Adres succesvol gevonden!$/);
  });

  it('names the only address at a number and takes it once the visitor says that it is right', async () => {
    const { user } = await openForm();
    await lookUp(user, '1082 GB', '43');
    expect(status()).toHaveTextContent('Gevonden: Overvoorde 43-2, 1082 GB Amsterdam. Is dat het juiste adres?');
    expect(screen.queryByLabelText('Adres')).not.toBeInTheDocument();
    expect(price()).toHaveTextContent('Vanaf €285');
    await user.click(screen.getByRole('button', { name: 'Nee, ander huisnummer' }));
    const number = screen.getByLabelText<HTMLInputElement>('Huisnummer');
    expect(number).toHaveFocus();
    expect([number.selectionStart, number.selectionEnd]).toEqual([0, 2]);
    await user.click(screen.getByRole('button', { name: 'Ja, dit adres' }));
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Overvoorde 43-2, 1082 GB Amsterdam');
    expect(screen.getByLabelText('Toevoeging')).toHaveValue('2');
    expect(status()).toHaveFocus();
  });

  it('asks for what is missing beside it, once the visitor goes on without it', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Postcode'), '3811aa');
    await user.tab();
    const number = screen.getByLabelText('Huisnummer');
    expect(number).toBeValid();
    await user.click(screen.getByLabelText('Naam'));
    expect(number).toBeInvalid();
    expect(number).toHaveAccessibleDescription('Vul een huisnummer in zoals 12 of 12A');
    expect(screen.getByLabelText('Postcode')).toBeValid();
    await user.type(number, '1');
    expect(number).toBeValid();
  });

  it('says what is wrong beside it, before the register is asked', async () => {
    const { user, calls } = await openForm();
    const [postcode, number] = [screen.getByLabelText('Postcode'), screen.getByLabelText('Huisnummer')];
    await user.type(postcode, '12');
    expect(postcode).toBeValid();
    await user.tab();
    expect(postcode).toHaveAccessibleDescription('Vul de postcode in zoals 1234 AB');
    await user.type(number, 'x');
    await user.tab();
    expect(postcode).toBeInvalid();
    expect(number).toBeValid();
    await user.clear(postcode);
    await user.type(postcode, '3811aa');
    expect(postcode).toBeValid();
    expect(number).toHaveAccessibleDescription('Vul het huisnummer in zoals 12 of 12A');
    await pass(2000);
    expect(calls).toEqual([]);
    expect(screen.queryByText('Adres ophalen...')).not.toBeInTheDocument();
  });

  it('leaves an address out that was never begun', async () => {
    const { user } = await openForm();
    await user.click(screen.getByLabelText('Postcode'));
    await user.click(screen.getByLabelText('Naam'));
    expect(screen.getByLabelText('Postcode')).toBeValid();
  });

  it('keeps the address by hand folded until the register finds none', async () => {
    const { user } = await openForm();
    expect(screen.getByLabelText(/^Adres \(/)).not.toBeVisible();
    await lookUp(user, '9999 ZZ', '99');
    expect(screen.getByLabelText(/^Adres \(/)).toBeVisible();
  });

  it('can be tried again after the register failed', async () => {
    const { user, calls } = await openForm();
    await lookUp(user, '9999 AA', '1');
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await pass(100);
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['9999 ZZ', '99', /^Geen adres gevonden. Controleer de gegevens.$/],
    ['9999 AA', '1', /^Kon het adres niet vinden. Controleer de gegevens./],
    ['9999 AB', '1', /^Kon het adres niet vinden/],
    ['9999 AC', '1', /^Kon het adres niet vinden/],
    ['9999 AD', '1', /^Kon het adres niet vinden/],
    ['9999 AE', '1', /^Waarschijnlijk vraagt dit netwerk eerst om in te loggen/],
    ['9999 AJ', '1', /^Kon het adres niet vinden/],
  ])('says of %s %s: %s, and leaves the address to the visitor', async (postcode, number, sentence) => {
    const { user } = await openForm();
    await lookUp(user, postcode, number);
    expect(screen.getByText(sentence)).toBeVisible();
    await user.type(screen.getByLabelText(/^Adres \(/), 'Voorbeeldstraat 1, Soest');
    expect(screen.getByLabelText(/^Adres \(/)).toHaveValue('Voorbeeldstraat 1, Soest');
  });
});

describe('without a connection', () => {
  it('says so, and looks the address up by itself when the browser is online again', async () => {
    const { user, connection } = await openForm();
    connection.cut({ isKnown: true });
    await lookUp(user, '3818 EB', '210');
    expect(status()).toHaveTextContent('Er is geen verbinding.');
    expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    connection.restore();
    await pass(100);
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Utrechtseweg 210, 3818 EB Amersfoort');
  });

  it('does so too when the browser does not know', async () => {
    const { user, connection } = await openForm();
    connection.cut({ isKnown: false });
    await lookUp(user, '3818 EB', '210');
    expect(status()).toHaveTextContent('Er is geen verbinding.');
    connection.restore({ isSilent: true });
    await pass(11_000);
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Utrechtseweg 210, 3818 EB Amersfoort');
  });

  it('asks again when another network comes in the place of one that wants a login', async () => {
    const { user, calls } = await openForm();
    await lookUp(user, '9999 AE', '1');
    expect(calls).toHaveLength(1);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect(calls).toHaveLength(2);
  });

  it('asks once when the visitor asks too', async () => {
    const { user, calls, connection } = await openForm();
    connection.cut({ isKnown: true });
    await lookUp(user, '3818 EB', '210');
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    connection.restore();
    await pass(20_000);
    expect(calls.slice(before).filter((url) => url.includes('adressenuitgebreid')).length).toBeLessThanOrEqual(2);
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Utrechtseweg 210, 3818 EB Amersfoort');
  });
});

describe('what the visitor should know about an address', () => {
  test.each([
    ['3812 ZE', '1', /standplaats/],
    ['1013 ZZ', '7', /ligplaats/],
    ['3812 ZG', '1', /geen woonfunctie/],
    ['3812 ZH', '1', /onderzocht/],
    ['6211 PE', '84', /meer dan \d+ km/],
  ])('is said of %s %s: %s', async (postcode, number, sentence) => {
    const { user } = await openForm();
    await lookUp(user, postcode, number);
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('is nothing for an ordinary home', async () => {
    const { user } = await openForm();
    await lookUp(user, '3812 ZG', '2');
    expect(screen.queryByText(/woonfunctie|standplaats|80 km/)).not.toBeInTheDocument();
  });
});
