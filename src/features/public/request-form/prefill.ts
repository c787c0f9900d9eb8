import { useEffect, useEffectEvent } from 'react';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import { anchors } from '@/lib/paths';
import type { RequestInput } from './form-section';

/** What the visitor filled in or found elsewhere on the page: in the hero, or on a price card. */
export type Prefill = Partial<
  Pick<
    RequestInput,
    'postcode' | 'houseNumber' | 'houseNumberAddition' | 'propertyType' | 'guessedType' | 'rushService'
  >
>;

let waiting: Prefill | null = null;
let receive: ((prefill: Prefill) => void) | null = null;

/** Passes this to the request form of the page, now or once it is mounted. */
export function prefillRequest(prefill: Prefill): void {
  if (receive) receive(prefill);
  else {
    waiting = { ...waiting, ...prefill };
    // Also into the prerendered fields: if the code of the form fails to load, the browser posts those.
    fillIn(prefill);
  }
}

function fillIn(values: Prefill): void {
  const form = document.getElementById(anchors.contactForm);
  for (const [name, value] of Object.entries(values)) {
    const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!field) continue;
    if (typeof value === 'boolean') field.checked = value;
    else field.value = name === 'propertyType' ? propertyTypeLabel(value) : value;
  }
}

/** The fields of the hero's form in the URL, when it was submitted without JavaScript; removes them from the URL. */
function readUrl(): Prefill | null {
  const typed = new URLSearchParams(window.location.search);
  const [postcode, houseNumber] = [typed.get('postcode'), typed.get('houseNumber')];
  if (postcode === null || houseNumber === null) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
  return { postcode, houseNumber, houseNumberAddition: '' };
}

/** Receives what was handed over by `prefillRequest`. */
export function usePrefill(onPrefill: (prefill: Prefill) => void): void {
  const handlePrefill = useEffectEvent(onPrefill);
  useEffect(() => {
    receive = (prefill) => handlePrefill(prefill);
    const handedOver = waiting ?? readUrl();
    if (handedOver) receive(handedOver);
    waiting = null;
    return () => {
      receive = null;
    };
  }, []);
}
