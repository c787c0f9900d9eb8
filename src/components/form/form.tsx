import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { clsx } from 'clsx/lite';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { Notice } from '@/components/ui/notice';
import type { FormState } from './use-zod-form';

const FormContext = createContext<FormState | null>(null);

function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('part of a form outside of <Form>');
  return state;
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  form: FormState;
}

/**
 * The `<form>` of `useZodForm`, whose state the components below read. Until it is
 * hydrated, the browser's own validation checks a prerendered form.
 */
export function Form({ form, ...props }: FormProps) {
  const isHydrated = useIsHydrated();
  return (
    <FormContext value={form}>
      <form
        {...props}
        noValidate={isHydrated}
        onSubmit={(event) => {
          // React events also bubble to the form around the dialog that holds this one.
          event.stopPropagation();
          void form.submit(event);
        }}
      />
    </FormContext>
  );
}

interface FormFieldsProps {
  className?: string;
  /** Something else than the form itself is busy. */
  isDisabled?: boolean;
  children: ReactNode;
}

/** Fields that are disabled while the form is busy, because what is typed then would be lost. */
export function FormFields({ className, isDisabled = false, children }: FormFieldsProps) {
  const { isBusy } = useFormState();
  const fieldset = useRef<HTMLFieldSetElement>(null);

  // A disabled field would lose the focus to the body: the submit button takes it instead.
  useLayoutEffect(() => {
    if (!isBusy || !fieldset.current?.contains(document.activeElement)) return;
    fieldset.current.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isBusy]);

  return (
    <fieldset ref={fieldset} disabled={isBusy || isDisabled} role="presentation" className={className}>
      {children}
    </fieldset>
  );
}

interface FormFailureProps {
  /** Announced once by a screen reader. */
  isSaidByToast?: boolean;
}

/** Why the last submission was refused, unless one field is to blame. */
export function FormFailure({ isSaidByToast = false }: FormFailureProps) {
  const { failure } = useFormState();
  if (!failure) return null;
  return (
    <Notice tone="danger" {...(!isSaidByToast && { role: 'alert' })}>
      <p className={clsx(failure.explanation && 'font-semibold')}>
        <ChangingText>{failure.text}</ChangingText>
      </p>
      {failure.explanation && (
        <p>
          <ChangingText>{failure.explanation}</ChangingText>
        </p>
      )}
    </Notice>
  );
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'aria-disabled'> {
  busyLabel: ReactNode;
  /** Something else than the form itself is busy. */
  isDisabled?: boolean;
}

/** Stays focusable while the form is busy; the form ignores presses then. */
export function SubmitButton({ busyLabel, isDisabled = false, children, ...button }: SubmitButtonProps) {
  const { isBusy } = useFormState();
  return (
    <Button {...button} type="submit" aria-disabled={isBusy || isDisabled}>
      <ChangingText>{isBusy ? busyLabel : children}</ChangingText>
    </Button>
  );
}

/** All errors in one place, each linked to its field. Takes the focus when a submission is refused. */
export function ErrorSummary() {
  const { errors, submitCount } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  if (errors.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} aria-labelledby="error-summary-title" role="group">
      <Notice tone="danger">
        <h3 id="error-summary-title" className="font-bold">
          <ChangingText>{errors.length === 1 ? 'Kijk dit veld nog na' : 'Kijk deze velden nog na'}</ChangingText>
        </h3>
        <ul className="mt-1 list-disc pl-5">
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                key={message}
                href={`#${id}`}
                className="inline-block py-0.5 text-danger underline"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
