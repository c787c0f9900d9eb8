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

type ProblemText = (field: RequestEditField | keyof TelephoneRequest, problem: FieldProblem) => string;

/** The two fields make one house number. */
const numberFields: readonly RequestEditField[] = ['houseNumber', 'houseNumberAddition'];

/** Checks an edit of a stored request by the rules of the visitor's form, as far as it changes something. */
export function requestEditSchema(base: RequestEdit, source: RequestSource, textOf: ProblemText) {
  return z.record(z.enum(requestEditFields), z.string()).superRefine((edit, context) => {
    const isNumberChanged = numberFields.some((field) => edit[field] !== base[field]);
    const changed = requestEditFields.filter(
      (field) => edit[field] !== base[field] || (isNumberChanged && numberFields.includes(field)),
    );
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
