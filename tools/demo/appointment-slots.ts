import type { Random } from './random.ts';

interface Appointment {
  adviser: string;
  /** `YYYY-MM-DD` and `HH:mm`, Dutch time. */
  date: string;
  time: string;
}

const day = 86_400_000;
/** Start times, far enough apart to drive between any two homes. */
const times = ['09:00', '11:45', '14:30'];

/** Assigns the times of appointments on working days, each once. */
export class AppointmentSlots {
  readonly #advisers: readonly string[];
  readonly #taken = new Set<string>();

  constructor(advisers: readonly string[]) {
    this.#advisers = advisers;
  }

  /** The first free slot on or after the day of a moment (milliseconds). */
  take(moment: number, random: Random): Appointment {
    for (let later = moment; ; later += day) {
      const date = new Date(later);
      if ([0, 6].includes(date.getUTCDay())) continue;
      const free = this.#advisers
        .flatMap((adviser) => times.map((time) => ({ adviser, date: date.toISOString().slice(0, 10), time })))
        .filter((appointment) => !this.#taken.has(Object.values(appointment).join()));
      if (free.length === 0) continue;
      const appointment = random.one(free);
      this.#taken.add(Object.values(appointment).join());
      return appointment;
    }
  }
}
