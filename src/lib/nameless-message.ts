const named = /(constraint|relation|column|table|function|policy|index|trigger) $/;

/**
 * A message of the database without what somebody typed: quoted values, e-mail addresses, and what looks like a key or a
 * hash. Names of tables, columns and constraints stay.
 */
export function namelessMessage(message: string): string {
  return message
    .replace(/"[^"]*"/g, (quoted, at: number) =>
      named.test(message.slice(0, at)) && /^"[a-z_]+"$/.test(quoted) ? quoted : '"…"',
    )
    .replace(/[^\s"@]+@[^\s"@]+/g, '…')
    .replace(/\b[0-9a-f]{8}[0-9a-f-]{8,}\b/gi, '…');
}
