/** Maximum length in characters, as in supabase/migrations. */
export const maxWebhookUrl = 2000;

// The CHECK of `settings.webhook_url` repeats this; supabase/tests/access/settings.test.ts compares them.
const acceptedUrl =
  /^(https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?|http:\/\/(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)?\/(|[!-.0-[\]-~][!-~]*)$/;

/**
 * What an administrator typed as the URL of the automation, as it is stored: https to a host with a name, plain http to this machine, or a
 * path of the site itself. '' when there is to be no automation; null for anything else, also with a name or password
 * in it.
 */
export function parseWebhookUrl(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === '') return '';
  const isPath = trimmed.startsWith('/');
  const absolute = isPath ? `https://site.invalid${trimmed}` : trimmed;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  url.hash = '';
  const stored = isPath ? url.href.replace('https://site.invalid', '') : url.href;
  return stored.length <= maxWebhookUrl && acceptedUrl.test(stored) ? stored : null;
}
