#!/usr/bin/env bash
# Package:  @supabase/auth-js 2.119.0, vitest 5.1.1 and jsdom 29.1.0 (npm), with Node's own BroadcastChannel
# Expected: Each test file in the `threads` and `vmThreads` pools has a browser of its own (Vitest, "pool": files are
#           isolated from each other).
# Seen:     jsdom has no BroadcastChannel, so that test files see that of Node, which reaches every thread of the
#           process. auth-js tells its events on a channel named after its storage key: the sign-out of one file is
#           announced as SIGNED_OUT to a client in another file that runs beside it.
# Cost:     A test that has somebody signed in loses the session while an unrelated file signs out: once in hundreds of
#           runs, never alone. In the `forks` pool it does not happen.
# Here:     `src/test/setup.ts` names the channels of each test file apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --prefix . --silent --no-audit --no-fund @supabase/auth-js@2.119.0 vitest@5.1.1 jsdom@29.1.0

cat > client.js <<'JS'
import { AuthClient } from '@supabase/auth-js';

export function newClient() {
  // Each client signs out by itself: no request leaves this file.
  return new AuthClient({
    url: 'http://auth.example',
    storageKey: 'session',
    autoRefreshToken: false,
    fetch: async () => new Response(null, { status: 204 }),
  });
}
JS
cat > signs-out.test.js <<'JS'
import { test } from 'vitest';
import { newClient } from './client.js';

test('signs out again and again', async () => {
  for (let i = 0; i < 40; i += 1) {
    await newClient().signOut({ scope: 'local' });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});
JS
cat > only-listens.test.js <<'JS'
import { appendFileSync } from 'node:fs';
import { test } from 'vitest';
import { newClient } from './client.js';

test('signs nobody out', async () => {
  const events = [];
  newClient().onAuthStateChange((event) => events.push(event));
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  appendFileSync('seen.txt', `${process.env.POOL}: ${events.includes('SIGNED_OUT') ? 'signed out' : 'left alone'}\n`);
});
JS

for pool in threads vmThreads forks; do
  POOL=$pool npx vitest run --pool "$pool" --environment jsdom --maxWorkers 2 --testTimeout 60000 > "$pool.txt" 2>&1 ||
    { cat "$pool.txt"; exit 1; }
done
cat seen.txt
diff seen.txt - <<'TXT'
threads: signed out
vmThreads: signed out
forks: left alone
TXT
