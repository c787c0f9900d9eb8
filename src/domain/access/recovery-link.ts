/**
 * The token of a link in a recovery mail, from the hash of /login (supabase/templates/recovery.html), or null. The page
 * exchanges it when its button is pressed: a mail scanner that opens the link does not use it up.
 */
export function parseRecoveryLink(hash: string): string | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return parameters.get('type') === 'recovery' ? parameters.get('token_hash') : null;
}
