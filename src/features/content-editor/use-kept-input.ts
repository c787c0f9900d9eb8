import { useEffect } from 'react';
import type { z } from 'zod';
import { forgetInput, keepInput, readKeptInput } from '@/lib/kept-input';

/** Keeps what is typed, for when the page is left or the session ends; null keeps nothing. */
export function useKeptInput(name: string, typed: unknown): void {
  const text = typed === null ? '' : JSON.stringify(typed);
  useEffect(() => {
    if (text === '') forgetInput(name);
    else keepInput(name, text);
  }, [name, text]);
}

/** What was kept under this name, or null for nothing and for what has another shape. */
export function parseKeptInput<T>(name: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(readKeptInput(name) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
