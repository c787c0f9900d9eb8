import { z } from 'zod';
import {
  requestEditFields,
  telephoneFields,
  type RequestEdit,
  type RequestEditField,
  type TelephoneRequest,
} from './edited-fields.ts';
import type { RequestSource } from './field-types.ts';
import { lacksAppointment } from './request-status.ts';
import { problemsOf, type FieldProblem } from './field-input.ts';
import { atHomeFields, payerFields } from './roles.ts';

type ProblemText = (field: RequestEditField | keyof TelephoneRequest, problem: FieldProblem) => string;

/** Fields that are right or wrong together: the two make one house number. */
const groups: readonly (readonly RequestEditField[])[] = [
  ['houseNumber', 'houseNumberAddition'],
  atHomeFields,
  payerFields,
];

/** Checks an edit of a stored request by the rules of the visitor's form, as far as it changes something. */
export function requestEditSchema(base: RequestEdit, source: RequestSource, textOf: ProblemText) {
  return z.record(z.enum(requestEditFields), z.string()).superRefine((edit, context) => {
    function isChanged(field: RequestEditField) {
      return edit[field] !== base[field];
    }
    const together = groups.filter((group) => group.some(isChanged)).flat();
    const changed = requestEditFields.filter((field) => isChanged(field) || together.includes(field));
    const missing = (['appointmentDate', 'appointmentTime'] as const).filter((field) => edit[field] === '');
    const planned = lacksAppointment(edit) ? missing.map((field) => [field, 'missing'] as const) : [];
    const unexplained =
      edit.agreedPrice !== '' && edit.agreedPrice !== base.agreedPrice && edit.agreedPriceReason.trim() === ''
        ? [['agreedPriceReason', 'missing'] as const]
        : [];
    refuse([...planned, ...unexplained, ...problemsOf(changed, edit, source)], context, textOf);
  });
}

/** Checks a request that is entered by telephone: the same rules, for every field, but no e-mail address is needed. */
export function telephoneRequestSchema(textOf: ProblemText) {
  return z
    .record(z.enum(telephoneFields), z.string())
    .superRefine((typed, context) => refuse(problemsOf(telephoneFields, typed, 'telephone'), context, textOf));
}

function refuse(
  problems: (readonly [Parameters<ProblemText>[0], FieldProblem])[],
  context: z.RefinementCtx,
  textOf: ProblemText,
) {
  for (const [field, problem] of problems) {
    context.addIssue({ code: 'custom', path: [field], message: textOf(field, problem) });
  }
}
