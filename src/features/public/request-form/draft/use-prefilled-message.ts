import { useEffect, useRef } from 'react';
import type { RequestFormApi } from '../form-section';

/** The message that a city page fills in; '' for other pages, which have no city. */
export function prefilledMessage(city: string | undefined): string {
  return city === undefined ? '' : `Aanvraag energielabel in ${city}`;
}

/** Keeps the message equal to the prefilled one until the visitor edits it. */
export function usePrefilledMessage(form: RequestFormApi, message: string): void {
  const filledIn = useRef(message);
  useEffect(() => {
    const before = filledIn.current;
    filledIn.current = message;
    if (message !== before && form.getValues('message') === before) form.setValue('message', message);
  }, [form, message]);
}
