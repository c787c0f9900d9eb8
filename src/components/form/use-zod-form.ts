import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { messages } from '@/content/messages';

/**
 * Why valid values were refused: shown at `field`, or else by `<FormFailure>`, where a second sentence may explain it.
 */
export type Refusal<Input extends FieldValues> = { field: Path<Input>; text: string } | FormFailureTexts;

interface FormFailureTexts {
  text: ReactNode;
  explanation?: string;
}

interface ZodFormOptions<Input extends FieldValues, Output> {
  /** Prefix of the ids of the fields. */
  id: string;
  schema: z.ZodType<Output, Input>;
  defaultValues: NoInfer<Input> & DefaultValues<NoInfer<Input>>;
  /**
   * Values that are kept outside the form, such as a draft: the form follows them and reports changes by `onChange`.
   */
  values?: NoInfer<Input>;
  onChange?: (name: string, typed: string) => void;
  /** The form has an `<ErrorSummary>`, which takes the focus instead of the first wrong field. */
  hasSummary?: boolean;
  /** Gets the names of the invalid fields. */
  onInvalid?: (names: string[]) => void;
  onSubmit: (values: Output) => Promise<Refusal<Input> | undefined> | undefined;
}

/** What the components of `form.tsx` read of a form. */
export interface FormState {
  submit: (event: Pick<Event, 'preventDefault'>) => Promise<void>;
  isBusy: boolean;
  failure: FormFailureTexts | null;
  /** The invalid fields, in the order of the page. */
  errors: { id: string; message: string }[];
  submitCount: number;
}

/** Connects a field component to its value and its error. */
export type FieldProps = UseFormRegisterReturn & { id: string; error: string | undefined };

export interface ZodForm<Input extends FieldValues, Output> extends FormState {
  /** React Hook Form's own methods; always the same object. */
  api: UseFormReturn<Input, unknown, Output>;
  field: (name: Path<Input>) => FieldProps;
  /** To be called after a control that is not the browser's own changed the value of its field. */
  onTyped: (name: Path<Input>, typed: string) => void;
  /** Writes the values that differ from those of the form, without a call of `onChange`. */
  write: (values: Input) => void;
}

/** Whether a date or time is typed halfway: its value is '' then, so that no schema sees it. */
export function isHalfTyped(control: unknown): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput;
}

/** Nothing is wrong before the fields are on the page. */
function inPageOrder(errors: FormState['errors']): FormState['errors'] {
  return errors.toSorted((one, other) => {
    const [field, next] = [document.getElementById(one.id), document.getElementById(other.id)];
    return field && next && field.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/**
 * A form, submitted once at a time. Errors show at their fields and the first of these takes the focus; the fields are
 * then validated at every change, until a submission succeeds.
 */
export function useZodForm<Input extends FieldValues, Output>(
  options: ZodFormOptions<Input, Output>,
): ZodForm<Input, Output> {
  const { id, schema, defaultValues, values, onChange, hasSummary = false, onInvalid, onSubmit } = options;
  const api = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
    defaultValues,
    shouldFocusError: !hasSummary,
  });
  const { formState } = api;
  const fieldNames = Object.keys(defaultValues).filter((name): name is Path<Input> => name in defaultValues);
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<FormState['failure']>(null);

  const lastValues = useRef<Input | undefined>(undefined);

  useEffect(() => {
    const last = lastValues.current;
    lastValues.current = values;
    if (!values) return;
    // A value that did not change outside may be older than what was typed since this render.
    writeSome(
      fieldNames.filter((name) => !(last && Object.is(last[name], values[name]))),
      values,
    );
  });

  function writeSome(names: readonly Path<Input>[], next: Input) {
    // One by one: writing a date or time that did not change would empty what is typed halfway.
    const changed = names.filter((name) => !Object.is(api.getValues(name), next[name]));
    for (const name of changed) api.setValue(name, next[name]);
    if (changed.length > 0 && formState.isSubmitted) void api.trigger();
  }

  async function handleValid(values: Output) {
    setIsBusy(true);
    try {
      const refusal = await onSubmit(values);
      // At once, because a field that was disabled meanwhile cannot take the focus before.
      flushSync(() => setIsBusy(false));
      if (!refusal) api.reset(undefined, { keepValues: true, keepDefaultValues: true });
      else if ('field' in refusal) api.setError(refusal.field, { message: refusal.text }, { shouldFocus: true });
      else setFailure(refusal);
    } finally {
      setIsBusy(false);
    }
  }

  async function submit(event: Pick<Event, 'preventDefault'>) {
    event.preventDefault();
    if (isRunning.current) return;
    const halfTyped = fieldNames.find((name) => isHalfTyped(document.getElementById(`${id}-${name}`)));
    if (halfTyped !== undefined) {
      api.setError(halfTyped, { message: messages.halfTyped }, { shouldFocus: true });
      return;
    }
    isRunning.current = true;
    setFailure(null);
    try {
      await api.handleSubmit(handleValid, (errors) => onInvalid?.(Object.keys(errors)))();
    } finally {
      isRunning.current = false;
    }
  }

  function errorOf(name: Path<Input>): string | undefined {
    return api.getFieldState(name, formState).error?.message;
  }

  function onTyped(name: Path<Input>, typed: string) {
    onChange?.(name, typed);
    // All fields: whether one is right may depend on another.
    if (formState.isSubmitted) void api.trigger();
    else api.clearErrors(name);
  }

  return {
    api,
    submit,
    write: (next) => writeSome(fieldNames, next),
    isBusy,
    failure,
    submitCount: formState.submitCount,
    onTyped,
    errors: inPageOrder(
      fieldNames.flatMap((name) => {
        const message = errorOf(name);
        return message ? [{ id: `${id}-${name}`, message }] : [];
      }),
    ),
    field: (name) => ({
      id: `${id}-${name}`,
      error: errorOf(name),
      ...api.register(name, {
        onChange: (event: { target: { value: string } }) => onTyped(name, event.target.value),
      }),
    }),
  };
}
