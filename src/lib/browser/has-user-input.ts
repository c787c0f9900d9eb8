/** Whether a text field of the page differs from its initial value. */
export function hasUserInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
