/** Whether a text field of the page holds something else than when it came. */
export function hasUserInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
