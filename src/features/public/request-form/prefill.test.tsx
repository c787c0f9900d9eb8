// @vitest-environment jsdom
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestGuidance } from '@/content/public/request/request-form-texts';
import { anchors } from '@/lib/paths';
import { openForm, pass, stopClock } from '@/test/render/render-request-form';
import { prefillRequest, usePrefill, type Prefill } from './prefill';

const home = {
  postcode: '3818 EB',
  houseNumber: '210',
  houseNumberAddition: 'B',
  propertyType: 'terraced',
  guessedType: 'terraced',
} satisfies Prefill;

beforeEach(() => window.localStorage.clear());

afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

function mountForm() {
  const receive = vi.fn<(prefill: Prefill) => void>();
  const { unmount } = renderHook(() => usePrefill(receive));
  return { receive, unmount };
}

describe('what is handed over', () => {
  test('reaches the form that is there at once, each time', () => {
    const { receive } = mountForm();
    expect(receive).not.toHaveBeenCalled();
    prefillRequest(home);
    prefillRequest({ ...home, houseNumber: '212' });
    expect(receive.mock.calls).toEqual([[home], [{ ...home, houseNumber: '212' }]]);
  });

  test('waits for a form that is still to come, and is given once', () => {
    prefillRequest(home);
    const first = mountForm();
    expect(first.receive.mock.calls).toEqual([[home]]);
    first.unmount();
    expect(mountForm().receive).not.toHaveBeenCalled();
  });

  test('waits again once the form is gone', () => {
    mountForm().unmount();
    prefillRequest(home);
    expect(mountForm().receive.mock.calls).toEqual([[home]]);
  });

  test('stands meanwhile in the form as HTML, in the words of its controls', () => {
    document.body.innerHTML = `<form id="${anchors.contactForm}"><input name="postcode"><input name="houseNumber">
      <input name="houseNumberAddition"><select name="propertyType"><option></option><option>Tussenwoning</option></select>
      <input type="checkbox" name="rushService" value="Ja">
      <input name="name" value="Jo"></form>`;
    prefillRequest(home);
    prefillRequest({ rushService: true });
    const form = document.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      postcode: '3818 EB',
      houseNumber: '210',
      houseNumberAddition: 'B',
      propertyType: 'Tussenwoning',
      rushService: 'Ja',
      name: 'Jo',
    });
    mountForm();
  });
});

describe('what a form without script left in the URL', () => {
  test('is taken from it, and nothing else', () => {
    window.history.replaceState(null, '', '/?postcode=3818+EB&houseNumber=210#contact');
    const { receive } = mountForm();
    expect(receive.mock.calls).toEqual([[{ postcode: '3818 EB', houseNumber: '210', houseNumberAddition: '' }]]);
    expect(window.location.href).toBe(`${window.location.origin}/#contact`);
  });

  test.each(['/?postcode=3818EB', '/?houseNumber=210', '/?utm_source=mail'])('is not %s', (url) => {
    window.history.replaceState(null, '', url);
    expect(mountForm().receive).not.toHaveBeenCalled();
    expect(window.location.pathname + window.location.search).toBe(url);
  });

  test('gives way to what is handed over', () => {
    window.history.replaceState(null, '', '/?postcode=1111AA&houseNumber=1');
    prefillRequest(home);
    expect(mountForm().receive.mock.calls).toEqual([[home]]);
  });
});

describe('the form', () => {
  beforeEach(() => stopClock());
  afterEach(() => vi.useRealTimers());

  test('takes it over beside what was typed, and looks the address up at once', async () => {
    const { user, calls } = await openForm();
    await user.type(screen.getByLabelText('Naam'), 'Jo');
    act(() => prefillRequest({ ...home, houseNumberAddition: '' }));
    await pass(100);
    expect(calls).toHaveLength(1);
    expect(screen.getByLabelText('Postcode')).toHaveValue('3818 EB');
    expect(screen.getByLabelText('Adres')).toHaveTextContent('Utrechtseweg 210, 3818 EB Amersfoort');
    expect(screen.getByLabelText('Naam')).toHaveValue('Jo');
  });

  test('says that the type of home is a guess, until the visitor chooses one', async () => {
    const { user } = await openForm();
    act(() => prefillRequest({ ...home, houseNumberAddition: '' }));
    await pass(100);
    const type = screen.getByLabelText('Type woning');
    expect(type).toHaveValue('Vrijstaande woning');
    expect(type).toHaveAccessibleDescription(requestGuidance.typeIsGuessed);
    await user.selectOptions(type, 'Hoekwoning');
    expect(screen.queryByText(requestGuidance.typeIsGuessed)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Uw prijs (vast)' })).toBeVisible();
  });

  test('says the price that the hero says, whichever way the address came into it', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Postcode'), '3818 EB');
    await user.type(screen.getByLabelText('Huisnummer'), '210');
    await pass(600);
    expect(screen.getByLabelText('Type woning')).toHaveValue('Vrijstaande woning');
    expect(screen.getByRole('heading', { name: 'Uw prijs (indicatie)' })).toBeVisible();
    const sentence = /Wij schatten: vrijstaande woning\. Tussen- of hoekwoning\? Dan €495\./;
    expect(screen.getByText(sentence)).toBeVisible();
    act(() =>
      prefillRequest({ postcode: '3818 EB', houseNumber: '210', propertyType: 'detached', guessedType: 'detached' }),
    );
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Uw prijs (indicatie)' })).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText('Dit type is een schatting. Klopt het niet? Kies dan een ander type.')).toBeVisible();
  });

  test('guesses no type over the one that was chosen, nor for an address that is gone', async () => {
    const { user } = await openForm();
    const type = screen.getByLabelText('Type woning');
    await user.type(screen.getByLabelText('Postcode'), '3818 EB');
    await user.type(screen.getByLabelText('Huisnummer'), '210');
    await pass(600);
    await user.type(screen.getByLabelText('Huisnummer'), '9');
    expect(type).toHaveValue('');
    await user.selectOptions(type, 'Hoekwoning');
    await user.type(screen.getByLabelText('Huisnummer'), '{Backspace}');
    await pass(600);
    expect(type).toHaveValue('Hoekwoning');
    expect(screen.getByRole('heading', { name: 'Uw prijs (vast)' })).toBeVisible();
  });

  test('shows the address of the price box on one line, until another one is wanted', async () => {
    const { user } = await openForm();
    act(() => prefillRequest({ ...home, houseNumberAddition: '' }));
    await pass(600);
    const postcode = screen.getByLabelText('Postcode');
    expect(postcode).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ander adres' }));
    expect(postcode).toBeVisible();
    expect(postcode).toHaveFocus();
  });

  test('keeps the type that the visitor chose for the same address, and stays filled in after a reload', async () => {
    const { user, view } = await openForm();
    act(() => prefillRequest({ postcode: '3818 EB', houseNumber: '210' }));
    await user.selectOptions(screen.getByLabelText('Type woning'), 'Hoekwoning');
    act(() =>
      prefillRequest({ postcode: '3818eb', houseNumber: '210', propertyType: 'detached', guessedType: 'detached' }),
    );
    expect(screen.getByLabelText('Type woning')).toHaveValue('Hoekwoning');
    act(() => prefillRequest({ propertyType: 'detached', rushService: true }));
    expect(screen.getByLabelText('Type woning')).toHaveValue('Vrijstaande woning');
    view.unmount();
    await openForm();
    expect(screen.getByLabelText('Type woning')).toHaveValue('Vrijstaande woning');
    expect(screen.getByLabelText(/^Spoedservice/)).toBeChecked();
  });
});
