#!/usr/bin/env bash
# Package:  @electric-sql/pglite 0.4.5 (npm), which @supabase/lite 0.10.0 runs on; 0.5.17 reads them as null
# Expected: An unquoted NULL in an array is a null element (PostgreSQL, "Array Input and Output Syntax").
# Seen:     In an array of texts it is the text 'NULL', in one of integers NaN, and an array of jsonb cannot be read.
# Cost:     An optional element of a list arrives as the word NULL, which no check for null finds.
# Here:     No array of the schema that is read holds NULL.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --ignore-scripts --no-audit --no-fund @electric-sql/pglite@0.4.5

cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';

const db = new PGlite();

async function read(array) {
  try {
    const { rows } = await db.query(`select ${array} as value`);
    return rows[0].value;
  } catch (error) {
    return error.constructor.name;
  }
}

const seen = {
  text: await read("array['a', null]"),
  integer: await read('array[1, null]'),
  jsonb: await read(`array['{"a": 1}'::jsonb, null]`),
};
console.log(seen);
assert.deepEqual(seen, { text: ['a', 'NULL'], integer: [1, NaN], jsonb: 'SyntaxError' });
process.exit(0);
JS
node run.mjs
