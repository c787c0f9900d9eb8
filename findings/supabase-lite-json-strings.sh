#!/usr/bin/env bash
# Package:  @supabase/lite 0.10.0 with @electric-sql/pglite 0.4.5 (npm)
# Expected: A JSON string is a value of a jsonb column like any other: PostgREST stores "later" as a string, and a string
#           that happens to hold JSON stays a string.
# Seen:     A string is parsed as JSON text: "later" is refused with 22P02, "{\"a\": 1}" is stored as an object and "7" as
#           a number. Numbers, truth values, arrays and objects are stored as sent.
# Cost:     Free text in a jsonb column cannot be tested, and text that looks like JSON changes its type.
# Here:     What is stored in a jsonb column is an object or a list.
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
await connection.exec('create table notes (id int generated always as identity primary key, value jsonb)');

async function store(value) {
  const response = await app.fetch(
    new Request('http://localhost/rest/v1/notes?select=value', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify({ value }),
    }),
  );
  const body = await response.json();
  return response.ok ? body[0].value : body.code;
}

const seen = {
  number: await store(5),
  array: await store([1, 'a']),
  text: await store('later'),
  textOfObject: await store('{"a": 1}'),
  textOfNumber: await store('7'),
};
console.log(seen);
assert.deepEqual(seen, { number: 5, array: [1, 'a'], text: '22P02', textOfObject: { a: 1 }, textOfNumber: 7 });
process.exit(0);
JS
node run.mjs 2>/dev/null
