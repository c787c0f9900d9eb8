// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '@/content/messages';
import { readRefused, writeRefused } from '@/data/requests/outbox/refused-requests';
import { buildRequest } from '@/test/factories';
import { showRefusedRequests } from './refused-requests';

const texts = messages.submit.refused;
const other = '6f0c9a3e-1c1d-4e6f-8a2b-3c4d5e6f7a8b';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  window.localStorage.clear();
});

afterEach(async () => {
  vi.useRealTimers();
  window.localStorage.clear();
  await act(showRefusedRequests);
});

function lines(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a refused request is shown with what its visitor filled in, ready to be mailed', async () => {
  await writeRefused(buildRequest({ email: '', rushService: true, message: 'Graag bellen' }), false);
  await act(showRefusedRequests);
  expect(screen.getByRole('region', { name: texts.title })).toHaveTextContent(
    'Ons systeem kon uw aanvraag niet opslaan',
  );
  expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus();
  const filledIn = [
    'Naam: Jo de Vries',
    'Telefoon: 06 12345678',
    'Adres: Voorbeeldstraat 12, Amersfoort',
    'Postcode: 3811AA',
    'Huisnummer: 12',
    'Type woning: Tussenwoning',
    'Spoed: Ja',
    'Bericht: Graag bellen',
  ];
  expect(lines()).toEqual(filledIn);
  const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: texts.mail }).href);
  expect(url.searchParams.get('body')).toBe(filledIn.join('\r\n'));
});

test('those that were mailed say so; each is shown in its turn, the oldest first, until it is closed', async () => {
  await writeRefused(buildRequest({ id: other, name: 'Sam Bakker' }), true);
  vi.setSystemTime(Date.now() + 1);
  await writeRefused(buildRequest(), false);
  await act(showRefusedRequests);
  expect(screen.getByRole('region', { name: texts.mailedTitle })).toHaveTextContent('Uw aanvraag is naar ons gemaild');
  expect(lines()).toContain('Naam: Sam Bakker');
  await userEvent.click(screen.getByRole('button', { name: texts.close }));
  expect((await readRefused()).map(({ request }) => request.id)).toEqual([buildRequest().id]);
  expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus();
  expect(lines()).toContain('Naam: Jo de Vries');
  await userEvent.click(screen.getByRole('button', { name: texts.close }));
  expect(await readRefused()).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});
