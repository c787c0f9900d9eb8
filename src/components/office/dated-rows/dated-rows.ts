import type { UseMutationResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type { FailureTexts } from '@/data/errors';

/** What holds from a day on, until the next row does (D-75). */
export interface DatedRow {
  /** YYYY-MM-DD, in Amsterdam. */
  validFrom: string;
}

/** A row with its version, for the save. */
export type StoredRow<Row extends DatedRow> = Row & { version: string };

/** The values of a form, as typed. */
export type TypedRow = Record<string, string>;

interface DatedRowTexts {
  now: string;
  from: (day: string) => string;
  earlier: string;
  add: string;
  day: string;
  dayHint: string;
  saved: string;
  removed: string;
  notSaved: FailureTexts;
  notRemoved: FailureTexts;
  gone: string;
  changed: string;
  changedNext: string;
  remove: string;
  removeQuestion: string;
  removeConfirm: string;
  cancel: string;
}

/** A kind of dated row: its words, its fields and its table. */
export interface DatedKind<Row extends DatedRow, Name extends string> {
  /** Prefix of the ids of the forms. */
  id: string;
  texts: DatedRowTexts;
  fields: readonly { name: Name; label: string }[];
  /** A field of a row in words, with its unit. */
  fieldText: (name: Name, row: Row) => string;
  /** Reads what was typed, of a row that begins after `today`, YYYY-MM-DD. */
  schema: (today: string) => z.ZodType<Row, TypedRow>;
  toTyped: (row: Row) => TypedRow;
  /** What differs between two versions, a line each. */
  differences: (before: Row, after: Row) => string[];
  /** The stored rows, read again; null when that fails. */
  readNewest: () => Promise<readonly StoredRow<Row>[] | null>;
  saving: Pick<UseMutationResult<void, Error, { base: StoredRow<Row> | null; row: Row }>, 'mutateAsync'>;
  removing: Pick<UseMutationResult<void, Error, StoredRow<Row>>, 'mutateAsync' | 'isPending'>;
}
