import type { SchemaDescription } from './schema-description.ts';
import { signatureOf } from './schema-differences.ts';

/** Who may have a right on each new function: by Postgres the role `public`, and in the schema `public` those of a project. */
const granteesOfNew = { public: ['public', 'anon', 'authenticated', 'service_role'], private: ['public'] };

/** Statements that take and give rights on functions, and on the tables, columns and schemas that both databases have. */
export function changeRights(migrated: SchemaDescription, wanted: SchemaDescription): string[] {
  const newFunctions = Object.keys(wanted)
    .filter((object) => object.startsWith('function ') && !Object.hasOwn(migrated, object))
    .map(signatureOf);
  const ofNewFunctions = newFunctions.flatMap((signature) =>
    granteesOfNew[signature.startsWith('function public.') ? 'public' : 'private'].map(
      (grantee) => `grant execute on ${signature} to ${grantee}`,
    ),
  );
  const taken = [...rightsIn(migrated), ...ofNewFunctions].filter((right) => !Object.hasOwn(wanted, right));
  const given = rightsIn(wanted).filter(
    (right) =>
      !Object.hasOwn(migrated, right) || newFunctions.some((signature) => right.includes(` on ${signature} to `)),
  );
  return [
    ...new Set(taken.filter((right) => hasObject(wanted, right)).map(takeBack)),
    ...given.filter((right) => right.includes(' on function ') || hasObject(migrated, right)),
  ];
}

function rightsIn(description: SchemaDescription): string[] {
  return Object.keys(description).filter((object) => object.startsWith('grant '));
}

/** Whether a database has what a right is about. */
function hasObject(description: SchemaDescription, right: string): boolean {
  const [, column, object = ''] =
    /^grant [a-z]+(?: \((.+)\))? on (.+) to [^ ]+( with grant option)?$/s.exec(right) ?? [];
  if (column !== undefined) return Object.hasOwn(description, object.replace('table ', 'column ').concat(`.${column}`));
  return Object.keys(description).some(
    (other) => (other.startsWith('function ') ? signatureOf(other) : other.replace(/^view /, 'table ')) === object,
  );
}

function takeBack(right: string): string {
  return right.replace('grant', 'revoke').replace(/ to ([^ ]+)( with grant option)?$/, ' from $1');
}
