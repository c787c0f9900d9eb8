import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { nudgeSender } from '@/data/outgoing/nudge';
import { withMailChoice } from '@/data/outgoing/without-mail';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import type { ProposedAppointment } from './moments';

const writtenSchema = z.object({ id: z.string(), sequence: z.number(), undo: z.string() }).nullable();

/** A stored appointment, and what undoes the change (`useUndoDecisions`). */
type WrittenAppointment = NonNullable<z.output<typeof writtenSchema>>;

interface PlanAppointment extends ProposedAppointment {
  /** An administrator confirmed that it is planned although it does not fit. */
  isOverruled: boolean;
  /** The customer is mailed nothing about it. */
  isWithoutMail: boolean;
}

interface MoveAppointment extends PlanAppointment {
  /** The version that was read. */
  base: { id: string; sequence: number };
}

/**
 * Plans the appointment of a request. Throws a DataError: 'does-not-fit' when it does not, 'duplicate' when it has one
 * already.
 */
export function usePlanAppointment() {
  return useMutation({ mutationFn: planAppointment, onSuccess: nudgeSender, onSettled: useReload() });
}

/**
 * Moves or lengthens an appointment. Throws a DataError: 'does-not-fit' when it does not, 'conflict' for an outdated
 * version.
 */
export function useMoveAppointment() {
  return useMutation({ mutationFn: moveAppointment, onSuccess: nudgeSender, onSettled: useReload() });
}

/** Also after a failure, which often means that the screen is outdated. */
function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => reload(queryClient, requestKeys.all);
}

async function planAppointment({ requestId, isWithoutMail, ...visit }: PlanAppointment): Promise<WrittenAppointment> {
  const planning = supabase.rpc('plan_visit', { request_id: requestId, ...argumentsOf(visit) });
  return written(await read(writtenSchema, withMailChoice(planning, isWithoutMail)));
}

async function moveAppointment({ base, isWithoutMail, ...visit }: MoveAppointment): Promise<WrittenAppointment> {
  const moving = supabase.rpc('move_visit', { visit_id: base.id, sequence: base.sequence, ...argumentsOf(visit) });
  return written(await read(writtenSchema, withMailChoice(moving, isWithoutMail)));
}

type Visit = Omit<PlanAppointment, 'requestId' | 'isWithoutMail'>;

function argumentsOf({ adviser, startsAt, endsAt, isOverruled }: Visit) {
  return { starts_at: startsAt, ends_at: endsAt, is_overruled: isOverruled, ...(adviser !== '' && { adviser }) };
}

/** Nothing was written: somebody else moved or cancelled the appointment, or closed its request. */
function written(visit: WrittenAppointment | null): WrittenAppointment {
  if (!visit) throw new DataError('conflict', 'the appointment is no longer at the version that was read');
  return visit;
}
