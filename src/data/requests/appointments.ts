import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { read } from '@/data/run';
import { addressLine } from '@/domain/request/address-line';
import { requestKeys } from './keys';

/** Milliseconds between two fetches. */
const refetchInterval = 60_000;

const appointmentsSchema = z.array(
  z
    .object({
      id: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      postcode: z.string().nullish(),
      house_number: z.string().nullish(),
      house_number_addition: z.string().nullish(),
      assigned_to: z.string().nullish(),
      appointment_date: z.string(),
      appointment_time: z.string().nullable(),
    })
    .transform((row) => ({
      id: row.id,
      name: row.name,
      /** '' when nothing is known. */
      address: addressLine({
        address: row.address ?? '',
        postcode: row.postcode ?? '',
        houseNumber: row.house_number ?? '',
        houseNumberAddition: row.house_number_addition ?? '',
      }),
      /** User id of an administrator; '' for nobody. */
      assignedTo: row.assigned_to ?? '',
      /** YYYY-MM-DD */
      date: row.appointment_date.slice(0, 10),
      /** HH:mm; '' when unknown. */
      time: (row.appointment_time ?? '').slice(0, 5),
    })),
);

export type Appointment = z.output<typeof appointmentsSchema>[number];

/** The scheduled appointments of some days (YYYY-MM-DD), earliest first, refetched every minute. Throws a DataError. */
export function appointmentsQuery(days: readonly string[]) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'appointments', days],
    queryFn: ({ signal }) => fetchAppointments(days, signal),
    refetchInterval,
  });
}

async function fetchAppointments(days: readonly string[], signal: AbortSignal): Promise<Appointment[]> {
  return read(
    appointmentsSchema,
    supabase
      .from('contact_submissions')
      .select(
        'id, name, address, postcode, house_number, house_number_addition, assigned_to, appointment_date, appointment_time',
      )
      .eq('status', 'scheduled')
      .is('anonymised_at', null)
      .in('appointment_date', days)
      .order('appointment_date')
      .order('appointment_time')
      .abortSignal(signal),
  );
}

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
