// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { addressTexts } from '@/content/public/request/request-form-texts';
import { expectToast, lookUp, openForm, pass, stopClock } from '@/test/render/render-request-form';

beforeEach(() => {
  window.localStorage.clear();
  stopClock();
});

afterEach(() => {
  vi.useRealTimers();
});

function price() {
  return screen.getByRole('region', { name: /Uw prijs/ });
}

describe('the surface area', () => {
  test.each([
    ['3812 ZA', '1', '127 m²'],
    ['3812 ZB', '1', '85 m² (geschat)'],
    ['3812 ZC', '1', '85 m² (geschat)'],
    ['3812 ZC', '2', '85 m² (geschat)'],
    ['3812 ZD', '1', '85 m² (geschat)'],
    ['3812 ZD', '4', '131 m²'],
  ])('of %s %s is %s', async (postcode, number, area) => {
    const { user } = await openForm();
    await lookUp(user, postcode, number);
    expect(await screen.findByRole('region', { name: 'Adresgegevens' })).toHaveTextContent(area);
  });

  it('can be corrected with a decimal comma, which changes the price', async () => {
    const { user } = await openForm();
    await lookUp(user, '3811 AA', '12');
    await user.click(screen.getByRole('button', { name: 'Wijzigen' }));
    await user.clear(screen.getByLabelText('Oppervlakte in m²'));
    await user.type(screen.getByLabelText('Oppervlakte in m²'), '150,5');
    await user.click(screen.getByRole('button', { name: 'Toepassen' }));
    expect(price()).toHaveTextContent('€300');
    expect(screen.getByText('Oppervlakte bijgewerkt')).toBeVisible();
    expect(screen.getByText('Oppervlakte bijgewerkt naar 150,5m²')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wijzigen' })).toHaveFocus();
  });

  it('takes a corrected year of construction, and refuses what is none', async () => {
    const { user } = await openForm();
    await lookUp(user, '3811 AA', '12');
    await user.click(screen.getByRole('button', { name: 'Wijzigen' }));
    const year = screen.getByLabelText(/Bouwjaar/);
    expect(year).toHaveAccessibleDescription(addressTexts.year);
    await user.clear(year);
    await user.type(year, '62{Enter}');
    await pass(100);
    expect(year).toHaveAccessibleDescription(/Vul een jaartal in/);
    await user.type(year, '{Backspace}{Backspace}1931{Enter}');
    await pass(100);
    expect(screen.getByRole('region', { name: 'Adresgegevens' })).toHaveTextContent('bouwjaar 1931');
  });

  it('is not called updated when only something else was', async () => {
    const { user } = await openForm();
    await lookUp(user, '3811 AA', '12');
    await user.click(screen.getByRole('button', { name: 'Wijzigen' }));
    await user.type(screen.getByLabelText('Straat'), ' Zuid{Enter}');
    await pass(100);
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Langestraat Zuid 12');
    expect(screen.queryByText(/Oppervlakte bijgewerkt/)).not.toBeInTheDocument();
  });

  it('stands beside municipality and province, which can be typed too', async () => {
    const { user } = await openForm();
    await lookUp(user, '3811 AA', '12');
    const details = screen.getByRole('region', { name: 'Adresgegevens' });
    expect(details).toHaveTextContent('Gemeente Amersfoort');
    expect(details).not.toHaveTextContent('Onbekend');
    await user.click(screen.getByRole('button', { name: 'Wijzigen' }));
    expect(screen.getByLabelText('Provincie')).toHaveAccessibleDescription('Onbekend');
    await user.clear(screen.getByLabelText('Gemeente'));
    await user.type(screen.getByLabelText('Gemeente'), 'Leusden');
    await user.type(screen.getByLabelText('Provincie'), 'Utrecht');
    await user.click(screen.getByRole('button', { name: 'Toepassen' }));
    await pass(100);
    expect(screen.getByRole('region', { name: 'Adresgegevens' })).toHaveTextContent(
      /Gemeente Leusden · provincie Utrecht/,
    );
  });

  test.each(['0', '-5', 'abc', '', '2701'])('refuses "%s" and keeps it for correction', async (typed) => {
    const { user } = await openForm();
    await lookUp(user, '3811 AA', '12');
    await user.click(screen.getByRole('button', { name: 'Wijzigen' }));
    const field = screen.getByLabelText('Oppervlakte in m²');
    expect(field).toHaveAccessibleDescription(addressTexts.area);
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.type(field, '{Enter}');
    await expectToast('Voer een geldig oppervlakte in');
    expect(screen.getByRole('alert')).toHaveTextContent('Fout');
    expect(field).toHaveValue(typed);
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.getByText(/^118 m²/)).toBeVisible();
  });

  it('is no longer corrected once the addition makes it another address', async () => {
    const { user } = await openForm();
    await lookUp(user, '3811 AA', '12');
    await user.click(screen.getByRole('button', { name: 'Wijzigen' }));
    expect(screen.getByRole('region', { name: 'Adresgegevens wijzigen' })).toBeVisible();
    await user.type(screen.getByLabelText('Toevoeging'), 'a');
    expect(screen.queryByRole('region', { name: 'Adresgegevens wijzigen' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Adresgegevens' })).toHaveTextContent('64 m²');
  });

  it('can be typed without any address', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Oppervlakte invullen' }));
    await user.type(screen.getByLabelText('Oppervlakte in m²'), '211');
    await user.click(screen.getByRole('button', { name: 'Toepassen' }));
    expect(screen.getByText(/^211 m²/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Type woning'), 'Vrijstaande woning');
    expect(price()).toHaveTextContent('€380');
    await user.click(screen.getByLabelText(/Spoedservice/));
    expect(price()).toHaveTextContent('€475');
  });

  it('that was corrected survives a reload, and goes with the draft', async () => {
    const first = await openForm();
    await lookUp(first.user, '3811 AA', '12');
    await first.user.click(screen.getByRole('button', { name: 'Wijzigen' }));
    await first.user.clear(screen.getByLabelText('Oppervlakte in m²'));
    await first.user.type(screen.getByLabelText('Oppervlakte in m²'), '150,5{Enter}');
    await pass(100);
    first.view.unmount();

    const { user } = await openForm();
    expect(await screen.findByRole('region', { name: 'Adresgegevens' })).toHaveTextContent('150,5 m²');
    await user.click(screen.getByRole('button', { name: /^Formulier leegmaken/ }));
    await lookUp(user, '3811 AA', '12');
    expect(await screen.findByRole('region', { name: 'Adresgegevens' })).toHaveTextContent('118 m²');
  });
});
