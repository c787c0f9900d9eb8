/** Questions with one name open one at a time by themselves, but not yet in every browser that is still used. */
export function keepOneOpen(): void {
  document.addEventListener('toggle', closeOthers, { capture: true });
}

function closeOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute('name');
  if (name === null) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (other !== target && other.getAttribute('name') === name) other.open = false;
  }
}
