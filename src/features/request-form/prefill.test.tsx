// @vitest-environment jsdom
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestGuidance } from '@/content/public/request-form-texts';
import { anchors } from '@/lib/paths';
import { openForm, pass, stopClock } from '@/test/render-request-form';
import { prefillRequest, usePrefill, type Prefill } from './prefill';

const home: Prefill = {
  postcode: '3818 EB',
  houseNumber: '210',
  houseNumberAddition: 'B',
  propertyType: 'terraced',
};

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
      <input name="name" value="Jo"></form>`;
    prefillRequest(home);
    const form = document.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toEqual({ ...home, propertyType: 'Tussenwoning', name: 'Jo' });
    mountForm();
  });
});

describe('what a form without script left in the URL', () => {
  test('is taken from it, and nothing else', () => {
    window.history.replaceState(null, '', '/?postcode=3818+EB&houseNumber=210#contact');
    const { receive } = mountForm();
    expect(receive.mock.calls).toEqual([[{ ...home, houseNumberAddition: '', propertyType: '' }]]);
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
    act(() => prefillRequest(home));
    const type = screen.getByLabelText('Type woning');
    expect(type).toHaveValue('Tussenwoning');
    expect(type).toHaveAccessibleDescription(requestGuidance.typeIsLikely);
    await user.selectOptions(type, 'Hoekwoning');
    expect(screen.queryByText(requestGuidance.typeIsLikely)).not.toBeInTheDocument();
  });
});
