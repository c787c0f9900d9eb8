// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const loads = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  loads.mockReset();
  vi.doMock('@/components/ui/toaster', () => {
    loads();
    return { Toaster: () => <p>meldingen</p> };
  });
});

async function open() {
  const { NotificationArea } = await import('./notification-area');
  const { wishToaster } = await import('@/components/ui/toaster-wish');
  render(
    <>
      <h1>Pagina</h1>
      <NotificationArea />
    </>,
  );
  return wishToaster;
}

test('is not there, nor its code, as long as nothing can have a message', async () => {
  await open();
  expect(screen.queryByText('meldingen')).not.toBeInTheDocument();
  expect(loads).not.toHaveBeenCalled();
});

test('is there from when something can, and stays', async () => {
  const wishToaster = await open();
  act(() => wishToaster());
  expect(await screen.findByText('meldingen')).toBeVisible();
  act(() => wishToaster());
  expect(screen.getByText('meldingen')).toBeVisible();
  expect(loads).toHaveBeenCalledOnce();
});

test('is there when something could before it was drawn', async () => {
  const { wishToaster } = await import('@/components/ui/toaster-wish');
  wishToaster();
  await open();
  expect(await screen.findByText('meldingen')).toBeVisible();
});

test('comes along with what can have a message', async () => {
  await open();
  await act(async () => {
    await import('@/components/ui/notify');
  });
  expect(await screen.findByText('meldingen')).toBeVisible();
});

test('that cannot be loaded leaves the page as it is, and is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  loads.mockImplementation(() => {
    throw new Error('no network');
  });
  const wishToaster = await open();
  act(() => wishToaster());
  await vi.waitFor(() => {
    expect(warn).toHaveBeenCalledExactlyOnceWith('The notification area could not be loaded', expect.anything());
  });
  // React waits a moment before it shows what became of a part.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await act(() => Promise.resolve());
  expect(screen.getByRole('heading', { name: 'Pagina' })).toBeVisible();
});
