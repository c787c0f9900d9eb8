// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { madeHtml } from '@/test/made-html';
import { stubNearness } from '@/test/nearness';
import { FormPlace } from './form-place';

/** Is called by whoever asks for the code of the form, and may fail. */
const load = vi.hoisted(() => vi.fn<() => void>());

vi.mock('./request-form', () => ({
  get RequestForm() {
    load();
    return MadeUpForm;
  },
}));

function MadeUpForm({ city }: { city?: string }) {
  return <input aria-label="Naam" defaultValue={city} />;
}

const place = (
  <ErrorBoundary title="Geen formulier">
    <Suspense>
      <FormPlace city="Gouda" />
    </Suspense>
  </ErrorBoundary>
);

let comeNear: () => void;

beforeEach(() => {
  load.mockReset();
});

/** Takes over the HTML that the form made with the page; its code is not asked for until the test does something. */
async function openMade() {
  const container = document.createElement('div');
  container.innerHTML = await madeHtml(place);
  document.body.append(container);
  comeNear = stubNearness();
  load.mockReset();
  const field = screen.getByLabelText('Naam');
  await act(async () => {
    render(place, { container, hydrate: true });
    await Promise.resolve();
  });
  expect(screen.getByLabelText('Naam')).toBe(field);
}

/** Does something, and waits until the code of the form would be there. */
function after(doing: () => void) {
  return act(async () => {
    doing();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

function isInert() {
  return screen.getByLabelText('Naam').closest('[inert]') !== null;
}

test('the form that came with the page is inert, and its code waits', async () => {
  await openMade();
  await after(() => fireEvent.pointerDown(document.body));
  expect(isInert()).toBe(true);
  expect(screen.getByLabelText('Naam')).toHaveValue('Gouda');
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['the first key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['coming near', () => comeNear()],
])('%s makes it work', async (_name, doing) => {
  await openMade();
  await after(doing);
  expect(load).toHaveBeenCalledOnce();
  expect(isInert()).toBe(false);
  expect(screen.getByLabelText('Naam')).toHaveValue('Gouda');
});

test('when its code cannot be loaded, who stands around it is told', async () => {
  await openMade();
  const failure = new Error('no network');
  load.mockImplementation(() => {
    throw failure;
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await after(() => comeNear());
  expect(screen.getByRole('alert')).toHaveTextContent('Geen formulier');
  expect(log).toHaveBeenCalledWith('Part of the page failed', failure, expect.any(String));
  log.mockClear();
});
