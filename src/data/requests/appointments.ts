import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { requestKeys } from './keys';

/** Milliseconds between two looks at the appointments. */
const refreshEvery = 60_000;

const appointmentsSchema = z.array(
  z
    .object({
      id: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      appointment_date: z.string(),
      appointment_time: z.string().nullable(),
    })
    .transform((row) => ({
      id: row.id,
      name: row.name,
      address: row.address ?? '',
      /** YYYY-MM-DD */
      date: row.appointment_date.slice(0, 10),
      /** HH:mm; '' is not known. */
      time: (row.appointment_time ?? '').slice(0, 5),
    })),
);

export type Appointment = z.output<typeof appointmentsSchema>[number];

/** The planned appointments of some days (YYYY-MM-DD), the earliest first, kept fresh. */
export function appointmentsQuery(days: readonly string[]) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'appointments', days],
    queryFn: ({ signal }) => fetchAppointments(days, signal),
    refetchInterval: refreshEvery,
  });
}

async function fetchAppointments(days: readonly string[], signal: AbortSignal): Promise<Appointment[]> {
  const { data, error, status } = await supabase
    .from('contact_submissions')
    .select('id, name, address, appointment_date, appointment_time')
    .eq('status', 'scheduled')
    .in('appointment_date', days)
    .order('appointment_date')
    .order('appointment_time')
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = appointmentsSchema.safeParse(data);
  if (!parsed.success)
    throw new DataError('unavailable', 'the appointments have another shape', { cause: parsed.error });
  return parsed.data;
}

const sameDaySchema = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), appointment_time: z.string().nullish() }).transform((row) => ({
    id: row.id,
    name: row.name ?? '',
    /** HH:mm, '' when none was chosen. */
    time: (row.appointment_time ?? '').slice(0, 5),
  })),
);

type ScheduledAppointment = z.output<typeof sameDaySchema>[number];

/** The scheduled appointments of a day (YYYY-MM-DD), by time. Fails with a DataError. */
export function sameDayAppointmentsQuery(date: string) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'same-day-appointments', date],
    queryFn: ({ signal }) => fetchSameDay(date, signal),
  });
}

async function fetchSameDay(date: string, signal: AbortSignal): Promise<ScheduledAppointment[]> {
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
  const parsed = sameDaySchema.safeParse(data);
  if (!parsed.success)
    throw new DataError('unavailable', 'the appointments have another shape', { cause: parsed.error });
  return parsed.data;
}
