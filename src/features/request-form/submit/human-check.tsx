import type { Ref } from 'react';
import { messages } from '@/content/messages';

/** Milliseconds under which nobody fills in this form by hand. */
const leastTimeToFillIn = 2000;

/**
 * A sentence for a sender that looks like a program, '' for a person. `elapsed` is in milliseconds since the form was
 * shown; `trap` is what stands in the field that people do not see. Pressing once more is always enough for a person.
 */
export function humanCheck(elapsed: number, trap: string): string {
  if (trap !== '') return messages.submit.suspicious;
  return elapsed < leastTimeToFillIn ? messages.submit.tooFast : '';
}

interface HoneypotProps {
  ref: Ref<HTMLInputElement>;
}

/** A field that people neither see nor reach; programs fill it in. Emptied at every attempt, so a helpful autofill costs one more press. */
export function Honeypot({ ref }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="request-check">Laat dit veld leeg</label>
      <input ref={ref} id="request-check" name="request-check" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
