/** Moves the focus to the button of the first request of the list, if there is one. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row-button]')?.focus();
}
