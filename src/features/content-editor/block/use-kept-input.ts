import { useEffect } from 'react';
import { forgetInput, keepInput } from '@/lib/kept-input';

/** Keeps what is typed, for when the page is left or the session ends; null keeps nothing. */
export function useKeptInput(name: string, typed: unknown): void {
  const text = typed === null ? '' : JSON.stringify(typed);
  useEffect(() => {
    if (text === '') forgetInput(name);
    else keepInput(name, text);
  }, [name, text]);
}
