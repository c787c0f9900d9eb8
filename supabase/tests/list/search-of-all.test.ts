import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeAdmin } from '../../../tools/bench/many-requests.ts';
import { literal } from '../setup/factories.ts';
import { startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';

// A search through the indexes finds the same requests in the same order as one that looks at every request.

interface Request {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  postcode: string;
  house_number: string;
  message: string | null;
  status: string;
}

/** By name that is more than a search looks at before it turns to the index of words; by date a page that is not full does. */
const amount = 4_000;
const pageSize = 60;

let server: PostgresServer;
let owner: pg.Client;
/** Newest first. */
let requests: Request[];
/** The last name first. */
let byName: Request[];

beforeAll(async () => {
  server = await startPostgresServer();
  owner = await server.connect();
  // Words from few syllables, so that parts of them are found anywhere: the first in most requests, the last in few.
  function syllable(salt: number): string {
    return `(array['ma','ka','ri','de','lo','ten','berg','stra','gma','xyn'])[1 + floor(power(((n * ${salt}) % 997) / 997.0, 2) * 10)::int]`;
  }
  await owner.query(`
    insert into public.contact_submissions
      (created_at, name, email, phone, address, postcode, house_number, message, property_type, relay_status, is_held, status)
    select now() - (n / 2) * interval '1 hour', initcap(${syllable(7)} || ${syllable(13)}) || ' ' || ${syllable(29)} || ${syllable(31)},
      ${syllable(37)} || n % 50 || '@' || ${syllable(41)} || '.nl', '06' || lpad(((n * 7919) % 100000000)::text, 8, '0'),
      ${syllable(43)} || ${syllable(47)} || 'weg ' || n % 40, 1000 + n % 90 || 'AB', (1 + n % 40)::text,
      case when n % 3 = 0 then ${syllable(53)} || ' ' || ${syllable(59)} || ${syllable(61)} end,
      'other', 'sent', n % 50 = 0, case when n % 5 = 0 and n % 50 > 0 then 'contacted' else 'new' end
    from generate_series(1, ${amount}) as n`);
  await owner.query('vacuum (analyze) public.contact_submissions, private.request_search');
  await becomeAdmin(owner);
  const { rows } = await owner.query<Request>(
    'select * from public.contact_submissions order by created_at desc, id desc',
  );
  requests = rows;
  byName = (
    await owner.query<Request>(
      'select * from public.contact_submissions order by private.name_key(name) collate "C" desc, created_at desc, id desc',
    )
  ).rows;
}, 120_000);
afterAll(() => server.stop());

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function holds(words: readonly string[], typed: string): boolean {
  if (/^(\d{1,3}[a-z]?|[a-z]\d)$/.test(typed)) return words.includes(typed);
  if (typed.length < 3) return words.some((word) => word.startsWith(typed));
  return words.some((word) => word.includes(typed));
}

/** What a search stands for: every request that holds it, and first those that it names as a whole. */
function naiveSearch(search: string, status: string, { sort, isDescending }: (typeof orders)[number]): string[] {
  const typed = wordsOf(search.replace(/\b(\d{4}) ([A-Za-z]{2})\b/, '$1$2'));
  const [, hash, number] = /^(#?)([0-9a-f]{4,8})$/.exec(search.toLowerCase()) ?? [];
  const digits = /^[\d -]{4,}$/.test(search) ? search.replaceAll(/\D/g, '') : '';
  const ranked = (sort === 'name' ? byName : requests)
    .filter((request) => status === '' || request.status === status)
    .flatMap((request) => {
      const { id, name, email, phone, address, postcode, house_number, message } = request;
      const words = wordsOf([name, email, address, postcode, house_number, phone, message].join(' '));
      const isExact =
        [email, name, phone, `${postcode} ${house_number}`].some(
          (whole) => whole.toLowerCase() === typed.join(' ') || whole.toLowerCase() === search.toLowerCase(),
        ) ||
        (number !== undefined && id.startsWith(number) && (hash === '#' || number.length === 8));
      const isFound =
        isExact ||
        (number !== undefined && hash === '' && id.startsWith(number)) ||
        (typed.length > 0 && typed.every((word) => holds(words, word))) ||
        (digits.length >= 4 && words.some((word) => word.includes(digits)));
      return isFound ? [{ id, isExact }] : [];
    });
  if (sort === 'name') return ranked.map(({ id }) => id);
  if (!isDescending) return ranked.map(({ id }) => id).toReversed();
  return [...ranked.filter(({ isExact }) => isExact), ...ranked.filter(({ isExact }) => !isExact)].map(({ id }) => id);
}

const orders = [
  { sort: 'created_at', isDescending: true },
  { sort: 'created_at', isDescending: false },
  { sort: 'name', isDescending: true },
] as const;

interface Page {
  search: string;
  status: string;
  sort: string;
  isDescending: boolean;
  after: string | undefined;
  isBackwards: boolean;
}

async function idsOfPage({ search, status, sort, isDescending, after, isBackwards }: Page): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from public.list_requests(search => ${literal(search)}, status => '${status}', sort => '${sort}',
      descending => ${isDescending}, after => ${after === undefined ? 'null' : `'${after}'`}, backwards => ${isBackwards},
      page_size => ${pageSize})`,
  );
  return rows.map(({ id }) => id);
}

/** Something that stands in a request, whole or in part, and what stands in none. */
const search = fc
  .record({
    place: fc.nat(amount - 1),
    kind: fc.constantFrom('part', 'parts', 'name', 'email', 'phone', 'end of phone', 'home', 'number', 'none', 'short'),
    from: fc.nat(5),
    length: fc.integer({ min: 3, max: 6 }),
  })
  .map(({ place, kind, from, length }) => {
    const request = requests[place];
    if (!request) throw new Error('no such request');
    const { name, email, address, phone, postcode, house_number, message } = request;
    const texts = [name, email, address, message ?? ''].flatMap(wordsOf);
    const word = texts[place % texts.length] ?? '';
    const part = word.slice(Math.min(from, Math.max(0, word.length - 3))).slice(0, length);
    switch (kind) {
      case 'parts':
        return `${part} ${(texts[(place + 1) % texts.length] ?? '').slice(-3)}`;
      case 'name':
        return name.toUpperCase();
      case 'email':
        return email;
      case 'phone':
        return phone.replace(/^06/, '06-');
      case 'end of phone':
        return phone.slice(-length - 1).replace(/(..)$/, ' $1');
      case 'home':
        return `${postcode.slice(0, 4)} ${postcode.slice(4)} ${house_number}`;
      case 'number':
        return `${from % 2 === 0 ? '#' : ''}${request.id.slice(0, length + 2).toUpperCase()}`;
      case 'none':
        return `${part} zebedeus`;
      case 'short':
        return `${word.slice(0, 2)} ${house_number}`;
      default:
        return part;
    }
  });

test('page by page, forwards and back, as when every request were looked at', async () => {
  await fc.assert(
    fc.asyncProperty(
      search,
      fc.constantFrom('', 'contacted'),
      fc.constantFrom(...orders),
      async (typed, status, order) => {
        const expected = naiveSearch(typed, status, order);
        const place = { search: typed, status, ...order };
        const seen: string[] = [];
        for (let after: string | undefined; ; after = seen.at(-1)) {
          const page = await idsOfPage({ ...place, after, isBackwards: false });
          seen.push(...page);
          // Two pages say enough of what nearly all requests hold.
          if (page.length < pageSize || seen.length >= 2 * pageSize) break;
        }
        expect(seen).toEqual(expected.slice(0, Math.max(seen.length, 1)));
        if (seen.length < 2 * pageSize) expect(seen).toHaveLength(expected.length);
        const [last, next] = [expected.at(-1), expected.at(-2 - pageSize)];
        for (const [after, end] of [
          [last, expected.length - 1],
          [next, expected.length - 2 - pageSize],
          [seen[1], 1],
        ] as const) {
          if (after === undefined) continue;
          const before = await idsOfPage({ ...place, after, isBackwards: true });
          expect(before.toReversed()).toEqual(expected.slice(Math.max(0, end - pageSize), end));
        }
      },
    ),
    { numRuns: 200, seed: 13 },
  );
}, 120_000);
