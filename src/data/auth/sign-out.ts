import { supabase } from '@/data/client';
import { currentSession } from './current-session';
import { within } from './failure';

const timeout = 4_000;

/** Where the auth client keeps a session on this device. */
const sessionKeys = /^sb-.+-auth-token/;

/**
 * Ends the session on this device, and on the server when that answers; sessions on other devices stay. Never throws:
 * somebody who leaves a shared computer is signed out there, whatever the network does.
 */
export async function signOut(): Promise<void> {
  try {
    const { error } = await within(timeout, supabase.auth.signOut({ scope: 'local' }));
    if (error) throw error;
  } catch (error) {
    console.warn('The auth service does not know of this sign-out', error);
    forgetOnThisDevice();
  }
}

/** The auth client may still wait for a renewal that never comes, and removes nothing until then. */
function forgetOnThisDevice(): void {
  try {
    Object.keys(window.localStorage)
      .filter((key) => sessionKeys.test(key))
      .forEach((key) => window.localStorage.removeItem(key));
  } catch (error) {
    console.warn('This browser keeps no storage', error);
  }
  currentSession.forget();
}
