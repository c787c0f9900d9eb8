import { lazy, useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { useLocation } from 'react-router-dom';
import { isKnownOffline } from '@/lib/http';
import { hasUserInput } from '@/lib/browser/has-user-input';
import { loadCode } from '@/lib/browser/load-code';
import { anchors } from '@/lib/paths';
import { isRetry, sendHeldForm } from '@/lib/send-held-form';
import { useIsPrerendered } from '@/lib/browser/use-is-hydrated';
import './served-form';

// The code of the request form, the largest of a page, is loaded on demand. Until then React leaves the prerendered
// form as it is, with what was typed into it.

/** Milliseconds after which it is loaded even if the visitor did nothing. */
const idleAfter = 5000;

/** A navigation is pending: React shows the new location only once the form is hydrated. */
let isNavigating = false;

let requestLoad: () => void;
const loadRequested = new Promise<void>((resolve) => (requestLoad = resolve));

export const LazyRequestForm = lazy(async () => {
  if (typeof document === 'undefined') return { default: (await import('./request-form')).RequestForm };
  await loadRequested;
  for (;;) {
    try {
      return { default: await loadCode(() => import('./request-form'), 'RequestForm') };
    } catch (error) {
      console.warn('No request form', error);
      await failUntilRetry();
    }
  }
});

/** Until a retry the browser itself submits the form, including a submission that was held back (src/app/boot/boot.ts). */
async function failUntilRetry(): Promise<void> {
  if (isNavigating) fallBackToBrowser();
  const { dataset } = document.documentElement;
  dataset['failed'] = '';
  if (!isKnownOffline()) sendHeldForm(document.getElementById(anchors.contactForm));
  const stop = new AbortController();
  const { signal } = stop;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { signal });
    // React stops clicks on what is not hydrated, so this listens in the capture phase.
    window.addEventListener('click', (event) => isRetry(event) && resolve(null), { signal, capture: true });
  });
  stop.abort();
  delete dataset['failed'];
}

function handleNavigation(): void {
  isNavigating = true;
  if ('failed' in document.documentElement.dataset) fallBackToBrowser();
  requestLoad();
}

/** Navigates without React: reloads the page, or only scrolls to the section where a reload would lose something. */
function fallBackToBrowser(): void {
  if (hasUserInput() || isKnownOffline()) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  else window.location.reload();
}

/**
 * Loads the code when the form scrolls near, at the first key, press or focus, after a timeout, or for a new location.
 */
export function FormLoader() {
  const location = useLocation();
  const [arrival] = useState(location);
  const isPrerendered = useIsPrerendered();

  // While rendering: the form must be hydrated before another update of the new location reaches it.
  if (!isPrerendered) requestLoad();
  else if (location !== arrival) handleNavigation();

  useEffect(() => {
    const section = document.getElementById(anchors.contact);
    // While the visitor uses another form, the code of that one is loaded first.
    function handleInteraction({ target }: Pick<Event, 'target'>) {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form || section?.contains(form)) requestLoad();
    }
    const unmounted = new AbortController();
    for (const type of ['keydown', 'pointerdown', 'focusin']) {
      document.addEventListener(type, handleInteraction, { signal: unmounted.signal, capture: true });
    }
    if (document.activeElement !== document.body) handleInteraction({ target: document.activeElement });
    const timer = setTimeout(requestLoad, idleAfter);
    const unobserve = section && observe(section, (isNear) => isNear && requestLoad(), { rootMargin: '300px' });
    return () => {
      unmounted.abort();
      clearTimeout(timer);
      unobserve?.();
    };
  }, []);

  return null;
}
