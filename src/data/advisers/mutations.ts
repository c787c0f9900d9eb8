import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { administratorKeys } from '@/data/administrators/queries';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';
import { weekHours, type Adviser, type WeekInput } from '@/domain/advisers/adviser';
import { adviserKeys, type AppointmentDuration } from './queries';

function useAdviserMutation<Variables>(mutationFn: (variables: Variables) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    // Where work is assigned, an administrator is called by the name of the adviser.
    onSettled: () => Promise.all([adviserKeys.all(), administratorKeys.list()].map((key) => reload(queryClient, key))),
  });
}

/** Makes an administrator an adviser, or changes one. Throws a DataError. */
export function useSaveAdviser() {
  return useAdviserMutation(async ({ userId, name, color, start, detourFactor, speed }: Adviser) => {
    await run(
      supabase.from('advisers').upsert({
        user_id: userId,
        name,
        color,
        start_place: start?.text ?? null,
        start_x: start?.x ?? null,
        start_y: start?.y ?? null,
        detour_factor: detourFactor,
        speed,
      }),
    );
  });
}

/**
 * Makes an adviser an ordinary administrator; working hours and absences are removed, planned appointments stay. Throws
 * a DataError.
 */
export function useRemoveAdviser() {
  return useAdviserMutation(async (userId: string) => {
    await run(supabase.from('advisers').delete().eq('user_id', userId));
  });
}

interface SaveHours {
  userId: string;
  week: WeekInput;
  /** The hours that are there now, for an undo. */
  replaces?: WeekInput;
}

/**
 * Stores the hours of a week, all or none of them. Throws a DataError, 'conflict' when others are there than those to
 * replace.
 */
export function useSaveHours() {
  return useAdviserMutation(async ({ userId, week, replaces }: SaveHours) => {
    const saving = supabase.rpc('save_adviser_hours', {
      ...{ adviser_id: userId, hours: rangesOf(week) },
      ...(replaces && { replaces: rangesOf(replaces) }),
    });
    if (!(await read(z.boolean(), saving))) throw new DataError('conflict', 'somebody changed the hours since');
  });
}

function rangesOf(week: WeekInput) {
  return weekHours(week).map((range) => ({ ...range }));
}

/** Stores how long appointments take. Throws a DataError. */
export function useSaveDurations() {
  return useAdviserMutation(async (durations: readonly AppointmentDuration[]) => {
    for (const { propertyType, minutes, largeFrom, largeMinutes } of durations) {
      const saved = await run(
        supabase
          .from('visit_durations')
          .update({ minutes, large_from: largeFrom, large_minutes: largeMinutes })
          .eq('property_type', propertyType)
          .select('property_type'),
      );
      if (saved.length === 0) throw new DataError('conflict', 'there is no such type of home');
    }
  });
}

/** Stores what suggested moments weigh, from earlier ones (-2) to less driving (2). Throws a DataError. */
export function useSaveRouteWeight() {
  return useAdviserMutation(async (weight: number) => {
    await run(supabase.from('settings').update({ route_weight: weight }).not('route_weight', 'is', null));
  });
}
