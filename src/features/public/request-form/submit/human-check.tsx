import type { Ref } from 'react';
import { messages } from '@/content/messages';

/** Nobody fills in this form by hand in fewer milliseconds. */
const minFillInTime = 2000;

/**
 * The message for a sender that looks like a bot; '' for a person. `elapsed` is milliseconds since the form was shown,
 * `trap` the value of the honeypot. A person who is stopped by mistake can submit again.
 */
export function humanCheck(elapsed: number, trap: string): string {
  if (trap !== '') return messages.submit.suspicious;
  return elapsed < minFillInTime ? messages.submit.tooFast : '';
}

interface HoneypotProps {
  ref: Ref<HTMLInputElement>;
}

/**
 * A honeypot: a hidden field that only bots fill in. The relay drops a request in which it has a value. Emptied at
 * every attempt, because a browser's autofill may fill it too.
 */
export function Honeypot({ ref }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="request-check">Laat dit veld leeg</label>
      <input ref={ref} id="request-check" name="_honeypot" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
