import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { reload } from '@/data/reload';
import { run } from '@/data/run';
import type { Adviser, WeekInput } from '@/domain/advisers/adviser';
import { adviserKeys, type AppointmentDuration } from './queries';

function useAdviserMutation<Variables>(mutationFn: (variables: Variables) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => reload(queryClient, adviserKeys.all()),
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

/** Stores the hours of a week. After a partial failure a retry stores everything again. Throws a DataError. */
export function useSaveHours() {
  return useAdviserMutation(async ({ userId, week }: { userId: string; week: WeekInput }) => {
    const on = week.filter(({ isOn }) => isOn);
    const off = week.filter(({ isOn }) => !isOn).map(({ weekday }) => weekday);
    if (on.length > 0) {
      const rows = on.map(({ weekday, opens, closes }) => ({ adviser: userId, weekday, opens, closes }));
      await run(supabase.from('adviser_hours').upsert(rows));
    }
    if (off.length > 0) await run(supabase.from('adviser_hours').delete().eq('adviser', userId).in('weekday', off));
  });
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
