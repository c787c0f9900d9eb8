#!/usr/bin/env bash
# Package:  @supabase/lite 0.10.0 with @electric-sql/pglite 0.4.5 (npm)
# Expected: PostgREST returns rows as PostgreSQL's own functions write them in JSON: numeric and bigint as numbers with all
#           their digits, timestamptz in ISO 8601 with T and an offset of hours and minutes (PostgreSQL, "JSON Functions").
# Seen:     A numeric is a string as soon as it ends in a zero (every price in whole euros) and a number otherwise, a
#           bigint above 2^53 is rounded, and a moment is written with a space and `+00`.
# Cost:     `price + 15` of €285.00 is '285.0015' here and 300 in production, and the reverse goes unnoticed.
# Here:     zod and `isoTimestamp` of `src/data` accept both forms.
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
await connection.exec(`
  create table orders (id int primary key, price numeric(10, 2), counter bigint, at timestamptz);
  insert into orders values
    (1, 285.00, 9007199254740993, '2027-06-01T09:00:00+02:00'), (2, 285.25, 1, '2027-06-01T09:00:00Z')`);

const response = await app.fetch(new Request('http://localhost/rest/v1/orders?select=price,counter,at&order=id'));
const seen = await response.text();
console.log(seen);
assert.equal(
  seen,
  '[{"price":"285.00","counter":9007199254740992,"at":"2027-06-01 07:00:00+00"},' +
    '{"price":285.25,"counter":1,"at":"2027-06-01 09:00:00+00"}]',
);
process.exit(0);
JS
node run.mjs
