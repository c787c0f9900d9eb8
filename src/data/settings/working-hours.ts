import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { reload } from '@/data/reload';
import { clockTime } from '@/data/readable-rows';
import { read, run } from '@/data/run';
import { rushDeadline, type RushTerm, type WorkingDays } from '@/domain/request/rush-deadline';
import type { StoredRequest } from '@/domain/request/request-fields';
import { longestReport, workingHoursProblem, type RushSettings } from '@/domain/request/working-hours';
import { isoTimestamp } from '@/lib/format/iso-timestamp';

/** Milliseconds in which a change by an administrator may go unnoticed. */
const staleTime = 300_000;

const durationSchema = z.object({
  property_type: z.string(),
  minutes: z.number(),
  large_from: z.number(),
  large_minutes: z.number(),
});

const rushHoursSchema = z
  .object({
    days: z.array(z.number()),
    opens: clockTime,
    closes: clockTime,
    report_minutes: z.int().min(0).max(longestReport),
    adviser_days: z.array(z.number()),
    holidays: z.array(z.iso.date()),
    durations: z.array(durationSchema),
  })
  .transform(({ report_minutes: reportMinutes, adviser_days: adviserDays, holidays, durations, ...hours }) => ({
    hours: { ...hours, reportMinutes },
    workingDays: { adviserDays, holidays } satisfies WorkingDays,
    durations,
  }))
  .refine(({ hours }) => workingHoursProblem(hours) === null);

/** What the term of a rush request follows from, for an administrator. Throws a DataError. */
export function rushHoursQuery() {
  return queryOptions({
    queryKey: ['rush-hours'],
    staleTime,
    queryFn: ({ signal }) => read(rushHoursSchema, supabase.rpc('rush_hours').abortSignal(signal)),
  });
}

interface SaveWorkingHours {
  /** Those that were read. */
  base: RushSettings;
  hours: RushSettings;
}

/** Stores the working hours. Throws a DataError, `conflict` when another administrator changed them meanwhile. */
export function useSaveWorkingHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSettled: () => reload(queryClient, rushHoursQuery().queryKey),
  });
}

async function save({ base, hours }: SaveWorkingHours): Promise<void> {
  const saved = await run(
    supabase
      .from('working_hours')
      .update({
        days: [...hours.days],
        opens: hours.opens,
        closes: hours.closes,
        report_minutes: hours.reportMinutes,
      })
      .filter('days', 'eq', `{${base.days.join(',')}}`)
      .eq('opens', base.opens)
      .eq('closes', base.closes)
      .eq('report_minutes', base.reportMinutes)
      .select('days'),
  );
  if (saved.length === 0) throw new DataError('conflict', 'the working hours were changed meanwhile');
}

/**
 * By when a rush request that came in at `receivedAt` has its label; both in milliseconds since 1970. Null for no rush request
 * (null), and while the hours are not known.
 */
export function useRushDeadline(receivedAt: number | null): number | null {
  const { data } = useQuery({ ...rushHoursQuery(), enabled: receivedAt !== null });
  return receivedAt === null || data === undefined ? null : rushDeadline(receivedAt, data.hours, data.workingDays);
}

/** The term of a rush request as `private.rush_term` computes it; null without rush, and while the hours are not known. */
export function useRushTerm({ rushService, createdAt, propertyType, surfaceArea }: StoredRequest): RushTerm | null {
  const by = useRushDeadline(rushService ? Date.parse(isoTimestamp(createdAt)) : null);
  const { data } = useQuery({ ...rushHoursQuery(), enabled: rushService });
  if (by === null || data === undefined) return null;
  const usual = data.durations.find((duration) => duration.property_type === propertyType);
  const visit = usual === undefined ? 0 : (surfaceArea ?? 0) >= usual.large_from ? usual.large_minutes : usual.minutes;
  return { by, lastStart: by - (visit + data.hours.reportMinutes) * 60_000 };
}
