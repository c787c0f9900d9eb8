// What browsers import as `@supabase/realtime-js` (vite.config.ts): the site listens to no changes, and the websockets of
// supabase-js weigh 15 kB.

/** Does nothing: supabase-js creates one and tells it who is signed in. */
export class RealtimeClient {
  setAuth(): void {
    // Nobody listens.
  }
}
