import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { orderTextsVersion } from '@/content/legal/order-texts-version';
import { pageTerms } from '@/content/page-terms';
import { nudgeSender } from '@/data/outgoing/nudge';
import { reload } from '@/data/reload';
import { read } from '@/data/run';
import { ownRequestKeys } from './queries';

const pickSchema = z.enum(['planned', 'wished', 'taken', 'limited', 'closed']);

/**
 * The outcome of a pick: with `wished` the adviser has to confirm the moment, `limited` is one change too many for a
 * day, and with `closed` nothing can be changed any more.
 */
export type PickOutcome = z.output<typeof pickSchema>;

export interface PickedMoment {
  /** ISO 8601 */
  startsAt: string;
  /** The customer's wish that we begin within the period of withdrawal. */
  isEarlyStart: boolean;
  /** Plans nothing: the customer read that the moment is only noted. */
  isNoted: boolean;
}

/** Plans the appointment at a moment, moves it there or notes that moment. Throws a DataError. */
export function usePickMoment(key: string) {
  return useOwnChange(key, async ({ startsAt, isEarlyStart, isNoted }: PickedMoment) => {
    const { supabase } = await import('@/data/client');
    return read(
      pickSchema,
      supabase
        .rpc('pick_moment', {
          key,
          starts_at: startsAt,
          ...(isEarlyStart && { early_start: true }),
          ...(isNoted && { only_note: true }),
        })
        .setHeader('x-order-texts', orderTextsVersion)
        .setHeader('x-terms', pageTerms.validFrom),
    );
  });
}

/** Cancels the request and its appointment; false when it is too late for that. Throws a DataError. */
export function useCancelRequest(key: string) {
  return useOwnChange(key, async () => {
    const { supabase } = await import('@/data/client');
    return read(z.boolean(), supabase.rpc('cancel_request', { key }));
  });
}

/** Withdraws from the order; false when that cannot be done here any more. Throws a DataError. */
export function useWithdraw(key: string) {
  return useOwnChange(key, async () => {
    const { supabase } = await import('@/data/client');
    return read(z.boolean(), supabase.rpc('withdraw_order', { key }));
  });
}

const answerSchema = z.enum(['agreed', 'refused', 'changed']);

/** Answers whether the customer agrees to a price in euro; `changed` when another one is asked by now. Throws a DataError. */
export function useAnswerPrice(key: string) {
  return useOwnChange(key, async (answer: { price: number; agrees: boolean }) => {
    const { supabase } = await import('@/data/client');
    return read(
      answerSchema,
      supabase.rpc('answer_price', { key, ...answer }).setHeader('x-order-texts', orderTextsVersion),
    );
  });
}

/** Adds a message for the adviser; false when there is no room for it. Throws a DataError. */
export function useAddMessage(key: string) {
  return useOwnChange(key, async (message: string) => {
    const { supabase } = await import('@/data/client');
    return read(z.boolean(), supabase.rpc('add_customer_message', { key, message }));
  });
}

interface CallRequest {
  /** '' when the request has a number. */
  phone: string;
  /** 'morning', 'afternoon' or 'evening'; '' for any. */
  partOfDay: string;
}

/** Asks to be called; false when nothing can be changed any more. Throws a DataError. */
export function useAskForCall(key: string) {
  return useOwnChange(key, async ({ phone, partOfDay }: CallRequest) => {
    const { supabase } = await import('@/data/client');
    const asked = { key, ...(phone !== '' && { phone }), ...(partOfDay !== '' && { part_of_day: partOfDay }) };
    return read(z.boolean(), supabase.rpc('ask_for_call', asked));
  });
}

/** Afterwards everything read with the key is refetched. */
function useOwnChange<Input, Outcome>(key: string, change: (input: Input) => Promise<Outcome>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      nudgeSender();
      return reload(queryClient, ownRequestKeys(key));
    },
  });
}
