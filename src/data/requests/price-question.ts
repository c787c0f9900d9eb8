import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { reload } from '@/data/reload';
import { read } from '@/data/run';
import { requestKeys } from './keys';

const questionSchema = z
  .object({
    ...{ property_type: z.string(), surface_area: z.number(), rush_service: z.boolean(), price: z.number() },
    asked_at: z.string(),
  })
  .transform(({ property_type, surface_area, rush_service, price, asked_at }) => ({
    propertyType: property_type,
    surfaceArea: surface_area,
    rushService: rush_service,
    price,
    askedAt: asked_at,
  }));

/**
 * The higher price that the customer of a request has not answered yet, in euro, VAT included, with what it is for and since
 * when (a database timestamp); null for none. Throws a DataError.
 */
export function priceQuestionQuery(requestId: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'price-question', requestId],
    queryFn: ({ signal }) =>
      read(questionSchema.nullable(), supabase.rpc('price_question', { request_id: requestId }).abortSignal(signal)),
  });
}

export type PriceOutcome = 'agreed' | 'refused' | 'withdrawn';

/**
 * Records what the customer told the office about a price in euro, or that it is asked no more; false when another one is
 * asked by now. Throws a DataError.
 */
export function useSettlePrice(requestId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ price, outcome }: { price: number; outcome: PriceOutcome }) =>
      read(z.boolean(), supabase.rpc('settle_price', { request_id: requestId, price, outcome })),
    onSettled: () => reload(queryClient, requestKeys.all),
  });
}
