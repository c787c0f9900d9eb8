import type {
  Adviser,
  Appointment,
  CalendarDays,
  UntimedAppointment,
  VisitedHome,
} from '@/data/appointments/calendar-days';

const home: VisitedHome = {
  requestId: 'request',
  name: 'Jansen',
  phone: '',
  atHomeName: '',
  atHomePhone: '',
  address: 'Laan 1, Amersfoort',
  postcode: '3811AA',
  propertyType: 'apartment',
  surfaceArea: null,
  constructionYear: null,
  labelClass: '',
  price: 285,
  rush: null,
  message: '',
  notes: '',
};

/** An appointment on Monday 1 February 2027, when the Netherlands are an hour ahead of UTC. */
export function buildAppointment(overrides: Partial<Appointment> = {}): Appointment {
  return {
    ...home,
    id: 'visit',
    adviser: 'ali',
    startsAt: '2027-02-01T09:00:00.000Z',
    endsAt: '2027-02-01T10:00:00.000Z',
    state: 'planned',
    sequence: 0,
    isOverruled: false,
    byCustomer: null,
    driveThere: null,
    driveHome: null,
    isTooSoon: false,
    ...overrides,
  };
}

/** A day of that week without a time. */
export function buildUntimed(day: string): UntimedAppointment {
  return { ...home, day, adviser: '' };
}

export function buildAdviser(overrides: Partial<Adviser> = {}): Adviser {
  return {
    id: 'ali',
    name: 'Ali',
    color: 'blue',
    isSetUp: true,
    startPlace: '',
    hours: [{ weekday: 1, opens: '09:00', closes: '17:00' }],
    ...overrides,
  };
}

export function buildDays(overrides: Partial<CalendarDays> = {}): CalendarDays {
  return { appointments: [], untimed: [], advisers: [], blocked: [], busy: [], holidays: [], ...overrides };
}
