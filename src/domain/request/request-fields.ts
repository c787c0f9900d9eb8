import { z } from 'zod';

// Every field of a request, once: whatever reads, writes or shows a request derives from the table below.

/** Where a request came in. */
export const requestSources = ['website', 'telephone'] as const;
export type RequestSource = (typeof requestSources)[number];

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Postgres sends a numeric as text, for it has more digits than JavaScript can hold. */
const number = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
  });

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const count = number.transform((value) => value ?? 0);
const date = text.transform((value) => value.slice(0, 10));
const time = text.transform((value) => value.slice(0, 5));
const outcome = z.enum(['sent', 'failed']).or(z.literal('')).catch('');
const status = text.transform((value) => value || 'new');
const source = z.enum(requestSources).catch('website');
const required = z.string().min(1);

/** Who sets a value: the visitor, the lookup and price list (`estimate`), the adviser, or the database and services. */
type Writer = 'visitor' | 'estimate' | 'adviser' | 'system';

/** How people read a value. */
type FieldFormat =
  | 'text'
  | 'phone'
  | 'suffix'
  | 'property-type'
  | 'area'
  | 'price'
  | 'number'
  | 'yes-no'
  | 'status'
  | 'date'
  | 'time'
  | 'moment'
  | 'outcome'
  | 'administrator'
  | 'source'
  | 'done';

interface Field {
  /** In contact_submissions. */
  column: string;
  /** Reads a stored value; '' and null are empty. */
  shape: z.ZodType;
  format: FieldFormat;
  writer: Writer;
  /** Says who or where somebody is: removed when a request is made anonymous. */
  isPersonal?: true;
  /** The part of the details in which it stands. */
  section?: 'customer' | 'home';
}

/** Every field of a request, in the order in which they are listed. */
export const requestFields = {
  id: { column: 'id', shape: required, format: 'text', writer: 'system' },
  createdAt: { column: 'created_at', shape: required, format: 'moment', writer: 'system' },
  name: { column: 'name', shape: text, format: 'text', writer: 'visitor', isPersonal: true, section: 'customer' },
  email: { column: 'email', shape: text, format: 'text', writer: 'visitor', isPersonal: true, section: 'customer' },
  phone: { column: 'phone', shape: text, format: 'phone', writer: 'visitor', isPersonal: true, section: 'customer' },
  address: { column: 'address', shape: text, format: 'text', writer: 'visitor', isPersonal: true, section: 'home' },
  postcode: { column: 'postcode', shape: text, format: 'text', writer: 'visitor', isPersonal: true, section: 'home' },
  houseNumber: {
    column: 'house_number',
    shape: text,
    format: 'text',
    writer: 'visitor',
    isPersonal: true,
    section: 'home',
  },
  houseNumberAddition: {
    column: 'house_number_addition',
    shape: text,
    format: 'suffix',
    writer: 'visitor',
    isPersonal: true,
  },
  propertyType: { column: 'property_type', shape: text, format: 'property-type', writer: 'visitor', section: 'home' },
  /** Square metres. */
  surfaceArea: { column: 'surface_area', shape: number, format: 'area', writer: 'estimate', section: 'home' },
  constructionYear: {
    column: 'construction_year',
    shape: number,
    format: 'number',
    writer: 'estimate',
    section: 'home',
  },
  /** Whole metres in the Dutch grid, of the address in the register; for computing, not for reading. */
  rdX: { column: 'rd_x', shape: number, format: 'number', writer: 'estimate', isPersonal: true },
  rdY: { column: 'rd_y', shape: number, format: 'number', writer: 'estimate', isPersonal: true },
  rushService: { column: 'rush_service', shape: flag, format: 'yes-no', writer: 'visitor', section: 'home' },
  /** Euro, VAT included. */
  calculatedPrice: { column: 'calculated_price', shape: number, format: 'price', writer: 'estimate', section: 'home' },
  message: { column: 'message', shape: text, format: 'text', writer: 'visitor', isPersonal: true },
  /** May be one that this site does not know: see knownStatus. */
  status: { column: 'status', shape: status, format: 'status', writer: 'adviser' },
  /** YYYY-MM-DD */
  appointmentDate: { column: 'appointment_date', shape: date, format: 'date', writer: 'adviser' },
  /** HH:mm */
  appointmentTime: { column: 'appointment_time', shape: time, format: 'time', writer: 'adviser' },
  /** How often the appointment changed. */
  appointmentSequence: { column: 'appointment_sequence', shape: count, format: 'number', writer: 'system' },
  notes: { column: 'notes', shape: text, format: 'text', writer: 'adviser', isPersonal: true },
  /** YYYY-MM-DD; the customer is to be called back on that day. */
  callbackOn: { column: 'callback_on', shape: date, format: 'date', writer: 'adviser' },
  /** User id of an administrator. */
  assignedTo: { column: 'assigned_to', shape: text, format: 'administrator', writer: 'adviser' },
  source: { column: 'source', shape: source, format: 'source', writer: 'system' },
  /** Whether the form was mailed; '' for a request by telephone. */
  relayStatus: { column: 'relay_status', shape: outcome, format: 'outcome', writer: 'system' },
  /** Whether the automation took the last saved version; '' while none was offered to it. */
  webhookStatus: { column: 'webhook_status', shape: outcome, format: 'outcome', writer: 'system' },
  /** Came in above the limits of an hour, and nobody accepted it yet. */
  isHeld: { column: 'is_held', shape: flag, format: 'yes-no', writer: 'system' },
  anonymisedAt: { column: 'anonymised_at', shape: text, format: 'done', writer: 'system' },
  /** `updated_at` exactly as received: through a Date it would lose its microseconds. */
  version: { column: 'updated_at', shape: required, format: 'moment', writer: 'system' },
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

/** A stored request. */
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

/** The part of the details in which a field stands; undefined for none. */
export function sectionOf(name: RequestFieldName): Field['section'] {
  const field: Field = requestFields[name];
  return field.section;
}

function isFieldName(name: string): name is RequestFieldName {
  return Object.hasOwn(requestFields, name);
}
