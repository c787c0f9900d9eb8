// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import {
  after,
  scrollNear,
  expectSame,
  follow,
  leavePage,
  isInteractive,
  loadCode,
  makeApp,
  openPage,
  reload,
  scrolledTo,
  sent,
  shownLocation,
  SmallForm,
  stubPage,
} from '@/test/render/lazy-form';

beforeEach(stubPage);
afterEach(leavePage);

test('the form stays HTML until the reader comes near, and lives then with what was typed', async () => {
  const name = await openPage();
  expect(await isInteractive()).toBe(false);
  expect(loadCode).not.toHaveBeenCalled();
  expect(document.querySelector('[data-waiting]')).not.toBeNull();
  await scrollNear();
  expect(await isInteractive()).toBe(true);
  expectSame(name);
  expect(document.querySelector('[data-waiting]')).toBeNull();
  expect(loadCode).toHaveBeenCalledOnce();
});

test.each([
  ['the first key', () => fireEvent.keyDown(document.body)],
  ['the first press', () => fireEvent.pointerDown(screen.getByText('Vragen'))],
  ['the focus of a link', () => screen.getByText('Vragen').focus()],
  ['the focus of its own field', () => screen.getByRole('textbox', { name: 'Naam' }).focus()],
  ['five quiet seconds', () => vi.advanceTimersByTime(1)],
])('its code is loaded at %s', async (_when, happen) => {
  const name = await openPage();
  await after(() => vi.advanceTimersByTime(4999));
  expect(loadCode).not.toHaveBeenCalled();
  await after(happen);
  expect(await isInteractive()).toBe(true);
  expectSame(name);
});

test('a field of it that had the focus before React came counts too', async () => {
  await openPage(() => screen.getByRole('textbox', { name: 'Naam' }).focus());
  expect(await isInteractive()).toBe(true);
});

test('another form that is used comes first', async () => {
  await openPage(() => screen.getByRole('textbox', { name: 'Postcode' }).focus());
  const postcode = screen.getByRole('textbox', { name: 'Postcode' });
  await after(() => fireEvent.pointerDown(postcode));
  await after(() => fireEvent.keyDown(postcode));
  await after(() => {
    postcode.blur();
    postcode.focus();
  });
  expect(loadCode).not.toHaveBeenCalled();
  await after(() => fireEvent.pointerDown(document.body));
  expect(loadCode).toHaveBeenCalledOnce();
});

test('a new location loads it at once, and is shown without drawing the form anew', async () => {
  const name = await openPage();
  let finish: ((Form: typeof SmallForm) => void) | undefined;
  loadCode.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await follow('/#faq');
  expect(loadCode).toHaveBeenCalledOnce();
  expectSame(name);
  await after(() => finish?.(SmallForm));
  expect(shownLocation()).toBe('/#faq');
  expect(await isInteractive()).toBe(true);
  expectSame(name);
  expect(reload).not.toHaveBeenCalled();
});

test('another page is shown, whether the form lives or not', async () => {
  await openPage();
  loadCode.mockReturnValue(new Promise(() => undefined));
  await follow('/blog');
  expect(screen.getByRole('heading', { name: 'Blog' })).toBeVisible();
});

test('on a page that React draws itself its code is loaded at once', async () => {
  render(await makeApp());
  await after(() => undefined);
  expect(await isInteractive()).toBe(true);
});

describe('when its code does not come', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    loadCode.mockRejectedValueOnce(new Error('gone'));
  });

  function retry(): void {
    screen.getByText('Opnieuw proberen').click();
  }

  async function openFailed(): Promise<HTMLInputElement> {
    const name = await openPage();
    await scrollNear();
    expect(loadCode).toHaveBeenCalledOnce();
    return name;
  }

  test('the page says so, names the phone number, and keeps the form', async () => {
    const name = await openFailed();
    expect(document.documentElement.hasAttribute('data-failed')).toBe(true);
    const notice = document.querySelector('[data-failed] [data-late-notice]');
    expect(notice).toHaveTextContent(site.phone);
    expect(notice?.querySelector('a')).toHaveAttribute('href', phoneHref(site.phone));
    expect(await isInteractive()).toBe(false);
    expectSame(name);
  });

  test.each([
    ['when the reader asks for it', retry],
    ['when the connection is back', () => window.dispatchEvent(new Event('online'))],
  ])('it is asked for again %s', async (_when, ask) => {
    const name = await openFailed();
    await after(ask);
    expect(loadCode).toHaveBeenCalledTimes(2);
    expect(await isInteractive()).toBe(true);
    expectSame(name);
    expect(document.documentElement.hasAttribute('data-failed')).toBe(false);
    expect(document.querySelector('[data-waiting]')).toBeNull();
  });

  test('it can fail again, and be asked for again', async () => {
    await openFailed();
    loadCode.mockRejectedValueOnce(new Error('gone'));
    await after(retry);
    expect(document.documentElement.hasAttribute('data-failed')).toBe(true);
    await after(retry);
    expect(await isInteractive()).toBe(true);
  });

  test('a new location is left to the browser', async () => {
    (await openFailed()).value = '';
    expect(reload).not.toHaveBeenCalled();
    await follow('/#faq');
    expect(reload).toHaveBeenCalled();
  });

  test('so is one that the reader is on the way to by then', async () => {
    (await openPage()).value = '';
    await follow('/#faq');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('who typed something is brought to the section of it, and keeps that', async () => {
    const name = await openPage();
    await follow('/#faq');
    expect(scrolledTo).toHaveBeenLastCalledWith('faq');
    await follow('/#over');
    expect(scrolledTo).toHaveBeenLastCalledWith('over');
    expect(reload).not.toHaveBeenCalled();
    expectSame(name);
    await after(retry);
    expect(shownLocation()).toBe('/#over');
    expect(await isInteractive()).toBe(true);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'a form that was sent meanwhile is sent by the browser itself, where it is online: %s',
    async (isOnline, times) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      await openPage(() => screen.getByRole('form', { name: 'Aanvraag' }).setAttribute('data-held', ''));
      await scrollNear();
      expect(sent).toHaveBeenCalledTimes(times);
    },
  );

  test('a form that nobody sent is not', async () => {
    await openFailed();
    expect(sent).not.toHaveBeenCalled();
  });
});
