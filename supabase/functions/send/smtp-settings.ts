export interface SmtpSettings {
  host: string;
  port: number;
  user: string;
  password: string;
  /** Who mails, as the customer reads it. */
  from: { name: string; address: string };
}

const names = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM'] as const;

/**
 * How to mail, from the secrets; null without any of them. Throws an error that names each one that is missing or
 * wrong, and repeats none.
 */
export function smtpSettings(read: (name: string) => string | undefined): SmtpSettings | null {
  const values = Object.fromEntries(names.map((name) => [name, read(name)?.trim() ?? '']));
  if (Object.values(values).every((value) => value === '')) return null;
  const { SMTP_HOST: host = '', SMTP_PORT: port = '', SMTP_USER: user = '', MAIL_FROM: sender = '' } = values;
  const password = read('SMTP_PASSWORD') ?? '';
  const [, name = '', bracketed, bare] = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>|(\S+))$/.exec(sender) ?? [];
  const address = bracketed ?? bare ?? '';
  const problems = [
    ...(/^[a-z0-9.-]+$/i.test(host) ? [] : ['SMTP_HOST must be the name of a mail server, such as smtp.example.org']),
    ...(/^[1-9][0-9]{0,4}$/.test(port) ? [] : ['SMTP_PORT must be a port, such as 465']),
    ...(user === '' ? ['SMTP_USER must be set'] : []),
    ...(password === '' ? ['SMTP_PASSWORD must be set'] : []),
    ...(isOneAddress(address) ? [] : ['MAIL_FROM must be an address, such as Naam <post@example.org>']),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
  return { host, port: Number(port), user, password, from: { name, address } };
}

/** Whether a text is exactly one e-mail address: no list, no name, no line break. */
export function isOneAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+\.[^\s@,;:<>()[\]"\\\p{C}]+$/u.test(text)
  );
}
