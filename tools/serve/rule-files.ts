/** A line of `_redirects`. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** A path of `_headers` with the headers under it. */
interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Reads `_redirects`: `from to status` a line; what is not that, such as a comment, is skipped. */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const [, from, to, status] = /^(\/\S*)\s+(\/\S*)\s+(\d{3})\s*$/.exec(line) ?? [];
    return from !== undefined && to !== undefined ? [{ from, to, status: Number(status) }] : [];
  });
}

/** Reads `_headers`: a path, then its indented `Name: value` lines. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    else if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** Whether a path falls under a rule's pattern: the same, or the same up to a `*` at its end. */
export function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
