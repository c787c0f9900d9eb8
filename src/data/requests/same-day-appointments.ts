import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { requestKeys } from './keys';

const appointmentsSchema = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), appointment_time: z.string().nullish() }).transform((row) => ({
    id: row.id,
    name: row.name ?? '',
    /** HH:mm, '' when none was chosen. */
    time: (row.appointment_time ?? '').slice(0, 5),
  })),
);

type ScheduledAppointment = z.output<typeof appointmentsSchema>[number];

/** The scheduled appointments of a day (YYYY-MM-DD), by time. Fails with a DataError. */
export function sameDayAppointmentsQuery(date: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'same-day-appointments', date],
    queryFn: ({ signal }) => readAppointments(date, signal),
  });
}

async function readAppointments(date: string, signal: AbortSignal): Promise<ScheduledAppointment[]> {
  const { data, error, status } = await supabase
    .from('contact_submissions')
    .select('id, name, appointment_time')
    .eq('appointment_date', date)
    .eq('status', 'scheduled')
    .order('appointment_time')
    .limit(100)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = appointmentsSchema.safeParse(data);
  if (!parsed.success)
    throw new DataError('unavailable', 'the appointments have another shape', { cause: parsed.error });
  return parsed.data;
}
