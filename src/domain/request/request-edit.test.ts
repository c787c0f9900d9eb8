import { expect, test } from 'vitest';
import { cleanRequestEdit, requestEditFields } from './request-edit.ts';

test('notes are cleaned and the other fields stay as chosen', () => {
  expect(requestEditFields.map((field) => cleanRequestEdit(field, ' 09:30\r\nen\u0007 '))).toEqual([
    ' 09:30\r\nen\u0007 ',
    ' 09:30\r\nen\u0007 ',
    ' 09:30\r\nen\u0007 ',
    '09:30\nen',
  ]);
});
