import { z } from 'zod';
import * as kind from './field-types.ts';

// Every field of a request, once: all code that reads, writes or shows a request derives from the table below.

/** Who sets a value: the visitor, the lookup and price list (`estimate`), the adviser, or the database and services. */
type Writer = 'visitor' | 'estimate' | 'adviser' | 'system';

interface Field extends kind.FieldType {
  /** In contact_submissions. */
  column: string;
  writer: Writer;
  /** Identifies a person or home: removed when a request is anonymised. */
  isPersonal?: true;
  /** The visitor must fill it in. */
  isRequired?: true;
  /** A caller need not have one. */
  isOptionalByTelephone?: true;
  /** In characters. A CHECK constraint in supabase/migrations repeats it; supabase/tests compares them. */
  maxLength?: number;
  /** Never edited: what a visitor wrote stays as it was. */
  isFixed?: true;
  /** The part of the details in which it stands. */
  section?: 'customer' | 'home' | 'at-home' | 'payer';
}

const customer = { writer: 'visitor', isPersonal: true, section: 'customer' } as const;
const home = { writer: 'visitor', isPersonal: true, section: 'home' } as const;

const atHome = { writer: 'visitor', isPersonal: true, section: 'at-home' } as const;
const payer = { writer: 'visitor', isPersonal: true, section: 'payer' } as const;

const arrival = { writer: 'system', isPersonal: true, section: 'customer' } as const;

/** Every field of a request, in the order in which they are listed. */
export const requestFields = {
  id: { column: 'id', ...kind.id, writer: 'system' },
  createdAt: { column: 'created_at', ...kind.moment, writer: 'system' },
  name: { column: 'name', ...kind.customerName, ...customer, isRequired: true, maxLength: 100 },
  email: { column: 'email', ...kind.email, ...customer, isRequired: true, isOptionalByTelephone: true, maxLength: 254 },
  phone: { column: 'phone', ...kind.phone, ...customer, maxLength: 30 },
  address: { column: 'address', ...kind.line, ...home, maxLength: 200 },
  postcode: { column: 'postcode', ...kind.postcode, ...home },
  houseNumber: { column: 'house_number', ...kind.houseNumber, ...home },
  houseNumberAddition: { column: 'house_number_addition', ...kind.suffix, writer: 'visitor', isPersonal: true },
  /** At the end of the address, by the database. */
  place: { column: 'place', ...kind.line, writer: 'system', isPersonal: true },
  propertyType: {
    column: 'property_type',
    ...kind.propertyType,
    writer: 'visitor',
    isRequired: true,
    section: 'home',
  },
  /** Square metres. */
  surfaceArea: { column: 'surface_area', ...kind.area, writer: 'estimate', section: 'home' },
  constructionYear: { column: 'construction_year', ...kind.year, writer: 'estimate', section: 'home' },
  /** Whole metres in the Dutch grid, of the address in the register; for computing, not for reading. */
  rdX: { column: 'rd_x', ...kind.metres, writer: 'estimate', isPersonal: true },
  rdY: { column: 'rd_y', ...kind.metres, writer: 'estimate', isPersonal: true },
  rushService: { column: 'rush_service', ...kind.flag, writer: 'visitor', section: 'home' },
  /** The price that holds: the agreed one, else that of the list. Euro, VAT included, as the other prices. */
  price: { column: 'price', ...kind.price, writer: 'system', section: 'home' },
  /** By the list of the request, with the surcharge of rush. */
  listPrice: { column: 'list_price', ...kind.price, writer: 'system' },
  /** The day of the list that the visitor saw, then of the one that holds; and of one that the visitor saw too long ago. */
  priceList: { column: 'price_list', ...kind.listDay, writer: 'estimate', isFixed: true },
  outdatedList: { column: 'outdated_list', ...kind.listDay, writer: 'system' },
  /** What the visitor's browser computed. */
  calculatedPrice: { column: 'calculated_price', ...kind.price, writer: 'estimate' },
  /** What was agreed on instead, and why. */
  agreedPrice: { column: 'agreed_price', ...kind.agreedPrice, writer: 'adviser' },
  agreedPriceReason: {
    column: 'agreed_price_reason',
    ...kind.line,
    writer: 'adviser',
    isPersonal: true,
    maxLength: 200,
  },
  preferredTimes: { column: 'preferred_times', ...kind.line, ...customer, maxLength: 200 },
  /** Who is at the home, when that is somebody else: roles.ts says which of these belong together. */
  atHomeName: { column: 'at_home_name', ...kind.personName, ...atHome, maxLength: 100 },
  atHomePhone: { column: 'at_home_phone', ...kind.phone, ...atHome, maxLength: 30 },
  atHomeEmail: { column: 'at_home_email', ...kind.email, ...atHome, maxLength: 254 },
  /** Who gets the invoice, when it is somebody else or at another address. */
  payerKind: { column: 'payer_kind', ...kind.payerKind, ...payer },
  orderedAs: { column: 'ordered_as', ...kind.orderedAs, ...payer },
  payerName: { column: 'payer_name', ...kind.customerName, ...payer, maxLength: 100 },
  payerAttention: { column: 'payer_attention', ...kind.personName, ...payer, maxLength: 100 },
  payerPostcode: { column: 'payer_postcode', ...kind.postcode, ...payer },
  /** With the house number. */
  payerStreet: { column: 'payer_street', ...kind.line, ...payer, maxLength: 100 },
  payerCity: { column: 'payer_city', ...kind.line, ...payer, maxLength: 60 },
  payerEmail: { column: 'payer_email', ...kind.email, ...payer, maxLength: 254 },
  payerKvk: { column: 'payer_kvk', ...kind.chamberOfCommerce, ...payer },
  payerVatId: { column: 'payer_vat_id', ...kind.vatId, ...payer },
  /** What the payer wants to read on the invoice. */
  payerReference: { column: 'payer_reference', ...kind.line, ...payer, maxLength: 50 },
  message: { column: 'message', ...kind.text, writer: 'visitor', isPersonal: true, maxLength: 2000, isFixed: true },
  /** May be one that this site does not know: see knownStatus. */
  status: { column: 'status', ...kind.status, writer: 'adviser' },
  /** YYYY-MM-DD */
  appointmentDate: { column: 'appointment_date', ...kind.date, writer: 'adviser' },
  /** HH:mm */
  appointmentTime: { column: 'appointment_time', ...kind.time, writer: 'adviser' },
  /** The moment for which an administrator confirmed that the appointment is planned although it does not fit. */
  overruledMoment: { column: 'overruled_moment', ...kind.localDateTime, writer: 'adviser' },
  /** How often the appointment changed. */
  appointmentSequence: { column: 'appointment_sequence', ...kind.count, writer: 'system' },
  /** Who planned the appointment. */
  appointmentOrigin: { column: 'appointment_origin', ...kind.appointmentOrigin, writer: 'system' },
  /** When an administrator first acted on it, and when it was last completed; '' for never. */
  contactedAt: { column: 'contacted_at', ...kind.optionalTimestamp, writer: 'system' },
  completedAt: { column: 'completed_at', ...kind.optionalTimestamp, writer: 'system' },
  /** To the customer, who reads it on the own page and gets it by mail. */
  answer: { column: 'answer', ...kind.text, writer: 'adviser', isPersonal: true, maxLength: 2000 },
  notes: { column: 'notes', ...kind.text, writer: 'adviser', isPersonal: true, maxLength: 5000 },
  /** YYYY-MM-DD; the customer is to be called back on that day. */
  callbackOn: { column: 'callback_on', ...kind.date, writer: 'adviser' },
  /** User id of an administrator. */
  assignedTo: { column: 'assigned_to', ...kind.administrator, writer: 'adviser' },
  source: { column: 'source', ...kind.source, writer: 'system' },
  /** The page with which the visit to the site began, and the host of the site that led there; '' when not known. */
  landingPath: { column: 'landing_path', ...kind.line, ...arrival, maxLength: 200 },
  referrerHost: { column: 'referrer_host', ...kind.line, ...arrival, maxLength: 100 },
  /** Whether the form was mailed; '' for a request by telephone. */
  relayStatus: { column: 'relay_status', ...kind.outcome, writer: 'system' },
  /** Whether the automation took the last saved version; '' while none was offered to it. */
  webhookStatus: { column: 'webhook_status', ...kind.outcome, writer: 'system' },
  /** Of the home in the register, EP-Online, when it was last looked up: its newest valid label; '' for none. */
  labelClass: { column: 'label_class', ...kind.line, writer: 'system', isPersonal: true },
  /** YYYY-MM-DD */
  labelRegisteredAt: { column: 'label_registered_at', ...kind.date, writer: 'system', isPersonal: true },
  /** YYYY-MM-DD, the last day on which it is valid. */
  labelValidUntil: { column: 'label_valid_until', ...kind.date, writer: 'system', isPersonal: true },
  /** Came in above the limits of an hour, and nobody accepted it yet. */
  isHeld: { column: 'is_held', ...kind.systemFlag, writer: 'system' },
  /** What the customer did last that no administrator has seen yet, and when; '' for nothing. */
  customerAction: { column: 'customer_action', ...kind.customerAction, writer: 'system', isPersonal: true },
  customerActedAt: { column: 'customer_acted_at', ...kind.optionalTimestamp, writer: 'system', isPersonal: true },
  /** When the customer asked us to begin within the period of withdrawal; '' for never. */
  earlyStartRequestedAt: { column: 'early_start_requested_at', ...kind.optionalTimestamp, writer: 'system' },
  /** When the customer withdrew from the order, '' for never; and the most that is owed for the part that was done, in cents. */
  withdrawnAt: { column: 'withdrawn_at', ...kind.optionalTimestamp, writer: 'system' },
  withdrawalOwed: { column: 'withdrawal_owed', ...kind.cents, writer: 'system' },
  /** The terms that hold for it, by the day from which they did, YYYY-MM-DD. */
  termsFrom: { column: 'terms_from', ...kind.date, writer: 'system' },
  anonymisedAt: { column: 'anonymised_at', ...kind.done, writer: 'system' },
  /**
   * Hash of the key with which the visitor opens the request. Sent with a new request; the database moves it elsewhere.
   */
  keyHash: { column: 'key_hash', ...kind.line, writer: 'system', isPersonal: true },
  /** `updated_at` exactly as received: through a Date it would lose its microseconds. */
  version: { column: 'updated_at', ...kind.moment, writer: 'system' },
} as const satisfies Record<string, Field>;

type Fields = typeof requestFields;
export type RequestFieldName = keyof Fields;

type Shape<W extends Writer> = {
  [F in RequestFieldName as Fields[F]['writer'] extends W ? F : never]: Fields[F]['shape'];
};

/** The names of all fields, in the order of the table. */
export const requestFieldNames = Object.keys(requestFields).filter(
  (name): name is RequestFieldName => name in requestFields,
);

/** The shape of the fields that one of these writes. */
export function shapeOf<W extends Writer>(...writers: W[]): z.ZodObject<Shape<W>>;
export function shapeOf(...writers: Writer[]): z.ZodObject {
  const names = requestFieldNames.filter((name) => writers.includes(requestFields[name].writer));
  return z.object(Object.fromEntries(names.map((name) => [name, requestFields[name].shape])));
}

export const requestShape = shapeOf('visitor', 'estimate', 'adviser', 'system');
export type StoredRequest = z.output<typeof requestShape>;

/** Values by the columns that hold them; an empty one is null there. Names without a column are left out. */
export function toColumns(values: object): object {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      isFieldName(name) ? [[requestFields[name].column, value === '' ? null : value]] : [],
    ),
  );
}

/** A stored row by the names of its fields. */
export function fromColumns(row: object): object {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(requestFieldNames.map((name) => [name, values.get(requestFields[name].column)]));
}

/** The field that a column holds; undefined for a column that no field has. */
export function fieldOfColumn(column: string): RequestFieldName | undefined {
  return requestFieldNames.find((name) => requestFields[name].column === column);
}

export function fieldDefinition(name: RequestFieldName): Field {
  return requestFields[name];
}

/** A value of each of these names. */
export function recordOf<F extends string, Value>(names: readonly F[], valueOf: (name: F) => Value): Record<F, Value>;
export function recordOf(names: readonly string[], valueOf: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

function isFieldName(name: string): name is RequestFieldName {
  return Object.hasOwn(requestFields, name);
}
