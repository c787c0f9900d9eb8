import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import {
  readCatalog,
  type Catalog,
  type Column,
  type DatabaseEnum,
  type DatabaseFunction,
  type Exec,
  type ForeignKey,
} from './catalog.ts';
import { withDatabase } from '../local/backend.ts';

/** The generated file that src/data imports. */
export const databaseTypesFile = path.resolve(import.meta.dirname, '../../src/data/database.types.ts');

const scalarTypes: Record<string, string> = {
  bool: 'boolean',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
  void: 'undefined',
};

/** The `Database` interface of schema `public`, as `createClient<Database>` of supabase-js wants it. */
export async function renderDatabaseTypes(exec: Exec): Promise<string> {
  const catalog = await readCatalog(exec);
  const source = `
    // Made from the migrations by \`npm run types:database\`. Do not edit.
    /* eslint-disable @typescript-eslint/consistent-indexed-object-style -- only a mapped type over never has no keys */

    export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

    export interface Database {
      public: {
        Tables: ${record(relationsOf(catalog, 'table'), (relation) => renderTable(relation, catalog))};
        Views: ${record(relationsOf(catalog, 'view'), (relation) => renderView(relation, catalog))};
        Functions: ${record(
          catalog.functions.map(({ name }) => name),
          (name) => renderFunction(name, catalog),
        )};
        Enums: ${record(
          catalog.enums.map(({ name }) => name),
          (name) => literals(catalog.enums, name),
        )};
        CompositeTypes: { [_ in never]: never };
      };
    }`;
  return format(source, { ...(await resolveConfig(databaseTypesFile)), filepath: databaseTypesFile });
}

/** One member for each name. When there are none, `Record<string, never>` would let `from()` accept any name. */
function record(names: string[], render: (name: string) => string): string {
  if (names.length === 0) return '{ [_ in never]: never }';
  return `{ ${[...new Set(names)].map((name) => `${name}: ${render(name)};`).join('\n')} }`;
}

function relationsOf({ columns }: Catalog, kind: Column['kind']): string[] {
  return [...new Set(columns.filter((column) => column.kind === kind).map(({ relation }) => relation))].toSorted();
}

function renderTable(relation: string, catalog: Catalog): string {
  const columns = catalog.columns.filter((column) => column.relation === relation);
  const insert = columns.map((column) => renderInput(column, catalog, column.nullable || column.has_default));
  const update = columns.map((column) => renderInput(column, catalog, true));
  return `{
    Row: ${renderRow(relation, catalog)};
    Insert: { ${insert.join(' ')} };
    Update: { ${update.join(' ')} };
    Relationships: ${renderRelationships(relation, catalog.foreignKeys)};
  }`;
}

function renderView(relation: string, catalog: Catalog): string {
  return `{ Row: ${renderRow(relation, catalog)}; Relationships: [] }`;
}

function renderRow(relation: string, catalog: Catalog): string {
  const columns = catalog.columns.filter((column) => column.relation === relation);
  return `{ ${columns.map((column) => `${column.name}: ${columnType(column, catalog)};`).join(' ')} }`;
}

function renderInput(column: Column, catalog: Catalog, isOptional: boolean): string {
  if (column.is_generated) return `${column.name}?: never;`;
  return `${column.name}${isOptional ? '?' : ''}: ${columnType(column, catalog)};`;
}

function columnType(column: Column, catalog: Catalog): string {
  return typeOf(column.type, catalog.enums) + (column.nullable ? ' | null' : '');
}

function renderRelationships(relation: string, foreignKeys: ForeignKey[]): string {
  const own = foreignKeys.filter((key) => key.relation === relation);
  const items = own.map(
    (key) => `{
      foreignKeyName: '${key.name}'; columns: ${JSON.stringify(key.columns)}; isOneToOne: ${key.is_one_to_one};
      referencedRelation: '${key.target}'; referencedColumns: ${JSON.stringify(key.target_columns)};
    }`,
  );
  return `[${items.join(', ')}]`;
}

/** A function with several signatures becomes a union, as in the types of the Supabase CLI. */
function renderFunction(name: string, catalog: Catalog): string {
  const overloads = catalog.functions.filter((each) => each.name === name);
  return overloads
    .map((each) => `{ Args: ${renderArguments(each, catalog)}; Returns: ${renderReturns(each, catalog)} }`)
    .join(' | ');
}

function renderArguments(each: DatabaseFunction, catalog: Catalog): string {
  const inputs = each.arguments.filter(({ mode }) => mode === 'i' || mode === 'b');
  if (inputs.length === 0) return 'never';
  return `{ ${inputs
    .map(({ name, type, has_default }) => `${name}${has_default ? '?' : ''}: ${typeOf(type, catalog.enums)};`)
    .join(' ')} }`;
}

function renderReturns(each: DatabaseFunction, catalog: Catalog): string {
  const outputs = each.arguments.filter(({ mode }) => mode === 't');
  const many = each.is_set ? '[]' : '';
  if (each.returns_relation !== null) return renderRow(each.returns, catalog) + many;
  if (outputs.length === 0) return typeOf(each.returns, catalog.enums) + many;
  return `{ ${outputs.map(({ name, type }) => `${name}: ${typeOf(type, catalog.enums)};`).join(' ')} }${many}`;
}

function typeOf(type: string, enums: DatabaseEnum[]): string {
  // Postgres names an array type after its element, with an underscore in front.
  if (type.startsWith('_')) return `(${typeOf(type.slice(1), enums)})[]`;
  if (enums.some(({ name }) => name === type)) return `Database['public']['Enums']['${type}']`;
  const known = scalarTypes[type];
  if (known === undefined) throw new Error(`tools/database/types.ts knows no TypeScript type for ${type}`);
  return known;
}

function literals(enums: DatabaseEnum[], name: string): string {
  const labels = enums.find((each) => each.name === name)?.labels ?? [];
  return labels.map((label) => JSON.stringify(label)).join(' | ');
}

if (import.meta.main) {
  const rendered = await withDatabase('memory://', ({ connection }) =>
    renderDatabaseTypes((sql) => connection.exec(sql)),
  );
  await writeFile(databaseTypesFile, rendered);
}
