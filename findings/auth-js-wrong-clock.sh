#!/usr/bin/env bash
# Package:  @supabase/auth-js 2.119.0 (npm)
# Expected: A token comes with `expires_in: 3600`, the seconds that it lasts, which no clock of a device can make wrong (RFC
#           6749, section 5.1), and `getSession` refreshes a session once it has expired (documentation, "getSession").
# Seen:     `expires_at`, a moment by the clock of the server, counts instead and is compared with the clock of the device.
#           Where that is an hour ahead, each `getSession` asks for a new token, also right after signing in.
# Cost:     Every query of supabase-js begins with `getSession`, so that each becomes two calls, which count towards the
#           limits of the auth service. The screen shows nothing of it, and the clocks of those who build it are right.
# Here:     `src/data/auth/own-clock.ts` stores the end of a session by the clock of the device.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @supabase/auth-js@2.119.0

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { GoTrueClient } from '@supabase/auth-js';

/** How often a client whose clock is so many seconds ahead asks for a new token while its session is read ten times. */
async function refreshes(secondsAhead) {
  const now = Date.now;
  let calls = 0;
  function session() {
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const expires_at = Math.floor(now() / 1000) + 3600;
    const access_token = [{ alg: 'HS256', typ: 'JWT' }, { sub: '1', exp: expires_at }, 'signature'].map(part).join('.');
    const user = { id: '1', aud: 'authenticated', email: 'jo@example.org' };
    return { access_token, refresh_token: 'token', token_type: 'bearer', expires_in: 3600, expires_at, user };
  }
  const auth = new GoTrueClient({
    url: 'http://localhost/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    fetch: async (url) => {
      if (url.includes('grant_type=refresh_token')) calls += 1;
      return Response.json(session());
    },
  });
  Date.now = () => now() + secondsAhead * 1000;
  await auth.signInWithPassword({ email: 'jo@example.org', password: 'password' });
  for (let read = 0; read < 10; read += 1) await auth.getSession();
  Date.now = now;
  return calls;
}

const seen = {
  'a right clock': await refreshes(0),
  'fifty minutes ahead': await refreshes(50 * 60),
  'an hour ahead': await refreshes(60 * 60),
};
console.log(seen);
assert.deepEqual(seen, { 'a right clock': 0, 'fifty minutes ahead': 0, 'an hour ahead': 10 });
process.exit();
JS
node run.mjs
