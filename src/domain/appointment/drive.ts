/** An appointment with the drive to it. */
interface DrivenAppointment {
  /** User id; '' for nobody. */
  adviser: string;
  /** ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  driveThere: { isFromStart: boolean } | null;
}

const minute = 60_000;

/**
 * Minutes between the previous appointment of the same adviser and this one, below zero where they overlap; undefined
 * for the first of a day. `appointments` are those of that day, earliest first.
 */
export function minutesBefore(
  appointment: DrivenAppointment,
  appointments: readonly DrivenAppointment[],
): number | undefined {
  if (appointment.driveThere === null || appointment.driveThere.isFromStart) return undefined;
  const before = appointments
    .slice(0, appointments.indexOf(appointment))
    .findLast(({ adviser }) => adviser === appointment.adviser);
  return before && Math.floor((Date.parse(appointment.startsAt) - Date.parse(before.endsAt)) / minute);
}
