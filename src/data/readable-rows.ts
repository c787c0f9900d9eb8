import { z } from 'zod';
import { isoTimestamp } from '@/lib/format/iso-timestamp';

/** A database timestamp that JavaScript can parse, unlike `infinity` or the year 20261. */
export const timestamp = z.string().refine((text) => !Number.isNaN(Date.parse(isoTimestamp(text))));

/** Such a timestamp as an instant that can be compared as text: ISO 8601 in UTC. */
export const instant = timestamp.transform((text) => new Date(isoTimestamp(text)).toISOString());

/** A time of day of the database, without its seconds: `09:00`. */
export const clockTime = z.string().transform((stored) => stored.slice(0, 5));

/** A list whose rows are parsed one by one: an invalid row is left out, and its fields are named on the console. */
export function readableRows<Row>(schema: z.ZodType<Row>) {
  return z.array(z.unknown()).transform((rows) =>
    rows.flatMap((row) => {
      const read = schema.safeParse(row);
      if (read.success) return [read.data];
      console.warn(
        'A row cannot be read, and is left out:',
        read.error.issues.map(({ path }) => path.join('.')).join(),
      );
      return [];
    }),
  );
}
