import { useEffect, useEffectEvent } from 'react';
import { propertyTypeLabel } from '@/content/public/property-types';
import type { RequestFields } from '@/domain/request/request';
import { anchors } from '@/lib/paths';

/** What the visitor already filled in in the hero. */
export type Prefill = Pick<RequestFields, 'postcode' | 'houseNumber' | 'houseNumberAddition' | 'propertyType'>;

let waiting: Prefill | null = null;
let receive: ((prefill: Prefill) => void) | null = null;

/** Passes this to the request form of the page, now or once it is mounted. */
export function prefillRequest(prefill: Prefill): void {
  if (receive) receive(prefill);
  else {
    waiting = prefill;
    // Also into the prerendered fields: if the code of the form fails to load, the browser posts those.
    fillIn({ ...prefill, propertyType: propertyTypeLabel(prefill.propertyType) });
  }
}

function fillIn(values: Record<keyof Prefill, string>): void {
  const form = document.getElementById(anchors.contactForm);
  for (const [name, value] of Object.entries(values)) {
    const field = form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field) field.value = value;
  }
}

/** The fields of the hero's form in the URL, when it was submitted without JavaScript; removes them from the URL. */
function readUrl(): Prefill | null {
  const typed = new URLSearchParams(window.location.search);
  const [postcode, houseNumber] = [typed.get('postcode'), typed.get('houseNumber')];
  if (postcode === null || houseNumber === null) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash);
  return { postcode, houseNumber, houseNumberAddition: '', propertyType: '' };
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
