/** Mails a text to the office through the form relay; false when the relay did not take it. */
export type PostToRelay = (subject: string, message: string) => Promise<boolean>;

interface FormRelay {
  /** Of the form, as VITE_FORM_RELAY_URL; absent or empty without one. */
  url: string | undefined;
  /** Origin of the site: the form takes posts of its pages alone. */
  siteUrl: string;
  send: (request: Request) => Promise<Response>;
}

/** Milliseconds. */
const timeout = 10_000;

/** The form relay as a second road for mail to the office; null without a URL. Throws for a URL that is no https. */
export function formRelay({ url = '', siteUrl, send }: FormRelay): PostToRelay | null {
  if (url.trim() === '') return null;
  const target = URL.canParse(url) ? new URL(url) : null;
  if (target === null || (target.protocol !== 'https:' && !siteUrl.startsWith('http:'))) {
    throw new Error('FORM_RELAY_URL must be the https URL of a form, as VITE_FORM_RELAY_URL');
  }

  return async (subject, message) => {
    try {
      const answer = await send(
        new Request(target, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json', Origin: siteUrl },
          body: JSON.stringify({ message, _email: { subject } }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        }),
      );
      await answer.body?.cancel();
      // A page is the answer of something in between.
      return answer.ok && /json/i.test(answer.headers.get('Content-Type') ?? '');
    } catch {
      return false;
    }
  };
}
