import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { requestKeys } from '../keys';

const amount = z.int().nonnegative();

/** By month (YYYY-MM): how many visitors were told of a valid label, and how many requested a new one all the same. */
const labelFiguresSchema = z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), told: amount, asked: amount }));

export type LabelMonth = z.output<typeof labelFiguresSchema>[number];

/** The months of the last twelve in which anything was counted, newest first. Throws a DataError. */
export function labelFiguresQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'label-figures'],
    queryFn: ({ signal }) => read(labelFiguresSchema, supabase.rpc('label_figures').abortSignal(signal)),
  });
}
