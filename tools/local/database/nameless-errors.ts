import { inspect } from 'node:util';
import { messages } from '@electric-sql/pglite';
import { namelessMessage } from '../../../src/lib/nameless-message.ts';

/**
 * Lets the console show errors of the database without what somebody typed. The embedded backend prints each error that it
 * did not expect, and these hold the parameters of the statement and the row that was refused: names, addresses, the hash
 * of a password.
 */
export function namelessErrors(): void {
  Object.defineProperty(messages.DatabaseError.prototype, inspect.custom, {
    configurable: true,
    value(this: InstanceType<typeof messages.DatabaseError>) {
      const { code = '', message, routine = '' } = this;
      return `database error ${code}: ${namelessMessage(message)} (${routine})`;
    },
  });
}
