// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSentRequest, sentLifetime, writeSentRequest } from '@/lib/browser/sent-request';
import { ownRequestPath } from '@/lib/paths';
import { SiteHeader } from './site-header';

const sentAt = Date.UTC(2027, 0, 15);
const sent = { id: 'c47e0de1-1c1d-4e6f-8a2b-3c4d5e6f7a8b', customerKey: 'k', sentAt };

function header(path = '/') {
  return (
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader variant="home" />
      <Link to="/blog">Volgende pagina</Link>
      <Link to="/">Vorige pagina</Link>
    </MemoryRouter>
  );
}

function link() {
  return screen.queryByRole('link', { name: 'Uw aanvraag C47E0DE1' });
}

afterEach(() => {
  vi.useRealTimers();
  forgetSentRequest();
});

test('the header leads to the request that was sent from this device', async () => {
  vi.setSystemTime(sentAt + sentLifetime);
  writeSentRequest(sent);
  render(header());
  expect(await screen.findByRole('link', { name: 'Uw aanvraag C47E0DE1' })).toHaveAttribute(
    'href',
    ownRequestPath('k'),
  );
});

test('on the next page it appears once a request is sent, and goes when the device forgets it', async () => {
  vi.setSystemTime(sentAt);
  render(header());
  writeSentRequest(sent);
  expect(link()).toBeNull();
  fireEvent.click(screen.getByText('Volgende pagina'));
  await screen.findByRole('link', { name: 'Uw aanvraag C47E0DE1' });
  forgetSentRequest();
  fireEvent.click(screen.getByText('Vorige pagina'));
  expect(link()).toBeNull();
});

test.each([
  ['after 30 days', '/', sentAt + sentLifetime + 1],
  ['on the page of that request, which a mail opens by another key', ownRequestPath('m'), sentAt],
])('it is not there %s', async (_when, path, now) => {
  vi.setSystemTime(now);
  writeSentRequest(sent);
  render(header(path));
  await act(async () => import('./sent-request'));
  expect(link()).toBeNull();
});

test('the prerendered header knows no request', () => {
  vi.setSystemTime(sentAt);
  writeSentRequest(sent);
  expect(renderToString(header())).not.toContain('Uw aanvraag');
});
