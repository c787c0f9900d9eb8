import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { instant, readableRows } from '@/data/readable-rows';
import { rushTerm } from '@/data/rush-term';
import { requestKeys } from '@/data/requests/keys';
import { read } from '@/data/run';
import { adviserColors } from '@/domain/advisers/adviser';

/** Polling interval in milliseconds: a colleague's change shows within five seconds. */
const pollInterval = 4_000;

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '');

/** What an adviser takes along of a request. */
const homeShape = {
  request_id: z.string(),
  name: z.string(),
  phone: text,
  at_home_name: text,
  at_home_phone: text,
  address: text,
  postcode: text,
  property_type: z.string(),
  surface_area: z.number().nullable(),
  construction_year: z.number().nullable(),
  label_class: text,
  price: z.number().nullable(),
  rush: rushTerm,
  message: text,
  notes: text,
};

/** An empty text or null is what is not known. */
function homeOf(row: z.output<z.ZodObject<typeof homeShape>>) {
  return {
    requestId: row.request_id,
    name: row.name,
    phone: row.phone,
    /** Who is at the home, when that is not the customer. */
    atHomeName: row.at_home_name,
    atHomePhone: row.at_home_phone,
    address: row.address,
    postcode: row.postcode,
    propertyType: row.property_type,
    surfaceArea: row.surface_area,
    constructionYear: row.construction_year,
    /** The label that the home has, which is still valid. */
    labelClass: row.label_class,
    price: row.price,
    rush: row.rush,
    /** By the customer. */
    message: row.message,
    /** By the administrators. */
    notes: row.notes,
  };
}

const appointmentSchema = z
  .object({
    ...homeShape,
    id: z.string(),
    adviser: z.string().nullable(),
    starts_at: instant,
    ends_at: instant,
    state: z.enum(['planned', 'completed']),
    sequence: z.number(),
    is_overruled: z.boolean(),
    by_customer: z.enum(['picked', 'moved']).nullable(),
    drive_there: z.object({ minutes: z.number(), is_fixed: z.boolean(), is_from_start: z.boolean() }).nullable(),
    drive_home: z.object({ minutes: z.number(), is_fixed: z.boolean() }).nullable(),
    is_too_soon: z.boolean(),
  })
  .transform((row) => ({
    ...homeOf(row),
    id: row.id,
    /** User id of an administrator; '' for nobody. */
    adviser: row.adviser ?? '',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    state: row.state,
    /** The version: a change names the one that was read. */
    sequence: row.sequence,
    isOverruled: row.is_overruled,
    /** What the customer did with it; null when that was nothing, or the office changed it since. */
    byCustomer: row.by_customer,
    /** From the appointment before it on that day, or from where the adviser starts; in minutes. */
    driveThere: row.drive_there && {
      minutes: row.drive_there.minutes,
      isFixed: row.drive_there.is_fixed,
      isFromStart: row.drive_there.is_from_start,
    },
    /** From the last appointment of a day. */
    driveHome: row.drive_home && { minutes: row.drive_home.minutes, isFixed: row.drive_home.is_fixed },
    /** It begins before its adviser can arrive from the previous appointment. */
    isTooSoon: row.is_too_soon,
  }));

const untimedSchema = z
  .object({
    ...homeShape,
    day: z.string(),
    adviser: z.string().nullable(),
  })
  .transform((row) => ({
    ...homeOf(row),
    /** YYYY-MM-DD */
    day: row.day,
    adviser: row.adviser ?? '',
  }));

const adviserSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    color: z.enum(adviserColors),
    is_set_up: z.boolean(),
    start_place: z.string().nullable(),
    hours: z.array(z.object({ weekday: z.number(), opens: z.string(), closes: z.string() })),
  })
  .transform(({ is_set_up, start_place, ...row }) => ({
    ...row,
    /** Whether working hours and starting place are set, so that time can be blocked. */
    isSetUp: is_set_up,
    /** '' when unknown. */
    startPlace: start_place ?? '',
  }));

const blockedSchema = z
  .object({
    id: z.string(),
    adviser: z.string(),
    starts_at: instant,
    ends_at: instant,
    reason: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    adviser: row.adviser,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    /** '' when none was given. */
    reason: row.reason ?? '',
  }));

/** When the own calendar of an adviser says busy. */
const busySchema = z
  .object({ adviser: z.string(), starts_at: instant, ends_at: instant })
  .transform((row) => ({ adviser: row.adviser, startsAt: row.starts_at, endsAt: row.ends_at }));

const daysSchema = z
  .object({
    visits: readableRows(appointmentSchema),
    untimed: readableRows(untimedSchema),
    advisers: z.array(adviserSchema),
    blocked: readableRows(blockedSchema),
    busy: readableRows(busySchema),
    holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  })
  .transform(({ visits, ...days }) => ({ ...days, appointments: visits }));

/** What is known of a request on the day of its visit. */
export type VisitedHome = ReturnType<typeof homeOf>;
/** Instants are ISO 8601 in UTC. */
export type Appointment = z.output<typeof appointmentSchema>;
/** A request with a day and without a time. */
export type UntimedAppointment = z.output<typeof untimedSchema>;
/** An adviser, or an administrator with an appointment in these days; `hours` are Dutch local time, 1 is Monday. */
export type Adviser = z.output<typeof adviserSchema>;
export type CalendarDays = z.output<typeof daysSchema>;

/**
 * The appointments of some days (YYYY-MM-DD, both included, at most 14), with the advisers, their blocked and busy times
 * and the holidays. Polls every four seconds unless it is paused. Throws a DataError.
 */
export function calendarDaysQuery(from: string, until: string, isPaused = false) {
  return queryOptions({
    queryKey: [...requestKeys.all, 'calendar', from, until],
    queryFn: ({ signal }) =>
      read(daysSchema, supabase.rpc('calendar_days', { from_day: from, until_day: until }).abortSignal(signal)),
    refetchInterval: isPaused ? false : pollInterval,
  });
}
