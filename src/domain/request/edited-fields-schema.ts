import { z } from 'zod';
import { parseConstructionYear } from '../address/address.ts';
import { parseManualArea } from '../address/surface-area.ts';
import { requestLimits } from '../limits.ts';
import { cleanText } from '../text.ts';
import {
  correctedFields,
  requestEditFields,
  telephoneFields,
  type CorrectedField,
  type ManagedField,
  type RequestEdit,
  type TelephoneRequest,
} from './edited-fields.ts';
import { lacksAppointment } from './request-status.ts';
import { emptyRequestFields, requestFieldsSchema, typedFieldsShape, type FieldProblem } from './request.ts';

type ProblemText = (field: CorrectedField | ManagedField | 'message', problem: FieldProblem) => string;

/** In place of what did not change, and is not checked again. */
const acceptable = { ...emptyRequestFields, name: '-', email: 'a@example.org', propertyType: 'other' };

/** The two fields make one house number. */
const numberFields: readonly CorrectedField[] = ['houseNumber', 'houseNumberAddition'];

/** Checks an edit of a stored request by the rules of the visitor's form, as far as it changes something. */
export function requestEditSchema(base: RequestEdit, textOf: ProblemText) {
  return z.record(z.enum(requestEditFields), z.string()).superRefine((edit, context) => {
    refineSchedule(edit, context, textOf);
    const isNumberChanged = numberFields.some((field) => edit[field] !== base[field]);
    const changed = correctedFields.filter(
      (field) => edit[field] !== base[field] || (isNumberChanged && numberFields.includes(field)),
    );
    refineCorrection(Object.fromEntries(changed.map((field) => [field, edit[field]])), context, textOf);
  });
}

/** Checks a request that is entered by telephone: the same rules, for every field. */
export function telephoneRequestSchema(textOf: ProblemText) {
  return z
    .record(z.enum(telephoneFields), z.string())
    .superRefine((typed, context) => refineCorrection(typed, context, textOf));
}

function refineSchedule(edit: RequestEdit, context: z.RefinementCtx, textOf: ProblemText) {
  const { appointmentDate, appointmentTime, notes } = edit;
  if (lacksAppointment(edit)) {
    if (appointmentDate === '') refuse('appointmentDate', 'missing');
    if (appointmentTime === '') refuse('appointmentTime', 'missing');
  }
  if (cleanText(notes).length > requestLimits.notes) refuse('notes', 'too-long');

  function refuse(field: ManagedField, problem: FieldProblem) {
    context.addIssue({ code: 'custom', path: [field], message: textOf(field, problem) });
  }
}

function refineCorrection(typed: Partial<TelephoneRequest>, context: z.RefinementCtx, textOf: ProblemText) {
  const { surfaceArea = '', constructionYear = '', rushService } = typed;
  const fields = typedFieldsShape.parse({ ...acceptable, ...typed, rushService: rushService === 'true' });
  const { error } = requestFieldsSchema(textOf).safeParse(fields);
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  if (surfaceArea.trim() !== '' && parseManualArea(surfaceArea) === null) refuse('surfaceArea');
  if (constructionYear.trim() !== '' && parseConstructionYear(constructionYear) === null) refuse('constructionYear');

  function refuse(field: CorrectedField) {
    context.addIssue({ code: 'custom', path: [field], message: textOf(field, 'invalid') });
  }
}
