// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { button, fields, openDialog, outcomes, stored, toasts, update } from '@/test/render/request-dialog';

/** The value beside a label in the lists. */
function shown(label: string) {
  return within(screen.getByRole('dialog')).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd');
}

describe('what the home owner sent', () => {
  it('is listed in sections', () => {
    openDialog({
      message: 'Graag in de ochtend.',
      rush_service: true,
      surface_area: 150.5,
      price: 395,
      calculated_price: 395,
      phone: '+31 (0)85 000 0000',
      house_number_addition: 'A',
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Bericht',
      'Klantgegevens',
      'Wie er thuis is',
      'Wie betaalt',
      'Woninggegevens',
      'Beheer aanvraag',
      'Energielabel (pdf)',
    ]);
    const texts = [
      'Naam',
      'Email',
      'Telefoon',
      'Aanvraagdatum',
      'Adres',
      'Postcode',
      'Huisnummer',
      'Type woning',
      'Oppervlakte',
      'Spoed',
      'Prijs',
    ];
    expect(texts.map((label) => shown(label)?.textContent)).toEqual([
      'Jo de Vries',
      'jo@example.org',
      '+31 (0)85 000 0000',
      '21-11-2026 09:05',
      'Voorbeeldstraat 12, Amersfoort',
      '3811AA',
      '12 A',
      'Tussenwoning',
      '150,5 m²',
      'Ja',
      '€395',
    ]);
    expect(screen.getByRole('link', { name: 'jo@example.org' })).toHaveAttribute('href', 'mailto:jo@example.org');
    expect(screen.getByRole('link', { name: '+31 (0)85 000 0000' })).toHaveAttribute('href', 'tel:+31850000000');
    expect(screen.getByLabelText('Type aanvraag')).toHaveValue('Spoed');
    expect(screen.getByLabelText('Type aanvraag')).toHaveAttribute('readonly');
    expect(fields.notes()).toHaveAttribute('rows', '4');
    expect(screen.getByRole('dialog', { name: 'Aanvraagdetails Jo de Vries' })).toHaveAccessibleDescription(
      'Referentie 5F0C9A3E, mail verzonden',
    );
  });

  it('has a dash for what is empty, and no empty message', () => {
    openDialog({ phone: null, address: null, postcode: null, surface_area: null, price: null, calculated_price: null });
    const texts = ['Telefoon', 'Adres', 'Postcode', 'Oppervlakte', 'Prijs', 'Spoed'];
    expect(texts.map((label) => shown(label)?.textContent)).toEqual(['-', '-', '-', '-', '-', 'Nee']);
    expect(screen.queryByText('Bericht')).toBeNull();
    expect(screen.getByLabelText('Type aanvraag')).toHaveValue('Regulier');
  });

  it('tells of a mail that was not sent', () => {
    openDialog({ relay_status: 'failed' });
    expect(screen.getByText(/Neem zelf contact op/)).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Referentie 5F0C9A3E, mail niet verzonden');
  });
});

describe('the status', () => {
  it('is chosen in the order in which a request goes through them', () => {
    openDialog();
    const options = within(fields.status()).getAllByRole('option');
    const names = ['Nieuw', 'Contact gelegd', 'Ingepland', 'Afgerond', 'Geannuleerd'];
    expect(options.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('becomes Ingepland once date and time are both filled in', () => {
    openDialog({ status: 'contacted' });
    fireEvent.change(fields.date(), { target: { value: '2026-12-05' } });
    expect(fields.status()).toHaveDisplayValue('Contact gelegd');
    fireEvent.change(fields.time(), { target: { value: '09:30' } });
    expect(fields.status()).toHaveDisplayValue('Ingepland');
  });

  it('that is chosen after that stands, also when date or time is edited again', async () => {
    const { user } = openDialog({ status: 'scheduled', appointment_date: '2026-12-05', appointment_time: '09:30:00' });
    await user.selectOptions(fields.status(), 'Afgerond');
    await user.type(fields.notes(), 'Klaar');
    expect(fields.status()).toHaveDisplayValue('Afgerond');
    fireEvent.change(fields.time(), { target: { value: '10:00' } });
    expect(fields.status()).toHaveDisplayValue('Afgerond');
  });

  it('that is not known shows as Nieuw and is kept until it is changed', async () => {
    const { user, calls } = openDialog(
      { status: 'on_hold' },
      { [update]: () => stored({ status: 'on_hold', notes: 'Belt' }) },
    );
    expect(fields.status()).toHaveDisplayValue('Nieuw');
    await user.type(fields.notes(), 'Belt');
    await user.click(button('Opslaan'));
    await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalled());
    expect(calls[0]?.body).toEqual({ notes: 'Belt' });
  });

  test.each([
    ['', '', 'Datum afspraak'],
    ['2026-12-05', '', 'Tijd afspraak'],
    ['', '09:30', 'Datum afspraak'],
  ])('Ingepland with date "%s" and time "%s" is not saved', async (typedDate, typedTime, missing) => {
    const { user, calls } = openDialog();
    fireEvent.change(fields.date(), { target: { value: typedDate } });
    fireEvent.change(fields.time(), { target: { value: typedTime } });
    await user.selectOptions(fields.status(), 'Ingepland');
    await user.click(button('Opslaan'));
    expect(toasts.error).toHaveBeenCalledWith('Fout', { description: 'Vul een datum en tijd in voor de afspraak' });
    expect(screen.getByLabelText(missing)).toHaveFocus();
    expect(screen.getByLabelText(missing)).toBeInvalid();
    expect(calls).toEqual([]);
    expect(outcomes.onClose).not.toHaveBeenCalled();
  });
});

describe('closing', () => {
  it('closes at once when nothing changed', async () => {
    const { user } = openDialog();
    await user.click(button('Sluiten'));
    expect(outcomes.onClose).toHaveBeenCalledTimes(1);
  });

  it('by Escape asks first when something was typed', async () => {
    const { user } = openDialog();
    await user.type(fields.notes(), 'Belt');
    await user.keyboard('{Escape}');
    expect(outcomes.onClose).not.toHaveBeenCalled();
    await user.click(button('Verder bewerken'));
    expect(fields.notes()).toHaveValue('Belt');
    expect(button('Sluiten')).toHaveFocus();
    await user.click(button('Sluiten'));
    await user.click(button('Ja, sluiten zonder opslaan'));
    expect(outcomes.onClose).toHaveBeenCalledTimes(1);
  });
});

test.each(['Control', 'Meta'])('%s+Enter saves, from a text of more lines too', async (key) => {
  const { user, calls } = openDialog({}, { [update]: () => stored({ notes: 'Belt' }) });
  await user.type(fields.notes(), 'Belt');
  await user.keyboard(`{${key}>}{Enter}{/${key}}`);
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toEqual({ notes: 'Belt' });
});

test('a request of a caller without e-mail offers no mail, and can be corrected', async () => {
  const caller = { email: null, source: 'telephone', relay_status: null, postcode: null, house_number: null };
  const { user, calls } = openDialog(caller, { [update]: () => stored({ ...caller, name: 'Jo Vries' }) });
  expect(shown('Email')).toHaveTextContent('-');
  expect(screen.queryByRole('link', { name: /Mail/ })).toBeNull();
  await user.click(button('Corrigeren'));
  await user.clear(screen.getByLabelText(/^Naam/));
  await user.type(screen.getByLabelText(/^Naam/), 'Jo Vries');
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls.find(({ route }) => route === update)?.body).toEqual({ name: 'Jo Vries' });
});

test('who is at home is corrected by itself, and asks nothing of the payer and the customer', async () => {
  const broken = { name: 'www.winst.example', payer_kind: 'person', payer_name: 'Jo', payer_postcode: null };
  const { user, calls } = openDialog(broken, { [update]: () => stored({ ...broken, at_home_name: 'Hans' }) });
  await user.click(button('Wijzigen wie er thuis is'));
  expect(screen.queryByLabelText(/^Naam op de factuur/)).toBeNull();
  expect(screen.queryByLabelText('Naam')).toBeNull();
  await user.type(screen.getByLabelText(/^Naam van wie thuis is/), 'Hans');
  await user.type(screen.getByLabelText(/^Telefoonnummer van wie thuis is/), '06 12345678');
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls.find(({ route }) => route === update)?.body).toEqual({
    at_home_name: 'Hans',
    at_home_phone: '06 12345678',
  });
});

test('not changing who pays after all leaves a correction of the customer as it was typed', async () => {
  const { user, calls } = openDialog(
    {},
    {
      'GET /local/address-register/adressenuitgebreid': () => ({ status: 200, json: {} }),
      [update]: () => stored({ name: 'Jo Vries' }),
    },
  );
  await user.click(button('Corrigeren'));
  await user.clear(screen.getByLabelText(/^Naam/));
  await user.type(screen.getByLabelText(/^Naam/), 'Jo Vries');
  await user.click(button('Wijzigen wie betaalt'));
  await user.selectOptions(screen.getByLabelText(/^Factuur naar/), 'person');
  await user.type(screen.getByLabelText(/^Naam op de factuur/), 'Erven Vries');
  await user.click(button('Niet wijzigen wie betaalt'));
  await user.click(button('Opslaan'));
  await waitFor(() => expect(outcomes.onSaved).toHaveBeenCalledTimes(1));
  expect(calls.find(({ route }) => route === update)?.body).toEqual({ name: 'Jo Vries' });
});

test('deleting a request with an invoice that is not paid says so first', async () => {
  const { user } = openDialog(
    {},
    { 'POST /rest/v1/rpc/open_invoices': () => ({ status: 200, json: [{ number: '2026-0001', open: 28_500 }] }) },
  );
  await user.click(button('Verwijderen'));
  expect(await screen.findByText(/^Factuur 2026-0001 is nog niet betaald/)).toBeVisible();
});
