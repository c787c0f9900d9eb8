// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { whatsappUrl } from '@/content/site';
import { OnlineIndicator, WhatsappBanner } from './whatsapp-banner';
import { ProcessSteps } from './process-steps';

afterEach(() => {
  vi.useRealTimers();
});

test('the process shows its four steps in order, under an anchor', () => {
  render(<ProcessSteps id="process" />);
  expect(screen.getByRole('region', { name: 'Zo werkt het' })).toHaveAttribute('id', 'process');
  expect(screen.getByRole('heading', { level: 2, name: 'Zo werkt het' })).toHaveAttribute('id', 'process-title');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Afspraak maken/),
    expect.stringMatching(/^2Opname in uw woning/),
    expect.stringMatching(/^3Uitwerking/),
    expect.stringMatching(/^4Registratie en levering/),
  ]);
});

test('whether someone is online is known only in a browser', () => {
  expect(renderToString(<OnlineIndicator />)).not.toMatch(/Online|Offline/);
});

test('the indicator follows the visitor’s clock', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 21, 59, 30) });
  render(<OnlineIndicator />);
  expect(screen.getByText('Online')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Offline')).toBeVisible();
});

test('the banner opens a chat in a new tab', () => {
  render(<WhatsappBanner />);
  const link = screen.getByRole('link', { name: /Chat via WhatsApp/ });
  expect(link).toHaveAttribute('href', whatsappUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
