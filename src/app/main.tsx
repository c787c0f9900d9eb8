import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseAuthArrival } from '@/domain/auth-arrival';
import { paths } from '@/lib/paths';
import { App } from './app';
import { offerOutboxAgain } from './offer-outbox-again';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The auth service may lead a link from its mails to the front page; /login is where its outcome is understood.
if (window.location.pathname !== paths.login && parseAuthArrival(window.location.hash).kind !== 'none') {
  window.location.replace(paths.login + window.location.hash);
}

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
offerOutboxAgain();
