import type { SchemaDescription } from './schema-description.ts';
import { changeRights } from './right-changes.ts';
import { findDifferences, signatureOf, type Difference } from './schema-differences.ts';
import { creates, replacementOf, type Statement } from './statements.ts';

/**
 * The beginning of a migration that turns the schema of `supabase/migrations` into that of `supabase/schemas`: statements
 * for functions, triggers, policies and rights, and a comment that names everything else that differs.
 *
 * @param statements of the schema files, in order
 */
export function draftMigration(
  migrated: SchemaDescription,
  wanted: SchemaDescription,
  statements: readonly Statement[],
): string {
  const differences = findDifferences(migrated, wanted);
  const created = new Set<string>();
  const creations = statements.flatMap((statement) => {
    const made = differences.filter(({ object, wanted }) => wanted !== undefined && creates(statement, object));
    for (const { object } of made) created.add(object);
    if (made.length === 0) return [];
    return made.every((difference) => difference.migrated === undefined) ? [statement.text] : replacementOf(statement);
  });

  const removed = differences.flatMap(({ object, wanted }) => (wanted === undefined ? [object] : []));
  const functions = removed.filter((object) => object.startsWith('function '));
  // With other parameters or another result. Others are dropped last, when no function needs them any more.
  const renewed = functions.filter((object) => [...created].some((other) => nameOf(other) === nameOf(object)));
  const before = [...removed.filter((object) => /^(trigger|policy) /.test(object)), ...renewed];
  const after = functions.filter((object) => !renewed.includes(object));

  const written = new Set([...created, ...before, ...after]);
  const byHand = differences.filter(({ object }) => !written.has(object) && !object.startsWith('grant '));
  const statementsOfDraft = [
    ...before.map(drop),
    ...creations,
    ...after.map(drop),
    ...changeRights(migrated, wanted),
  ].map((statement) => `${statement};\n`);
  return ['-- Why the schema changes.\n', ...noteByHand(byHand), ...statementsOfDraft].join('\n');
}

/** Without parameters and result. */
function nameOf(functionObject: string): string {
  return functionObject.slice(0, functionObject.indexOf('('));
}

function drop(object: string): string {
  return `drop ${object.startsWith('function ') ? signatureOf(object) : object}`;
}

function noteByHand(differences: readonly Difference[]): string[] {
  const newTables = differences.flatMap(({ object, migrated, wanted }) => {
    const isWhole = object.startsWith('table ') && (migrated === undefined || wanted === undefined);
    return isWhole ? [object.slice('table '.length)] : [];
  });
  const named = differences.filter((difference) => !newTables.some((table) => isPartOf(difference, table)));
  if (named.length === 0) return [];
  const lines = named.map(({ object, migrated, wanted }) => {
    const change = migrated === undefined ? 'is new' : wanted === undefined ? 'is gone' : 'differs';
    return `--   ${object.replaceAll(/\s+/g, ' ')} ${change}\n`;
  });
  return [`-- Write by hand, before or among what follows:\n${lines.join('')}`];
}

/** What `create table` and `drop table` include. */
function isPartOf({ object, migrated, wanted }: Difference, table: string): boolean {
  return (
    object.startsWith(`column ${table}.`) ||
    (object.startsWith('constraint ') && object.endsWith(` on ${table}`)) ||
    (object.startsWith('index ') && (wanted ?? migrated ?? '').includes(` ON ${table} `))
  );
}
