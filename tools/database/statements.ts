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
export async function splitScript(script: string): Promise<Statement[]> {
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

const relationSchema = z.object({ schemaname: z.string(), relname: z.string() });
const policySchema = z.object({ policy_name: z.string(), table: relationSchema });
const triggerSchema = z.object({
  trigname: z.string(),
  relation: relationSchema,
  isconstraint: z.boolean().default(false),
});

/** Statements that replace an older form of the object by the form of this statement; none for a table. */
export function replacementOf({ kind, text, tree }: Statement): string[] {
  switch (kind) {
    case 'CreateFunctionStmt':
    case 'ViewStmt':
      return [orReplace(text)];
    case 'CreateTrigStmt': {
      const { trigname, relation, isconstraint } = triggerSchema.parse(tree);
      // Only the owner of a table can drop its triggers, and auth.users has another owner.
      return isconstraint ? [drop('trigger', trigname, relation), text] : [orReplace(text)];
    }
    case 'CreatePolicyStmt': {
      const { policy_name, table } = policySchema.parse(tree);
      return [drop('policy', policy_name, table), text];
    }
    // A SELECT calls a function that grants or schedules, which can be repeated.
    case 'GrantStmt':
    case 'SelectStmt':
      return [text];
    case 'CreateSchemaStmt':
    case 'CreateExtensionStmt':
    case 'CompositeTypeStmt':
    case 'CreateStmt':
    case 'AlterTableStmt':
    case 'IndexStmt':
    case 'InsertStmt':
    case 'DoStmt':
      return [];
    default:
      throw new Error(`Say in tools/database/statements.ts what replaces a ${kind}: ${text}`);
  }
}

/** Comments may stand before the keyword. */
function orReplace(text: string): string {
  return text.replace(/^((?:--.*\n|\s)*create) (?!or replace )/i, '$1 or replace ');
}

function drop(kind: string, name: string, { schemaname, relname }: z.output<typeof relationSchema>): string {
  return `drop ${kind} if exists ${escapeIdentifier(name)} on ${escapeIdentifier(schemaname)}.${escapeIdentifier(relname)}`;
}
