/** What the visitor can quote on the phone: the first eight characters of the id. */
export function requestReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
