#!/usr/bin/env bash
# Package:  @supabase/lite 0.10.0 with @electric-sql/pglite 0.4.5 (npm)
# Expected: `Preference-Applied` names what the server did (RFC 7240, section 3). PostgREST names `tx=rollback` only where
#           `db-tx-end` allows it, and then the request changes nothing ("Prefer Header", Transaction End Preference).
# Seen:     The response to a PATCH with `Prefer: tx=rollback` says that it was applied, and the row is changed.
# Cost:     A trial run, as `.rollback()` of supabase-js asks for, writes.
# Here:     No request asks for a rollback; `mails_of_changes` undoes its trial inside the database.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @supabase/lite@0.10.0 @electric-sql/pglite@0.4.5

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';

const connection = await createPgliteConnection({ url: 'memory://' });
const app = new App({ connection, api: { schemas: ['public'] } });
await app.init();
await connection.exec("create table items (id int primary key, name text); insert into items values (1, 'before')");

const response = await app.fetch(
  new Request('http://localhost/rest/v1/items?id=eq.1', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', prefer: 'tx=rollback' },
    body: JSON.stringify({ name: 'after' }),
  }),
);
const later = await app.fetch(new Request('http://localhost/rest/v1/items?select=name'));
const seen = { applied: response.headers.get('preference-applied'), rows: await later.json() };
console.log(seen);
assert.match(seen.applied, /tx=rollback/);
assert.deepEqual(seen.rows, [{ name: 'after' }]);
process.exit(0);
JS
node run.mjs
