/** An insert of rows into a table: these columns, or all; what the table does not have is left out. */
export function insertRows(table: string, rows: readonly object[], columns = '*'): string {
  return `insert into ${table} ${columns === '*' ? '' : `(${columns})`}
    select ${columns} from jsonb_populate_recordset(null::${table}, ${literal(JSON.stringify(rows))}::jsonb)`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
