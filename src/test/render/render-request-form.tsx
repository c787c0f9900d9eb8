import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hono } from 'hono';
import { MemoryRouter } from 'react-router-dom';
import { toast } from 'sonner';
import { expect, vi } from 'vitest';
import { Toaster } from '@/components/ui/notify';
import { queryClient } from '@/data/query-client';
import { createAddressRegister } from '../../../tools/local/address-register/server';
import { Faults } from '../../../tools/local/faults';
import { createFormRelay } from '../../../tools/local/form-relay';
import { Inbox } from '../../../tools/local/mail/inbox';
import { RequestForm } from '@/features/public/request-form/request-form';

const realSetTimeout = globalThis.setTimeout;

interface Surroundings {
  city?: string;
  /** Milliseconds that the answer to an address with this text in it takes. */
  slow?: { text: string; wait: number };
  /** What the database answers about rush. */
  rushOffer?: unknown;
  /** Milliseconds that the form is shown before the test goes on. */
  shownFor?: number;
}

/** The connection of the visitor; `isKnown` and `isSilent` say whether the browser notices. */
class Connection {
  isCut = false;

  cut({ isKnown }: { isKnown: boolean }): void {
    this.isCut = true;
    if (isKnown) vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  }

  restore({ isSilent = false } = {}): void {
    this.isCut = false;
    if (isSilent) return;
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  }
}

/** The form on a page of its own, with the stand-ins behind `fetch`; every call is counted by its address. */
export async function openForm({ city, slow, rushOffer = null, shownFor = 2000 }: Surroundings = {}) {
  const inbox = new Inbox();
  const faults = new Faults();
  const outside = new Hono()
    .route('/local/address-register', createAddressRegister())
    .route('/local/form-relay', createFormRelay(inbox, faults))
    .post('/rest/v1/rpc/rush_offer', () => Response.json(rushOffer));
  const calls: string[] = [];
  const connection = new Connection();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    // The label of a home that was found is looked up beside it.
    if (url.startsWith('/functions/v1/label')) return Response.json([]);
    calls.push(url);
    if (connection.isCut) throw new TypeError('Failed to fetch');
    if (slow && url.includes(slow.text)) await new Promise((resolve) => setTimeout(resolve, slow.wait));
    init?.signal?.throwIfAborted();
    return outside.request(url, init);
  });
  queryClient.clear();
  toast.dismiss();
  // Testing Library waits on timers, and knows fake ones only by the name of another test runner.
  vi.stubGlobal('jest', { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) });
  const user = userEvent.setup({ delay: null });
  const view = render(
    <MemoryRouter>
      {city ? <RequestForm city={city} /> : <RequestForm />}
      <Toaster />
    </MemoryRouter>,
  );
  // Nobody fills in the form in less than two seconds.
  await pass(shownFor);
  return { user, inbox, faults, calls, connection, view };
}

/** Stops the clock that `pass` moves. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
}

/** Lets time pass, and the stand-ins answer the calls made in it. */
export async function pass(milliseconds: number): Promise<void> {
  // Rendering may trigger further calls: in each turn an answer can arrive and be rendered.
  const turns = Math.min(20, milliseconds);
  await act(() => vi.advanceTimersByTimeAsync(milliseconds - turns));
  for (let turn = 0; turn < turns; turn++) {
    await act(async () => {
      await new Promise((resolve) => realSetTimeout(resolve, 1));
      // The id of a request is a hash, made on a thread that is slow on a busy machine.
      await crypto.subtle.digest('SHA-256', new Uint8Array());
      await vi.advanceTimersByTimeAsync(1);
    });
  }
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

export async function typeAddress(user: User, postcode: string, houseNumber: string) {
  await user.clear(screen.getByLabelText('Postcode'));
  await user.type(screen.getByLabelText('Postcode'), postcode);
  await user.clear(screen.getByLabelText('Huisnummer'));
  await user.type(screen.getByLabelText('Huisnummer'), houseNumber);
}

/** Types an address and waits until the register has answered. */
export async function lookUp(user: User, postcode: string, houseNumber: string) {
  await typeAddress(user, postcode, houseNumber);
  await pass(600);
}

export async function fillInPerson(user: User) {
  await user.selectOptions(screen.getByLabelText('Type woning'), 'Tussenwoning');
  await user.type(screen.getByLabelText('Naam'), 'Jo de Vries');
  await user.type(screen.getByLabelText('E-mailadres'), 'jo@example.org');
}

export async function submit(user: User) {
  await user.click(screen.getByRole('button', { name: /^(Aanvraag|Opnieuw) versturen$/ }));
  await pass(50);
}

/** Expects a toast with this message; the browser tests check whether it is visible. */
export async function expectToast(text: string | RegExp) {
  await pass(100);
  const area = screen.getByRole('region', { name: /Meldingen/ });
  expect(within(area).getByText(text)).toBeInTheDocument();
}
