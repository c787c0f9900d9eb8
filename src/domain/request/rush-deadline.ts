const minute = 60_000;
const rushTime = 24 * 60 * minute;

export interface RushTime {
  isLate: boolean;
  amount: number;
  unit: 'minutes' | 'hours' | 'days';
}

/** What is left of the 24 hours of a rush request, or how long they are over; both moments in milliseconds since 1970. */
export function rushTimeLeft(createdAt: number, now: number): RushTime {
  const left = createdAt + rushTime - now;
  const isLate = left < 0;
  const minutes = Math.max(1, isLate ? Math.floor(-left / minute) : Math.ceil(left / minute));
  if (minutes < 60) return { isLate, amount: minutes, unit: 'minutes' };
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? { isLate, amount: hours, unit: 'hours' }
    : { isLate, amount: Math.floor(hours / 24), unit: 'days' };
}
