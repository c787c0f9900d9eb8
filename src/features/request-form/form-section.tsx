import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ZodForm } from '@/components/form/use-zod-form';
import type { RequestFields, ValidRequestFields } from '@/domain/request/request';

export type RequestFormApi = UseFormReturn<RequestFields, unknown, ValidRequestFields>;

export interface FormSectionProps {
  form: ZodForm<RequestFields, ValidRequestFields>;
}

interface GroupProps {
  title: string;
  children: ReactNode;
}

export function Group({ title, children }: GroupProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-xl font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}
