import { dutchDateTime } from '#shared/dutch-time.ts';
import { Random } from '../random.ts';
import type { DemoRequest } from '../year.ts';
import { dueOfVisit, duesOfRequest, lostVisit, type Due, type LostVisit } from './dues.ts';

/** An invoice, or the credit note that takes one back. Amounts in cents, days `YYYY-MM-DD`, moments ISO. */
export interface DemoInvoice extends Due {
  number: string;
  /** The invoice that it takes back; null for an invoice. */
  credits: string | null;
  customer: string;
  /** Refunds are below 0. */
  payments: { paid_on: string; amount: number }[];
  /** When each reminder was mailed. */
  reminders: string[];
}

export interface DemoMoney {
  visits: LostVisit[];
  /** In the order of their numbers. */
  invoices: DemoInvoice[];
  /** What comes by itself later. */
  planned: Due[];
}

const seed = 53;
const day = 86_400_000;
const paymentDays = 14;

/** What became of invoices, and of how many in a hundred. */
const courses = [
  ['paid', 75],
  ['reminded', 8],
  ['in two parts', 4],
  ['in part', 3],
  ['too much', 3],
  ['refunded', 2],
  ['credited', 2],
  ['paid and credited', 1],
  ['not paid', 2],
] as const;

/** The money of a made-up year until this moment, the same for the same requests. */
export function demoMoney(requests: readonly DemoRequest[], now: Date): DemoMoney {
  const random = new Random(seed);
  const visits: LostVisit[] = [];
  const names = new Map<string, string>();
  const dues = requests.flatMap((request) => {
    names.set(request.id, request.name);
    const visit = lostVisit(request, now, random);
    if (visit) visits.push(visit);
    return [...(visit ? [dueOfVisit(visit, request, random)] : []), ...duesOfRequest(request, random)];
  });
  const invoices = dues
    .filter((due) => isMade(due, now))
    .flatMap((due) => courseOf({ ...due, customer: names.get(due.request_id) ?? '' }, now.getTime(), random));
  return {
    visits,
    invoices: numbered(invoices),
    planned: dues.filter((due) => !isMade(due, now) && due.due === 'job'),
  };
}

function isMade({ made_at }: Due, now: Date): boolean {
  return made_at <= now.toISOString();
}

/** An invoice with what was paid of it until now, and its credit note. */
function courseOf(due: Due & { customer: string }, now: number, random: Random): DemoInvoice[] {
  const made = Date.parse(due.made_at);
  const isOld = now - made > 120 * day;
  const invoice: DemoInvoice = { ...due, number: '', credits: null, payments: [], reminders: [] };
  const credit = random.uuid();

  function pay(amount: number, from: number, to: number): void {
    const moment = made + random.between(from, to) * day;
    if (moment <= now) invoice.payments.push({ paid_on: dayOf(moment), amount });
  }
  function remind(times: number): void {
    for (let time = 1; time <= times; time += 1) {
      const moment = made + (paymentDays + 7 * time) * day;
      if (moment <= now) invoice.reminders.push(new Date(moment).toISOString());
    }
  }
  function takeBack(after: number): DemoInvoice[] {
    const made_at = new Date(made + after * day).toISOString();
    if (Date.parse(made_at) > now) return [invoice];
    return [invoice, { ...invoice, id: credit, credits: due.id, made_at, payments: [], reminders: [] }];
  }

  const course = random.pick(courses);
  const part = Math.round(due.total / 2);
  // What is older was settled by now.
  switch (isOld && ['in part', 'not paid'].includes(course) ? 'reminded' : course) {
    case 'paid':
      pay(due.total, 1, 13);
      break;
    case 'reminded':
      remind(random.between(1, 2));
      pay(due.total, 24, 38);
      break;
    case 'in two parts':
      pay(part, 2, 10);
      pay(due.total - part, 11, 20);
      break;
    case 'in part':
      pay(part, 2, 10);
      remind(2);
      break;
    case 'too much':
      pay(due.total, 2, 6);
      pay(isOld ? 0 : due.total, 7, 9);
      break;
    case 'refunded':
      pay(due.total + 1000, 2, 6);
      pay(-1000, 8, 12);
      break;
    case 'credited':
      return takeBack(3);
    case 'paid and credited':
      pay(due.total, 1, 3);
      if (isOld) pay(-due.total, 9, 12);
      return takeBack(6);
    case 'not paid':
      remind(3);
      break;
  }
  invoice.payments = invoice.payments.filter(({ amount }) => amount !== 0);
  return [invoice];
}

/** In the order in which they were made, numbered within each year. */
function numbered(invoices: readonly DemoInvoice[]): DemoInvoice[] {
  const last = new Map<string, number>();
  return invoices
    .toSorted((one, other) => one.made_at.localeCompare(other.made_at))
    .map((invoice) => {
      const year = dayOf(Date.parse(invoice.made_at)).slice(0, 4);
      const place = (last.get(year) ?? 0) + 1;
      last.set(year, place);
      return { ...invoice, number: `${year}-${String(place).padStart(4, '0')}` };
    });
}

function dayOf(moment: number): string {
  return dutchDateTime(new Date(moment)).date;
}
