import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ZodForm } from '@/components/form/use-zod-form';
import type { RequestFields, ValidRequestFields } from '@/domain/request/request';
import type { AddressEdits } from './estimate';

/**
 * All that a visitor typed; `edits` is null until they correct what the register knows of the home. `guessedType` is the
 * type of home that was filled in for them, '' once they choose one.
 */
export type RequestInput = RequestFields & { edits: AddressEdits | null; guessedType: RequestFields['propertyType'] };

export type RequestFormApi = UseFormReturn<RequestInput, unknown, ValidRequestFields>;

export interface FormSectionProps {
  form: ZodForm<RequestInput, ValidRequestFields>;
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A step of the form, with its number on a bar of the label. */
export function Step({ number, title, children }: StepProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-4 flex flex-wrap items-center gap-3 text-xl font-bold">
        <span className="label-bar bg-primary pr-5 pl-3 text-on-primary">{number}</span>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
