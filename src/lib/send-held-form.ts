/** Whether somebody pressed to try again. */
export function isRetry({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-retry]') !== null;
}

/** Sends a form that was sent before its code was there: until then src/app/boot.ts holds it back. */
export function sendHeldForm(form: Element | null): void {
  if (!(form instanceof HTMLFormElement) || !('held' in form.dataset)) return;
  delete form.dataset['held'];
  delete document.documentElement.dataset['loading'];
  form.requestSubmit();
}
