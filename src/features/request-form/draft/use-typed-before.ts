import { useEffect, useInsertionEffect, useRef } from 'react';
import { anchors } from '@/lib/paths';
import { emptyRequestFields, typedFieldsShape, type RequestFields } from '@/domain/request/request';
import type { RequestFormApi } from '../form-api';

/** Takes over what was typed before the form was hydrated: React leaves it in the fields, but react-hook-form empties them. */
export function useTypedBefore(form: RequestFormApi): void {
  const typed = useRef<Partial<RequestFields> | null>(null);

  // Before the fields are registered.
  useInsertionEffect(() => {
    typed.current = readTyped();
  }, []);

  useEffect(() => {
    if (typed.current !== null) form.reset({ ...form.getValues(), ...typed.current });
  }, [form]);
}

/** The fields of the form in the page that are filled in; null when none is. */
function readTyped(): Partial<RequestFields> | null {
  const element = document.getElementById(anchors.contactForm);
  if (!(element instanceof HTMLFormElement)) return null;
  const filled = Object.fromEntries([...new FormData(element)].filter(([, value]) => value !== ''));
  const { success, data } = typedFieldsShape.safeParse({
    ...emptyRequestFields,
    ...filled,
    rushService: 'rushService' in filled,
  });
  if (!success) return null;
  const typed = Object.entries(data).filter(([name]) => name in filled);
  return typed.length === 0 ? null : Object.fromEntries(typed);
}
