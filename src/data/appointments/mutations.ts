import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { nudgeSender } from '@/data/outgoing/nudge';
import { withMailChoice } from '@/data/outgoing/without-mail';
import { reload } from '@/data/reload';
import { requestKeys } from '@/data/requests/keys';
import { read, run } from '@/data/run';
import type { ProposedAppointment } from './moments';

const writtenSchema = z.array(z.object({ id: z.string(), sequence: z.number() }));

/** A stored appointment, by the version that the next change names. */
export type WrittenAppointment = z.output<typeof writtenSchema>[number];

interface PlanAppointment extends ProposedAppointment {
  /** An administrator confirmed that it is planned although it does not fit. */
  isOverruled: boolean;
  /** The customer is mailed nothing about it. */
  isWithoutMail: boolean;
}

interface MoveAppointment extends PlanAppointment {
  /** The version that was read. */
  base: WrittenAppointment;
}

interface UnplanAppointment {
  base: WrittenAppointment;
  /** The request as it was before. */
  requestId: string;
  status: string;
  assignedTo: string;
  isWithoutMail: boolean;
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

/** Undoes that an appointment was planned. Throws a DataError, 'conflict' for an outdated version. */
export function useUnplanAppointment() {
  return useMutation({ mutationFn: unplanAppointment, onSuccess: nudgeSender, onSettled: useReload() });
}

/** Also after a failure, which often means that the screen is outdated. */
function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => reload(queryClient, requestKeys.all);
}

async function planAppointment({ requestId, ...moment }: PlanAppointment): Promise<WrittenAppointment> {
  const planning = supabase
    .from('appointments')
    .insert({ request_id: requestId, ...columnsOf(moment) })
    .select('id, sequence');
  return onlyRow(await read(writtenSchema, withMailChoice(planning, moment.isWithoutMail)));
}

async function moveAppointment({ base, ...moment }: MoveAppointment): Promise<WrittenAppointment> {
  const moving = supabase
    .from('appointments')
    .update(columnsOf(moment))
    .eq('id', base.id)
    .eq('sequence', base.sequence)
    .eq('state', 'planned')
    .select('id, sequence');
  return onlyRow(await read(writtenSchema, withMailChoice(moving, moment.isWithoutMail)));
}

async function unplanAppointment(unplan: UnplanAppointment): Promise<void> {
  const { base, requestId, status, assignedTo, isWithoutMail } = unplan;
  const cancelling = supabase
    .from('appointments')
    .update({ state: 'cancelled' })
    .eq('id', base.id)
    .eq('sequence', base.sequence)
    .eq('state', 'planned')
    .select('id, sequence');
  onlyRow(await read(writtenSchema, withMailChoice(cancelling, isWithoutMail)));
  // A cancelled appointment leaves its request in contact.
  await run(
    supabase
      .from('contact_submissions')
      .update({ status, assigned_to: assignedTo || null })
      .eq('id', requestId)
      .eq('status', 'contacted'),
  );
}

function columnsOf({ adviser, startsAt, endsAt, isOverruled }: Omit<PlanAppointment, 'requestId' | 'isWithoutMail'>) {
  return { adviser: adviser || null, starts_at: startsAt, ends_at: endsAt, is_overruled: isOverruled };
}

/** No row has this id and version: somebody else moved or cancelled the appointment. */
function onlyRow([row]: WrittenAppointment[]): WrittenAppointment {
  if (!row) throw new DataError('conflict', 'the appointment is no longer at the version that was read');
  return row;
}
