import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadModule, parseSync } from 'libpg-query';
import { escapeIdentifier } from 'pg';
import { z } from 'zod';

/** One statement as it is written, with the comments before it and without a semicolon. */
export interface Statement {
  /** What Postgres calls it, such as `CreateFunctionStmt`. */
  kind: string;
  text: string;
  /** Its parse tree. */
  tree: unknown;
}

// Locations and lengths in bytes. Absent are: a location of 0, and the length of a last statement without a semicolon.
const scriptSchema = z.object({
  stmts: z
    .array(
      z.object({
        stmt: z.record(z.string(), z.unknown()),
        stmt_location: z.int().default(0),
        stmt_len: z.int().default(Infinity),
      }),
    )
    .default([]),
});

/** The statements of a script, in order. Throws on a syntax error. */
async function splitScript(script: string): Promise<Statement[]> {
  await loadModule();
  const bytes = Buffer.from(script);
  return scriptSchema.parse(parseSync(script)).stmts.flatMap(({ stmt, stmt_location, stmt_len }) => {
    const text = bytes
      .subarray(stmt_location, stmt_location + stmt_len)
      .toString()
      .trim();
    return Object.entries(stmt).map(([kind, tree]) => ({ kind, tree, text }));
  });
}

/** The statements of the SQL files of a folder, in the order of their names; the comment about a whole file is left out. */
export async function readStatements(folder: string): Promise<Statement[]> {
  const files = (await readdir(folder)).toSorted();
  const scripts = files.map(async (file) => splitScript(await readFile(path.join(folder, file), 'utf8')));
  return (await Promise.all(scripts))
    .flat()
    .map((statement) => ({ ...statement, text: statement.text.replace(/^((--.*\n)+\n+)+/, '') }));
}

const relationSchema = z.object({ schemaname: z.string(), relname: z.string() });
const policySchema = z.object({ policy_name: z.string(), table: relationSchema });
const triggerSchema = z.object({
  trigname: z.string(),
  relation: relationSchema,
  isconstraint: z.boolean().default(false),
});

const nameSchema = z.array(z.object({ String: z.object({ sval: z.string() }) }));
const functionSchema = z.object({ funcname: nameSchema });

/** Whether a statement creates this function, trigger or policy, as a description of the schema names it. */
export function creates({ kind, tree }: Statement, object: string): boolean {
  switch (kind) {
    case 'CreateFunctionStmt': {
      const name = functionSchema.parse(tree).funcname.map(({ String }) => String.sval);
      return object.startsWith(`function ${name.join('.')}(`);
    }
    case 'CreateTrigStmt': {
      const { trigname, relation } = triggerSchema.parse(tree);
      return isNamed(object, 'trigger', trigname, relation);
    }
    case 'CreatePolicyStmt': {
      const { policy_name, table } = policySchema.parse(tree);
      return isNamed(object, 'policy', policy_name, table);
    }
    default:
      return false;
  }
}

function isNamed(object: string, kind: string, name: string, { schemaname, relname }: z.output<typeof relationSchema>) {
  return [name, escapeIdentifier(name)].some((written) => object === `${kind} ${written} on ${schemaname}.${relname}`);
}

/** Statements that replace the older form of a function, trigger or policy by that of the statement. */
export function replacementOf({ kind, text, tree }: Statement): string[] {
  switch (kind) {
    case 'CreateTrigStmt': {
      const { trigname, relation, isconstraint } = triggerSchema.parse(tree);
      // Only the owner of a table can drop its triggers, and auth.users has another owner.
      return isconstraint ? [drop('trigger', trigname, relation), text] : [orReplace(text)];
    }
    case 'CreatePolicyStmt': {
      const { policy_name, table } = policySchema.parse(tree);
      return [drop('policy', policy_name, table), text];
    }
    default:
      return [orReplace(text)];
  }
}

/** Comments may stand before the keyword. */
function orReplace(text: string): string {
  return text.replace(/^((?:--.*\n|\s)*create) (?!or replace )/i, '$1 or replace ');
}

function drop(kind: string, name: string, { schemaname, relname }: z.output<typeof relationSchema>): string {
  return `drop ${kind} ${escapeIdentifier(name)} on ${schemaname}.${relname}`;
}
