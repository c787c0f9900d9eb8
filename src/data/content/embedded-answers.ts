import type { ContentAnswers } from './known-answers';

/** Id of the data block in which a page brings the answers that it was made with. */
export const answersId = 'content-answers';

/** The answers as text for a data block in HTML. */
export function writeAnswers(answers: ContentAnswers): string {
  // "<" could end the block early.
  return JSON.stringify([...answers]).replaceAll('<', '\\u003c');
}

/** The answers that this page brought; none when it brought none. */
export function readAnswers(): ContentAnswers {
  const text = document.getElementById(answersId)?.textContent ?? '[]';
  const entries: unknown = JSON.parse(text);
  const answers: ContentAnswers = new Map();
  if (!Array.isArray(entries)) return answers;
  for (const entry of entries) {
    if (Array.isArray(entry) && typeof entry[0] === 'string') answers.set(entry[0], entry[1]);
  }
  return answers;
}
