import { useEffect, useEffectEvent } from 'react';
import type { RequestFields } from '@/domain/request/request';

/** What the visitor told in the hero already. */
export type Prefill = Pick<RequestFields, 'postcode' | 'houseNumber' | 'houseNumberAddition' | 'propertyType'>;

let waiting: Prefill | null = null;
let receive: ((prefill: Prefill) => void) | null = null;

/** Hands this to the request form of the page, now or once it is there. */
export function prefillRequest(prefill: Prefill): void {
  if (receive) receive(prefill);
  else waiting = prefill;
}

/** Receives what was handed over by `prefillRequest`. */
export function usePrefill(onPrefill: (prefill: Prefill) => void): void {
  const handlePrefill = useEffectEvent(onPrefill);
  useEffect(() => {
    receive = (prefill) => handlePrefill(prefill);
    if (waiting) receive(waiting);
    waiting = null;
    return () => {
      receive = null;
    };
  }, []);
}
