/** Copies what was filled in into a form to another one, by the names of the fields. */
export function copyInput(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const [name, value] of new FormData(from)) {
    const field = to.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field && 'value' in field && typeof value === 'string') field.value = value;
  }
}
