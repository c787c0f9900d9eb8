import { useSyncExternalStore } from 'react';

// What is known of the code of the request form, which late-form.tsx loads.

type CodeState = 'waiting' | 'failed' | 'ready';

let state: CodeState = 'waiting';
const changes = new EventTarget();

export function codeState(): CodeState {
  return state;
}

/** `ready` once the form lives. */
export function setCodeState(next: CodeState): void {
  state = next;
  // For the loader in the page, which lets the browser send the form itself once this has failed.
  document.documentElement.toggleAttribute('data-failed', next === 'failed');
  changes.dispatchEvent(new Event('change'));
}

export function useCodeState(): CodeState {
  return useSyncExternalStore(subscribe, codeState, () => 'waiting' as const);
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Loads the code: the first time, or again after it failed. */
export function wantForm(): void {
  changes.dispatchEvent(new Event('wanted'));
}

export function nextWish(): Promise<unknown> {
  return new Promise((resolve) => changes.addEventListener('wanted', resolve, { once: true }));
}
