import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { requestKeys } from '../keys';

const amount = z.int().nonnegative();

const figuresSchema = z.array(
  z
    .object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      requests: amount,
      requests_so_far: amount,
      by_telephone: amount,
      rush: amount,
      completed: amount,
      cancelled: amount,
      revenue: amount,
      list_revenue: amount,
      deviating: amount,
    })
    .transform(({ by_telephone, list_revenue, requests_so_far, ...figures }) => ({
      ...figures,
      requestsSoFar: requests_so_far,
      byTelephone: by_telephone,
      listRevenue: list_revenue,
    })),
);

/**
 * Figures of the requests received in a month (YYYY-MM). `requestsSoFar` are those received up to today's day of the
 * month. `revenue` is the sum of the prices of the completed ones, in euros, and `listRevenue` what it would be by the
 * price list, from which `deviating` of them differ.
 */
export type MonthFigures = z.output<typeof figuresSchema>[number];

/** The last 24 months, oldest first. Throws a DataError. */
export function figuresQuery() {
  return queryOptions({
    queryKey: [...requestKeys.all, 'figures'],
    queryFn: ({ signal }) => read(figuresSchema, supabase.rpc('request_figures').abortSignal(signal)),
  });
}
