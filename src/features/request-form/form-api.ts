import type { UseFormReturn } from 'react-hook-form';
import type { ZodForm } from '@/components/form/use-zod-form';
import type { RequestFields, ValidRequestFields } from '@/domain/request/request';

export type RequestFormApi = UseFormReturn<RequestFields, unknown, ValidRequestFields>;

export interface FormSectionProps {
  form: ZodForm<RequestFields, ValidRequestFields>;
}
