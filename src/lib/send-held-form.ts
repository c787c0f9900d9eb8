/** Whether somebody pressed to try again. */
export function isRetry({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-retry]') !== null;
}

/** Submits a form that src/app/boot/boot.ts held back because its code was not loaded yet. */
export function sendHeldForm(form: Element | null): void {
  if (!(form instanceof HTMLFormElement) || !('held' in form.dataset)) return;
  delete form.dataset['held'];
  delete document.documentElement.dataset['loading'];
  form.requestSubmit();
}
