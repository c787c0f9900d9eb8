import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { observeNear } from '@/components/ui/when-near';
import { isKnownOffline } from '@/lib/http';
import { loadCode } from '@/lib/load-code';
import { anchors } from '@/lib/paths';
import { useIsPrerendered } from '@/lib/use-is-hydrated';
import { codeState, nextWish, setCodeState, wantForm } from './form-code';

// The code of the request form, the largest of a page: it is loaded once it is wanted. Until then React leaves the
// prerendered form as it is, with what was typed into it.

/** Milliseconds after which it is loaded although nobody came near. */
const idleAfter = 5000;

/** The reader is on the way to another location, which React shows only once the form is hydrated. */
let isNavigating = false;

/** The form that was sent before its code was there (src/app/deferred-loader.ts). */
function heldForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`#${anchors.contactForm}[data-held]`);
}

const firstWish = nextWish();

export const LateRequestForm = lazy(async () => {
  if (typeof document === 'undefined') return { default: (await import('./request-form')).RequestForm };
  await firstWish;
  for (;;) {
    try {
      return { default: await loadCode(() => import('./request-form'), 'RequestForm') };
    } catch (error) {
      console.warn('The request form could not be loaded', error);
      if (isNavigating) window.location.reload();
      setCodeState('failed');
      if (!isKnownOffline()) heldForm()?.submit();
      window.addEventListener('online', wantForm, { once: true });
      await nextWish();
    }
  }
});

/** Loads the code when the reader comes near, at the first key, press or focus, in a quiet moment, or for a new location. */
export function FormLoader() {
  const location = useLocation();
  const [arrival] = useState(location);
  const isPrerendered = useIsPrerendered();

  // While rendering: the form must be hydrated before another update of the new location reaches it.
  if (!isPrerendered) wantForm();
  else if (location !== arrival && codeState() !== 'ready') goOn();

  useEffect(whenWanted, []);

  return null;
}

function goOn(): void {
  isNavigating = true;
  if (codeState() === 'failed') window.location.reload();
  else wantForm();
}

function whenWanted(): () => void {
  const place = document.getElementById(anchors.contact);
  const stop = new AbortController();
  const { signal } = stop;
  function want() {
    stop.abort();
    wantForm();
  }
  // Another form that is used comes first.
  function handleUse({ target }: Pick<Event, 'target'>) {
    const form = target instanceof Element ? target.closest('form') : null;
    if (!form || place?.contains(form)) want();
  }
  for (const type of ['keydown', 'pointerdown', 'focusin']) {
    document.addEventListener(type, handleUse, { signal, capture: true });
  }
  const timer = setTimeout(want, idleAfter);
  const leave = place ? observeNear(place, want) : undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    leave?.();
  });
  if (document.activeElement !== document.body) handleUse({ target: document.activeElement });
  return () => stop.abort();
}
