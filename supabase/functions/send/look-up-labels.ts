import { z } from 'zod';
import { DatabaseRefusal } from '../_server/call-database.ts';
import { findLabels, type HomeAddress, type LabelFailure, type LabelRegister } from '../_server/label-register.ts';
import type { RegisteredLabel } from '../_shared/registered-label.ts';

interface LookupOptions {
  /** Runs a function of the database with the rights of the server; throws when it fails. */
  call: (name: string, parameters: object) => Promise<unknown>;
  /** Null without a key: the database then schedules no lookups. */
  register: LabelRegister | null;
}

/** Per run. */
const maxLookups = 10;
/** Milliseconds after which a run starts no new lookup; the next run continues. */
const budget = 20_000;

const lookupSchema = z.object({
  request_id: z.string(),
  postcode: z.string(),
  house_number: z.string(),
  /** Letter and addition, as the request has them. */
  suffix: z.string(),
});
type Lookup = z.output<typeof lookupSchema>;

/**
 * Looks up the homes that are due in the register, one by one, and returns whether any had a label. Throws when the
 * database does not respond. The database schedules a retry of a failed lookup, a few times a day.
 */
export async function lookUpLabels({ call, register }: LookupOptions): Promise<boolean> {
  const started = Date.now();
  let isFound = false;
  let timesDown = 0;
  for (let count = 0; count < maxLookups && Date.now() - started < budget; count += 1) {
    // One at a time: a lookup that is taken but not performed would wait for hours.
    const [taken] = z
      .array(z.unknown())
      .parse(await call('take_label_looks', { amount: 1, has_key: register !== null }));
    if (register === null || taken === undefined) break;
    const look = lookupSchema.safeParse(taken);
    if (!look.success) {
      console.error('The address of a request cannot be read, and its label is not looked for');
      continue;
    }
    const labels = await labelsOf(look.data, register);
    if (typeof labels !== 'string') {
      const isStored = await store(look.data, labels);
      isFound ||= isStored && labels.length > 0;
      continue;
    }
    console.error(`The label of ${nameOf(look.data)} was not found out: ${labels}`);
    if (labels === 'unavailable') timesDown += 1;
    // The failure is that of the register, not of this home.
    if (labels === 'settings' || labels === 'too-many' || timesDown === 2) break;
  }
  return isFound;

  /** False when the database refuses it. */
  async function store(look: Lookup, labels: RegisteredLabel[]): Promise<boolean> {
    try {
      await call('store_labels', { look, labels });
      return true;
    } catch (error) {
      if (!(error instanceof DatabaseRefusal)) throw error;
      console.error(`The label of ${nameOf(look)} could not be stored: ${error.message}`);
      return false;
    }
  }
}

/** As the back-office names a request. */
function nameOf({ request_id: id }: Lookup): string {
  return `request ${id.slice(0, 8).toUpperCase()}`;
}

/** Why the lookup failed, if it did; `refused` also for an address that the register cannot hold. */
async function labelsOf(look: Lookup, register: LabelRegister): Promise<RegisteredLabel[] | LabelFailure> {
  let answer: RegisteredLabel[] | LabelFailure = 'refused';
  for (const address of addressesOf(look)) {
    const labels = await findLabels(register, address);
    // A refusal of one address says nothing about the next.
    if (labels === 'refused') continue;
    if (typeof labels === 'string' || labels.length > 0) return labels;
    answer = labels;
  }
  return answer;
}

/**
 * The addresses that a request can mean, most likely first: the register may hold `A` as a letter or as an addition,
 * and `AV` as either or as both. None when the register cannot hold it.
 */
function addressesOf({ postcode, house_number: houseNumber, suffix }: Lookup): HomeAddress[] {
  const text = suffix.replace(/[^A-Za-z0-9]/g, '');
  const whole = { postcode, houseNumber, letter: '', addition: text };
  const split = { ...whole, letter: text.slice(0, 1), addition: text.slice(1) };
  // A letter alone or before a separator or a digit, as in `A`, `A-V` and `A1`; not the first of a word, as in `bis`.
  const hasLetter = /^[A-Za-z](?![A-Za-z])/.test(suffix);
  const candidates = hasLetter ? [split, whole] : /^[A-Za-z]/.test(suffix) ? [whole, split] : [whole];
  return candidates.filter(({ addition }) => addition.length <= 4);
}
