import { messages } from '@/content/messages';

/** The hidden fields of a native submission, without our code; the relay redirects it to `thanksUrl`. */
export function nativeMailFields(
  thanksUrl: string,
  subject: string = messages.requestMail.subject,
): Readonly<Record<string, string>> {
  const { from } = messages.requestMail;
  return { _redirect: thanksUrl, '_email.from': from, '_email.subject': subject };
}
