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
