import { expect, test } from 'vitest';
import { namelessMessage } from './nameless-message';

test.each([
  [
    'new row for relation "contact_submissions" violates check constraint "contact_submissions_name_check"',
    'new row for relation "contact_submissions" violates check constraint "contact_submissions_name_check"',
  ],
  ['invalid input syntax for type date: "Jan de Vries"', 'invalid input syntax for type date: "…"'],
  ['invalid input syntax for type uuid: "3f1b9c52"', 'invalid input syntax for type uuid: "…"'],
  ['no link 3f1b9c52-0000-4000-8000-000000000001 of jan@example.nl', 'no link … of …'],
  [
    'duplicate key value violates unique constraint "users_email_key"',
    'duplicate key value violates unique constraint "users_email_key"',
  ],
  ['column "Jan" of relation "a" does not exist', 'column "…" of relation "a" does not exist'],
])('%s is written as %s', (message, written) => {
  expect(namelessMessage(message)).toBe(written);
});
