/** Encoded, because an e-mail address that a visitor typed could add fields to the mail. */
export function mailHref(email: string, texts?: { subject: string; body: string }): string {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  if (!texts) return address;
  const body = texts.body.replaceAll('\n', '\r\n');
  return `${address}?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(body)}`;
}

/** A chat with a number in the form of `whatsappNumber`, with a text that is typed in already. */
export function chatHref(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
