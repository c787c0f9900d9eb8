// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  addresses,
  asked,
  main,
  openPage,
  page,
  pass,
  passUntil,
  reload,
  send,
  sent,
  stubVisit,
} from '@/test/boot-page';

describe('when the code of a page never comes', () => {
  async function openLost(): Promise<void> {
    await openPage({ codeLoadsAt: Number.NaN });
    fireEvent.keyDown(document.body);
    await passUntil(() => 'failed' in page.dataset);
    expect(asked).toEqual(addresses);
  }

  test('the page is loaded anew', async () => {
    await openLost();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the page is loaded anew once', async () => {
    stubVisit('reload');
    await openLost();
    expect(reload).not.toHaveBeenCalled();
  });

  test('the page is not loaded anew where that would lose what was typed', async () => {
    screen.getByLabelText<HTMLInputElement>('Postcode').value = '3811AA';
    await openLost();
    expect(reload).not.toHaveBeenCalled();
  });

  test('the page is not loaded anew without a connection, and no form leaves it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openLost();
    expect(reload).not.toHaveBeenCalled();
    expect(send()).toBe(false);
    expect(sent).not.toHaveBeenCalled();
    screen.getByText('Opnieuw proberen').click();
    expect(reload).not.toHaveBeenCalled();
  });

  test('it is fetched again once the connection is back, under addresses that did not fail before', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openLost();
    const again = [4, 5, 6].map((attempt) => `${main}?again=${attempt}`);
    for (const address of again) {
      vi.doMock(address, () => {
        asked.push(address);
        throw new Error('lost');
      });
    }
    asked.splice(0);
    offline.mockReturnValue(true);
    stubVisit('reload');
    window.dispatchEvent(new Event('online'));
    await passUntil(() => asked.length === 4);
    expect(asked).toEqual([main, ...again]);
    for (const address of again) vi.doUnmock(address);
  });

  test('a form is the browser’s to send', async () => {
    await openLost();
    expect(send()).toBe(true);
  });

  test('a form that was held back is sent by the browser', async () => {
    stubVisit('reload');
    await openPage({ codeLoadsAt: Number.NaN });
    expect(send()).toBe(false);
    await pass(4000);
    await passUntil(() => 'failed' in page.dataset);
    expect(sent).toHaveBeenCalledOnce();
  });
});

test('code that hangs for half a minute leaves the form to the browser, and may come still', async () => {
  await openPage();
  document.querySelector('script')?.removeAttribute('data-main');
  vi.spyOn(document.head, 'append').mockReturnValue();
  expect(send()).toBe(false);
  await pass(4100);
  await pass(29_800);
  expect(sent).not.toHaveBeenCalled();
  await pass(300);
  expect(page.dataset).toHaveProperty('failed');
  expect(sent).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});
