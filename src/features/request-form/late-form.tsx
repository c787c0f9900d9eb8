import { lazy, useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { useLocation } from 'react-router-dom';
import { isKnownOffline } from '@/lib/http';
import { isTyped } from '@/lib/is-typed';
import { loadCode } from '@/lib/load-code';
import { anchors } from '@/lib/paths';
import { isRetry, sendHeldForm } from '@/lib/send-held-form';
import { useIsPrerendered } from '@/lib/use-is-hydrated';

// The code of the request form, the largest of a page: it is loaded once it is wanted. Until then React leaves the
// prerendered form as it is, with what was typed into it.

/** Milliseconds after which it is loaded although nobody came near. */
const idleAfter = 5000;

/** The reader is on the way to another location, which React shows only once the form is hydrated. */
let isNavigating = false;

let want: () => void;
const wanted = new Promise<void>((resolve) => (want = resolve));

export const LateRequestForm = lazy(async () => {
  if (typeof document === 'undefined') return { default: (await import('./request-form')).RequestForm };
  await wanted;
  for (;;) {
    try {
      return { default: await loadCode(() => import('./request-form'), 'RequestForm') };
    } catch (error) {
      console.warn('The request form could not be loaded', error);
      await failUntilRetry();
    }
  }
});

/** From now on the browser itself sends the form, also one that was sent already (src/app/boot.ts). */
async function failUntilRetry(): Promise<void> {
  if (isNavigating) leaveToBrowser();
  const { dataset } = document.documentElement;
  dataset['failed'] = '';
  if (!isKnownOffline()) sendHeldForm(document.getElementById(anchors.contactForm));
  const stop = new AbortController();
  const { signal } = stop;
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { signal });
    // React stops a press on what is not hydrated.
    window.addEventListener('click', (press) => isRetry(press) && resolve(null), { signal, capture: true });
  });
  stop.abort();
  delete dataset['failed'];
}

function goOn(): void {
  isNavigating = true;
  if ('failed' in document.documentElement.dataset) leaveToBrowser();
  want();
}

/** Goes on to a location that React cannot show: by loading it anew, or to its section where that would lose something. */
function leaveToBrowser(): void {
  if (isTyped() || isKnownOffline()) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  else window.location.reload();
}

/** Loads the code when the reader comes near, at the first key, press or focus, in a quiet moment, or for a new location. */
export function FormLoader() {
  const location = useLocation();
  const [arrival] = useState(location);
  const isPrerendered = useIsPrerendered();

  // While rendering: the form must be hydrated before another update of the new location reaches it.
  if (!isPrerendered) want();
  else if (location !== arrival) goOn();

  useEffect(() => {
    const place = document.getElementById(anchors.contact);
    // Another form that is used comes first.
    function handleUse({ target }: Pick<Event, 'target'>) {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form || place?.contains(form)) want();
    }
    const left = new AbortController();
    for (const type of ['keydown', 'pointerdown', 'focusin']) {
      document.addEventListener(type, handleUse, { signal: left.signal, capture: true });
    }
    if (document.activeElement !== document.body) handleUse({ target: document.activeElement });
    const timer = setTimeout(want, idleAfter);
    const unobserve = place && observe(place, (isNear) => isNear && want(), { rootMargin: '300px' });
    return () => {
      left.abort();
      clearTimeout(timer);
      unobserve?.();
    };
  }, []);

  return null;
}
