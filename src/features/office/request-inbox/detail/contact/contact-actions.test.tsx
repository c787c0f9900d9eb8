// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, test, vi } from 'vitest';
import { button, openDialog, toasts } from '@/test/render/request-dialog';
import { buildStoredAppointment } from '@/test/appointments';

const appointment = { status: 'scheduled', appointment_date: '2026-12-05', appointment_time: '09:30:00' };
const appointments = 'GET /rest/v1/appointments';
const downloads: string[] = [];

afterEach(() => {
  downloads.length = 0;
  vi.restoreAllMocks();
});

function actions() {
  const list = screen.getByRole('list', { name: 'Direct doen' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => {
      const named = item.cloneNode(true);
      if (named instanceof Element) named.querySelectorAll('[aria-hidden]').forEach((part) => part.remove());
      return named.textContent?.trim();
    });
}

it('offers every way to reach the customer and the home', () => {
  openDialog(appointment);
  expect(actions()).toEqual([
    'Bellen',
    'WhatsApp (nieuw tabblad)',
    'Mailen',
    'Route (nieuw tabblad)',
    'Adres kopiëren',
    'EP-Online (nieuw tabblad)',
    'Agenda-bestand (.ics)',
  ]);
  expect(screen.getByRole('link', { name: 'Bellen' })).toHaveAttribute('href', 'tel:0612345678');
  expect(screen.getByRole('link', { name: 'EP-Online (nieuw tabblad)' })).toHaveAttribute('target', '_blank');
});

it('leaves out what the request does not say', () => {
  openDialog({ phone: null, address: null, postcode: null, house_number: null });
  expect(actions()).toEqual(['Mailen', 'EP-Online (nieuw tabblad)']);
});

it('offers nothing for a request that is anonymised', () => {
  openDialog({ anonymised_at: '2026-11-21 08:05:00+00' });
  expect(screen.queryByRole('list', { name: 'Direct doen' })).toBeNull();
  expect(screen.getByText(/Deze aanvraag is geanonimiseerd/)).toBeVisible();
});

it('copies the address', async () => {
  const { user } = openDialog();
  await user.click(button('Adres kopiëren'));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Adres gekopieerd'));
  expect(await navigator.clipboard.readText()).toBe('Voorbeeldstraat 12, Amersfoort, 3811AA');
});

it('says what to do when copying is refused', async () => {
  const { user } = openDialog();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(button('Adres kopiëren'));
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith('Kopiëren lukte niet', {
      description: 'Selecteer het adres en kopieer het zelf',
    }),
  );
});

function watchDownloads(createObjectURL: (blob: Blob) => string) {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href}`);
  });
}

it('gives the appointment as a file for a calendar', async () => {
  const texts: Promise<string>[] = [];
  const stored = [buildStoredAppointment({ state: 'cancelled', id: 'before' }), buildStoredAppointment()];
  const { user, calls } = openDialog(appointment, { [appointments]: () => ({ status: 200, json: stored }) });
  watchDownloads((blob) => {
    texts.push(blob.text());
    return `blob:${blob.type}`;
  });
  await user.click(button('Agenda-bestand (.ics)'));
  await waitFor(() => expect(downloads).toEqual(['opname-5F0C9A3E.ics blob:text/calendar;charset=utf-8']));
  expect((await Promise.all(texts)).join('')).toContain(`UID:${buildStoredAppointment().id}\r\n`);
  const call = calls.find(({ route }) => route === appointments);
  expect(call?.search.get('request_id')).toMatch(/^eq\.5f0c9a3e/);
});

test.each([
  ['the file cannot be made', [buildStoredAppointment()]],
  ['there is no visit', []],
])('says so when %s', async (_, json) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = openDialog(appointment, { [appointments]: () => ({ status: 200, json }) });
  watchDownloads(() => {
    throw new Error('out of memory');
  });
  await user.click(button('Agenda-bestand (.ics)'));
  await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Agenda-bestand niet gemaakt', expect.anything()));
  expect(downloads).toEqual([]);
});

test.each([[{ webhook_status: 'failed' }, /automatisering heeft de laatst opgeslagen versie/]])(
  '%j is told at the top',
  (row, text) => {
    openDialog(row);
    expect(screen.getByText(text)).toBeVisible();
  },
);
