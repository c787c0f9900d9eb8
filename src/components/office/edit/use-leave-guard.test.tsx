// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useLeaveGuard } from './use-leave-guard';

function Guarded({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveGuard(isUnsaved);
  return (
    <>
      <Link to="/elders">Weg</Link>
      <Link to="?pagina=/a">Tab</Link>
      <Link to="/elders" target="_blank">
        Nieuw tabblad
      </Link>
    </>
  );
}

function openGuarded(isUnsaved: boolean, isConfirmed = false) {
  const confirm = vi.fn(() => isConfirmed);
  vi.stubGlobal('confirm', confirm);
  const view = render(
    <MemoryRouter initialEntries={['/']}>
      <Routes>
        <Route path="/" element={<Guarded isUnsaved={isUnsaved} />} />
        <Route path="/elders" element="elders" />
      </Routes>
    </MemoryRouter>,
  );
  return { confirm, view, user: userEvent.setup() };
}

function closesWithoutAsking(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('a link to another page asks first, and stays when told to', async () => {
  const { user, confirm } = openGuarded(true);
  await user.click(screen.getByText('Weg'));
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('nog niet hebt opgeslagen'));
  expect(screen.queryByText('elders')).toBeNull();
});

test('a link to another page is followed after a yes', async () => {
  const { user } = openGuarded(true, true);
  await user.click(screen.getByText('Weg'));
  expect(screen.getByText('elders')).toBeVisible();
});

test.each(['Tab', 'Nieuw tabblad'])('a link that leaves the page as it is asks nothing: %s', async (name) => {
  const { user, confirm } = openGuarded(true);
  await user.click(screen.getByText(name));
  expect(confirm).not.toHaveBeenCalled();
});

test('with nothing unsaved, nothing is asked', async () => {
  const { user, confirm } = openGuarded(false);
  expect(closesWithoutAsking()).toBe(true);
  await user.click(screen.getByText('Weg'));
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByText('elders')).toBeVisible();
});

test('closing the browser tab asks as long as something is unsaved', () => {
  const { view } = openGuarded(true);
  expect(closesWithoutAsking()).toBe(false);
  view.unmount();
  expect(closesWithoutAsking()).toBe(true);
});

test('a text and a window over it ask once, and the text goes on asking when the window is gone', async () => {
  const confirm = vi.fn(() => true);
  vi.stubGlobal('confirm', confirm);
  function Both({ hasWindow }: { hasWindow: boolean }) {
    return (
      <MemoryRouter>
        <Guarded isUnsaved />
        {hasWindow && <Guarded isUnsaved />}
      </MemoryRouter>
    );
  }
  const view = render(<Both hasWindow />);
  const user = userEvent.setup();
  const [link] = screen.getAllByText('Weg');
  if (link) await user.click(link);
  expect(confirm).toHaveBeenCalledTimes(1);
  view.rerender(<Both hasWindow={false} />);
  await user.click(screen.getByText('Weg'));
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(closesWithoutAsking()).toBe(false);
});

test.each([true, false])(
  'the back button asks once about a text and a window over it (confirmed: %s)',
  async (isConfirmed) => {
    const { user, confirm } = openFromElsewhere(isConfirmed, <Guarded isUnsaved />);
    await user.click(screen.getByText('Heen'));
    window.history.back();
    await waitFor(() => expect(confirm).toHaveBeenCalled());
    await waitFor(() => expect(window.location.pathname).toBe(isConfirmed ? '/elders' : '/hier'));
    expect(confirm).toHaveBeenCalledTimes(1);
  },
);

/** Opens the page with the text from another page, and adds a history entry within that page. */
function openFromElsewhere(isConfirmed: boolean, over?: ReactNode) {
  const confirm = vi.fn(() => isConfirmed);
  vi.stubGlobal('confirm', confirm);
  window.history.replaceState(null, '', '/elders');
  render(
    <BrowserRouter>
      <Routes>
        <Route
          path="/hier"
          element={
            <>
              <Guarded isUnsaved />
              {over}
            </>
          }
        />
        <Route
          path="/elders"
          element={
            <>
              elders <Link to="/hier">Heen</Link>
            </>
          }
        />
      </Routes>
    </BrowserRouter>,
  );
  return { confirm, user: userEvent.setup() };
}

test('the back button asks first, and stays at the same URL when told to', async () => {
  const { user, confirm } = openFromElsewhere(false);
  await user.click(screen.getByText('Heen'));
  await user.click(screen.getByText('Tab'));
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(confirm).not.toHaveBeenCalled();
  window.history.back();
  const shown = screen.getByText('Weg');
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(window.location.pathname).toBe('/hier'));
  // The page was never unmounted: it would have lost what was typed.
  expect(shown).toBeInTheDocument();
  expect(screen.queryByText(/elders/)).toBeNull();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('the back button goes back after a yes', async () => {
  const { user, confirm } = openFromElsewhere(true);
  await user.click(screen.getByText('Heen'));
  window.history.back();
  expect(await screen.findByText(/elders/)).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
});
