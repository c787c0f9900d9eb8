/** `maandag, woensdag en vrijdag`. */
export function enumerate(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' en ');
}
