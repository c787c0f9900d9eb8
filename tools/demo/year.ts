import { specificationList } from '../../src/domain/pricing/price-list.ts';
import { calculatePrice, type PropertyType } from '../../src/domain/pricing/pricing.ts';
import { dutchInstant } from '#shared/dutch-time.ts';
import { readPlaces } from '../local/address-register/places.ts';
import { toRd } from '../../src/domain/address/rijksdriehoek.ts';
import { Random } from './random.ts';
import { AppointmentSlots } from './appointment-slots.ts';
import { familyNames, givenNames, messages, notes } from './words.ts';

/** A row of contact_submissions by its columns. */
export interface DemoRequest {
  id: string;
  name: string;
  created_at: string;
  status: 'new' | 'contacted' | 'scheduled' | 'completed' | 'cancelled';
  source: 'website' | 'telephone';
  appointment_date: string | null;
  appointment_time: string | null;
  /** Of the adviser. */
  assigned_to: string | null;
  contacted_at: string | null;
  completed_at: string | null;
  /** That the customer wants no period of withdrawal to pass first. */
  early_start_requested_at: string | null;
  /** In euros. */
  calculated_price: number;
  [column: string]: unknown;
}

const seed = 2026;
const days = 365;
const day = 86_400_000;
const hour = 3_600_000;
const minute = 60_000;

const kinds: readonly (readonly [PropertyType, number])[] = [
  ['terraced', 38],
  ['apartment', 27],
  ['semi-detached', 17],
  ['detached', 14],
  ['other', 4],
];
const areas: Record<PropertyType, [number, number]> = {
  apartment: [45, 110],
  terraced: [85, 150],
  'semi-detached': [105, 185],
  detached: [130, 290],
  other: [60, 140],
};
/** How many requests come in on a working day of each month, January first: homes are sold in spring and autumn. */
const monthlyDemand = [1.8, 2, 2.5, 2.7, 2.8, 2.4, 1.4, 1.3, 2.4, 2.7, 2.5, 1.5];

const landingPages: readonly (readonly [string | null, number])[] = [
  ['/', 45],
  ['/energielabel-amersfoort-aanvragen', 14],
  ['/energielabel-utrecht-aanvragen', 12],
  ['/blog/isolatie-en-uw-energielabel', 7],
  ['/blog/huis-verkopen-zonder-energielabel', 9],
  [null, 13],
];
const referrers: readonly (readonly [string | null, number])[] = [
  ['google.com', 52],
  ['bing.com', 6],
  ['funda.nl', 9],
  [null, 33],
];

/**
 * The requests of a year until this moment, oldest first, all made up and the same for the same moment: people, homes,
 * appointments of these advisers on working days, and labels.
 */
export function demoYear(now: Date, advisers: readonly string[]): DemoRequest[] {
  const random = new Random(seed);
  const slots = new AppointmentSlots(advisers);
  const requests: DemoRequest[] = [];
  for (let start = now.getTime() - days * day; start <= now.getTime(); start += day) {
    const moments = Array.from(
      { length: amountOn(new Date(start), random) },
      () => start + random.between(-420, 420) * minute,
    );
    for (const moment of moments.filter((each) => each < now.getTime()).toSorted((one, other) => one - other)) {
      requests.push(demoRequest(moment, now.getTime(), { random, slots }));
    }
  }
  return requests;
}

function amountOn(date: Date, random: Random): number {
  const isWeekend = [0, 6].includes(date.getUTCDay());
  const expected = (monthlyDemand[date.getUTCMonth()] ?? 0) * (isWeekend ? 0.5 : 1);
  return Math.floor(expected + random.next());
}

interface Chance {
  random: Random;
  slots: AppointmentSlots;
}

function demoRequest(created: number, now: number, { random, slots }: Chance): DemoRequest {
  const source = random.happens(0.18) ? 'telephone' : 'website';
  const rush = random.happens(0.07);
  const isLost = random.happens(0.17);
  const contacted = created + random.between(30, rush || source === 'telephone' ? 90 : 2900) * minute;
  const appointment = isLost ? null : slots.take(created + (rush ? 1 : random.between(3, 14)) * day, random);
  const appointmentEnds = appointment && dutchInstant(appointment).getTime() + hour;
  const completed = appointmentEnds && appointmentEnds + random.between(rush ? 2 : 16, rush ? 5 : 44) * hour;
  // An appointment is only made after contact.
  const isPlanned = appointment !== null && contacted + 2 * hour < now;
  const status = statusAt(now, { contacted, completed, isLost, isPlanned });
  const hasAppointment = isPlanned && ['scheduled', 'completed'].includes(status);
  return {
    ...person(random),
    ...home(random, rush),
    id: random.uuid(),
    created_at: iso(created),
    updated_at: iso(Math.min(now, completed ?? contacted)),
    source,
    relay_status: source === 'telephone' ? null : random.happens(0.01) ? 'failed' : 'sent',
    is_held: false,
    status,
    appointment_date: hasAppointment ? appointment.date : null,
    appointment_time: hasAppointment ? appointment.time : null,
    appointment_sequence: 0,
    assigned_to: hasAppointment ? appointment.adviser : null,
    callback_on: status === 'contacted' ? iso(now + random.between(0, 3) * day).slice(0, 10) : null,
    notes: random.happens(0.25) ? random.one(notes) : null,
    message: source === 'website' && random.happens(0.4) ? random.one(messages) : null,
    contacted_at: status === 'new' ? null : iso(contacted),
    completed_at: status === 'completed' && completed !== null ? iso(completed) : null,
    landing_path: source === 'website' ? random.pick(landingPages) : null,
    referrer_host: source === 'website' ? random.pick(referrers) : null,
    early_start_requested_at: hasAppointment && random.happens(0.5) ? iso(contacted) : null,
  };
}

interface Course {
  /** Milliseconds since 1970. */
  contacted: number;
  completed: number | null;
  isLost: boolean;
  isPlanned: boolean;
}

function statusAt(now: number, { contacted, completed, isLost, isPlanned }: Course): DemoRequest['status'] {
  if (contacted > now) return 'new';
  if (isLost) return contacted + 5 * day < now ? 'cancelled' : 'contacted';
  if (completed !== null && completed < now) return 'completed';
  return isPlanned ? 'scheduled' : 'contacted';
}

function person(random: Random) {
  const [given, family] = [random.one(givenNames), random.one(familyNames)];
  const mailbox = `${given}.${family}${random.between(1, 9999)}`.toLowerCase().replaceAll(' ', '');
  return {
    name: `${given} ${family}`,
    email: `${mailbox}@example.org`,
    // No number begins like this.
    phone: `06 000${random.between(10_000, 99_999)}`,
  };
}

/** The office is in Amersfoort, in metres of the Dutch grid. */
const office = { x: 155_000, y: 463_000 };

/** The places of the address register's stand-in with several streets; most requests come from near the office. */
const places = readPlaces()
  .filter(({ streets }) => streets.length > 1)
  .map((place) => {
    const { x, y } = toRd(place.lat, place.lng);
    const kilometres = Math.hypot(x - office.x, y - office.y) / 1000;
    return [{ ...place, x, y }, 1 / (kilometres + 8) ** 2] as const;
  });

function home(random: Random, rush_service: boolean) {
  const { name, streets, x, y } = random.pick(places);
  const { street, postcode } = random.one(streets);
  const number = random.between(1, 199);
  const property_type = random.pick(kinds);
  const surface_area = random.between(...areas[property_type]);
  const price = calculatePrice(
    { propertyType: property_type, surfaceArea: surface_area, rushService: rush_service },
    specificationList,
  );
  return {
    address: `${street}, ${name}`,
    postcode,
    house_number: String(number),
    property_type,
    surface_area,
    construction_year: random.between(1905, 2022),
    rd_x: x + random.between(-2000, 2000),
    rd_y: y + random.between(-2000, 2000),
    rush_service,
    calculated_price: price.total,
  };
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
