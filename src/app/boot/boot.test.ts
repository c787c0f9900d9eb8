// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  addresses,
  asked,
  askedStyles,
  main,
  openPage,
  page,
  paint,
  pass,
  passUntil,
  preloaded,
  reload,
  send,
} from '@/test/boot-page';

describe('the code of a page', () => {
  function load(): void {
    window.dispatchEvent(new Event('load'));
  }

  test.each([
    ['loaded and painted', load, paint],
    ['painted and loaded', paint, load],
  ])('comes after the page is %s', async (_both, one, other) => {
    await openPage();
    one();
    await pass(100);
    expect(preloaded()).toEqual([]);
    other();
    await pass(0);
    expect(preloaded()).toEqual(['/assets/home-1.js', '/assets/site-1.js']);
    await passUntil(() => asked.length > 0);
    expect(asked).toEqual([main]);
  });

  test.each([
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body)],
    ['a field that gets the focus', () => screen.getByLabelText('Postcode').focus()],
    ['four seconds with a file that hangs', () => vi.advanceTimersByTime(100)],
  ])('comes earlier at %s', async (_what, happen) => {
    await openPage();
    await vi.advanceTimersByTimeAsync(3900);
    expect(preloaded()).toEqual([]);
    happen();
    await pass(0);
    expect(preloaded()).toHaveLength(2);
  });

  test('is followed by that of the price for who types an address', async () => {
    await openPage();
    fireEvent.input(screen.getByLabelText('Postcode'), { target: { value: '1' } });
    await pass(100);
    expect(preloaded()).toEqual([]);
    screen.getByLabelText('Postcode').focus();
    await pass(0);
    expect(preloaded()).toEqual(['/assets/home-1.js', '/assets/site-1.js', '/assets/lookup-1.js']);
  });

  test('never comes before the page is whole', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await openPage();
    fireEvent.pointerDown(document.body);
    await pass(4000);
    expect(preloaded()).toEqual([]);
    window.dispatchEvent(new Event('DOMContentLoaded'));
    await pass(0);
    expect(preloaded()).toHaveLength(2);
  });

  test('is asked for again under other addresses', async () => {
    await openPage({ codeLoadsAt: 2 });
    fireEvent.keyDown(document.body);
    await passUntil(() => asked.length === 3);
    await pass(10_000);
    expect(asked).toEqual(addresses.slice(0, 3));
    expect(page.dataset).not.toHaveProperty('failed');
  });
});

describe('the styles of the whole site', () => {
  test('come before the code, which may show what the page has no styles for', async () => {
    await openPage({ stylesLoadAt: 1 });
    fireEvent.keyDown(document.body);
    await pass(0);
    expect(askedStyles()).toEqual(['/assets/main-1.css']);
    await pass(400);
    expect(asked).toEqual([]);
    await passUntil(() => asked.length > 0);
    expect(askedStyles()).toEqual(['/assets/main-1.css', '/assets/main-1.css?again=1']);
  });

  test('count as its code when they never come', async () => {
    await openPage({ stylesLoadAt: Number.NaN });
    fireEvent.keyDown(document.body);
    await passUntil(() => 'failed' in page.dataset);
    expect(askedStyles()).toHaveLength(4);
    expect(asked).toEqual([]);
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('a form that is sent before its code is there is held back, and the page shows that it is on its way', async () => {
  await openPage();
  expect(send()).toBe(false);
  expect(screen.getByRole('form').dataset).toHaveProperty('held');
  expect(page.dataset).toHaveProperty('loading');
});

test('a form that its own code sends is left alone', async () => {
  await openPage();
  const form = screen.getByRole('form');
  form.addEventListener('submit', (event) => event.preventDefault());
  send();
  expect(form.dataset).not.toHaveProperty('held');
  expect(page.dataset).not.toHaveProperty('loading');
});

test('a press to try again loads the page anew until React is there for it', async () => {
  await openPage();
  document.body.click();
  expect(reload).not.toHaveBeenCalled();
  screen.getByText('Opnieuw proberen').click();
  expect(reload).toHaveBeenCalledOnce();
  page.dataset['hydrated'] = '';
  screen.getByText('Opnieuw proberen').click();
  expect(reload).toHaveBeenCalledOnce();
});
