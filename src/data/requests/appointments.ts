import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { requestKeys } from './keys';

const sameDaySchema = z.array(
  z
    .object({
      id: z.string(),
      name: z.string().nullish(),
      assigned_to: z.string().nullish(),
      appointment_time: z.string().nullish(),
    })
    .transform((row) => ({
      id: row.id,
      name: row.name ?? '',
      /** User id of an administrator; '' for nobody. */
      assignedTo: row.assigned_to ?? '',
      /** HH:mm; '' when unknown. */
      time: (row.appointment_time ?? '').slice(0, 5),
    })),
);

export type ScheduledAppointment = z.output<typeof sameDaySchema>[number];

/** The scheduled appointments of a day (YYYY-MM-DD), by time; not refetched by itself. Throws a DataError. */
export function sameDayAppointmentsQuery(date: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'same-day-appointments', date],
    queryFn: ({ signal }) => fetchSameDay(date, signal),
  });
}

async function fetchSameDay(date: string, signal: AbortSignal): Promise<ScheduledAppointment[]> {
  return read(
    sameDaySchema,
    supabase
      .from('contact_submissions')
      .select('id, name, assigned_to, appointment_time')
      .eq('appointment_date', date)
      .eq('status', 'scheduled')
      .is('anonymised_at', null)
      .order('appointment_time')
      .limit(100)
      .abortSignal(signal),
  );
}
