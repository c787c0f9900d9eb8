import type { Ref } from 'react';

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
