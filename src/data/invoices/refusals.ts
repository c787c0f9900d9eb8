import { DataError, failureText, type FailureTexts } from '@/data/errors';

/** The text for what the database refused, by the words of its refusal, else that of the error's code. */
export function refusalText(refusals: Readonly<Record<string, string>>, texts: FailureTexts, error: unknown): string {
  const message = error instanceof DataError ? error.message : '';
  const [, refused] = Object.entries(refusals).find(([words]) => message.includes(words)) ?? [];
  return refused ?? failureText(texts, error);
}
