import { supabase } from '@/data/client';
import { currentSession } from './current-session';
import { withTimeout } from './errors';

/** Milliseconds. */
const timeout = 4_000;

/** Storage keys of the auth client's session. */
const sessionKeys = /^sb-.+-auth-token/;

/**
 * Ends the session on this device, and on the server when that responds; sessions on other devices stay. Never throws:
 * signing out of a shared computer must work without a network too.
 */
export async function signOut(): Promise<void> {
  currentSession.leave();
  try {
    const { error } = await withTimeout(timeout, supabase.auth.signOut({ scope: 'local' }));
    if (error) throw error;
  } catch (error) {
    console.warn('The auth service does not know of this sign-out', error);
    clearLocalSession();
  }
}

/** The auth client removes nothing while it waits for a token refresh. */
function clearLocalSession(): void {
  try {
    Object.keys(window.localStorage)
      .filter((key) => sessionKeys.test(key))
      .forEach((key) => window.localStorage.removeItem(key));
  } catch (error) {
    console.warn('This browser has no storage', error);
  }
  currentSession.forget();
}
