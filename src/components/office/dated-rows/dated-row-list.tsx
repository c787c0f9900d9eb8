import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { DatedRowForm } from './dated-row-form';
import type { DatedKind, DatedRow, StoredRow } from './dated-rows';

interface DatedRowListProps<Row extends DatedRow, Name extends string> {
  kind: DatedKind<Row, Name>;
  /** Newest first. */
  rows: readonly StoredRow<Row>[];
  /** What a typed row does, beside the one that holds. */
  children: (current: Row, next: Row) => ReactNode;
}

/** The row that holds, those that follow, which can be changed, and those before. */
export function DatedRowList<Row extends DatedRow, Name extends string>({
  kind,
  rows,
  children,
}: DatedRowListProps<Row, Name>) {
  const [isAdding, setIsAdding] = useState(false);
  const { date: today } = dutchDateTime(new Date());
  const [current, ...earlier] = rows.filter(({ validFrom }) => validFrom <= today);
  const next = rows.filter(({ validFrom }) => validFrom > today).toReversed();
  if (current === undefined) return null;
  const shared = { kind, current, today, children: (row: Row) => children(current, row) };
  return (
    <div className="mt-4 grid gap-8">
      <Fields kind={kind} title={kind.texts.now} row={current} />
      {next.map((row) => (
        <DatedRowForm key={row.validFrom} {...shared} stored={row} />
      ))}
      {isAdding ? (
        <DatedRowForm {...shared} stored={null} onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsAdding(true)}>
          {kind.texts.add}
        </Button>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-11 font-semibold">{kind.texts.earlier}</summary>
          <div className="mt-2 grid gap-6">
            {earlier.map((row) => (
              <Fields key={row.validFrom} kind={kind} title={kind.texts.from(row.validFrom)} row={row} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface FieldsProps<Row extends DatedRow, Name extends string> {
  kind: DatedKind<Row, Name>;
  title: string;
  row: Row;
}

function Fields<Row extends DatedRow, Name extends string>({ kind, title, row }: FieldsProps<Row, Name>) {
  return (
    <section>
      <h3 className="text-lg font-bold">{title}</h3>
      <dl className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {kind.fields.map(({ name, label }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{kind.fieldText(name, row)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
