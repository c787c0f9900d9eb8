#!/usr/bin/env bash
# Package:  @electric-sql/pglite 0.4.5 (npm); 0.5.17 does the same
# Expected: PostgreSQL cancels a statement that runs longer than `statement_timeout`, with error 57014 (documentation,
#           "Client Connection Defaults").
# Seen:     The setting is accepted and shown, and nothing is ever cancelled: neither a sleep nor a computation.
# Cost:     A test of "this query is bounded in time" passes on PostgreSQL alone, and one runaway query holds the only
#           connection for as long as it likes.
# Here:     Nothing relies on a timeout of the database: functions bound their arguments and their work.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @electric-sql/pglite@0.4.5

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';

const db = new PGlite();
await db.exec("set statement_timeout = '100ms'");
const { rows } = await db.query('show statement_timeout');

async function outcome(statement) {
  try {
    await db.query(statement);
    return 'finished';
  } catch (error) {
    return error.code;
  }
}

const seen = {
  setting: rows[0].statement_timeout,
  sleep: await outcome('select pg_sleep(1)'),
  computation: await outcome('select sum(n) from generate_series(1, 2000000) as n'),
};
console.log(seen);
assert.deepEqual(seen, { setting: '100ms', sleep: 'finished', computation: 'finished' });
JS
node run.mjs
