import { z } from 'zod';
import {
  findLabels,
  type HomeAddress,
  type LabelFailure,
  type LabelRegister,
  type RegisteredLabel,
} from '../_shared/label-register.ts';

interface LookupOptions {
  /** Runs a function of the database with the rights of the server; throws when it fails. */
  call: (name: string, parameters: object) => Promise<unknown>;
  /** Null without a key: the database then plans no lookups. */
  register: LabelRegister | null;
}

/** Per run. */
const maxLookups = 10;
/** Milliseconds after which a run starts no new lookup; the next run continues. */
const budget = 20_000;

const lookupsSchema = z.array(
  z.object({
    request_id: z.string(),
    postcode: z.string(),
    house_number: z.string(),
    /** Letter and addition, as the request has them. */
    suffix: z.string(),
  }),
);
type Lookup = z.output<typeof lookupsSchema>[number];

/**
 * Looks in the register for the homes whose turn it is, and returns whether any had a label. Throws when the database does
 * not answer. The database has a look that failed tried again, a few times a day.
 */
export async function lookUpLabels({ call, register }: LookupOptions): Promise<boolean> {
  const started = Date.now();
  let isFound = false;
  let timesDown = 0;
  for (let count = 0; count < maxLookups && Date.now() - started < budget; count += 1) {
    // One at a time: a lookup that is taken but not made would wait for hours.
    const [look] = lookupsSchema.parse(await call('take_label_looks', { amount: 1, has_key: register !== null }));
    if (register === null || look === undefined) break;
    const labels = await labelsOf(look, register);
    if (typeof labels !== 'string') {
      await call('store_labels', { look, labels });
      isFound ||= labels.length > 0;
      continue;
    }
    console.error(`The label register did not answer a look: ${labels}`);
    if (labels === 'unavailable') timesDown += 1;
    // The register failed, not this home.
    if (labels === 'settings' || labels === 'too-many' || timesDown === 2) break;
  }
  return isFound;
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
 * The addresses that a request can mean, the likelier first: the register may hold `A` as a letter or as an addition, and
 * `AV` as either or as both. None when the register cannot hold it.
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
